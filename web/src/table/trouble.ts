/** What went wrong with a request, as a sentence in the language in use. */
import { knows, say, t } from "../text/words.svelte";
import { TroubleError } from "./api";

export function troubleText(error: unknown): string {
  if (error instanceof TroubleError) {
    if (error.text && knows(error.text.key)) return say(error.text);
    return error.message;
  }
  return t("ui-no-server");
}
