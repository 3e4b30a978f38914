"""The command as a process: exit statuses, and never a traceback."""

import os
import signal
import subprocess
import sys
import time

import pytest

from starboard.terminal import app
from starboard.terminal.cli import main


def starboard(*tokens, **options):
    command = [sys.executable, "-m", "starboard", *map(str, tokens)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)


def test_python_m_starboard_is_the_command():
    process = starboard("games")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert out.startswith("Game")


def test_bad_input_ends_with_2_and_a_sentence():
    process = starboard("simulate", "nothing")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, "")
    assert err.startswith("There is no game 'nothing' here; the games are: ")


@pytest.mark.parametrize("tokens", [["simulate", "--help"], ["games"], ["rules", "space_base", "--json"]])
def test_a_reader_who_has_seen_enough_is_no_failure(tokens):
    with starboard(*tokens) as process:
        process.stdout.close()
        err = process.stderr.read()
        assert (process.wait(timeout=60), err) == (0, "")


def hear_interrupts():
    """Tests that run in the background of a shell inherit deafness to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_ctrl_c_ends_with_130_and_leaves_nobody_behind(jobs, tmp_path):
    command = ("simulate", "space_base", "--games", 1_000_000, "--jobs", jobs, "--out", tmp_path)
    process = starboard(*command, start_new_session=True, preexec_fn=hear_interrupts)
    try:
        while not any(tmp_path.iterdir()):  # it has begun to play
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: everybody hears it
        out, err = process.communicate(timeout=60)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    assert (process.returncode, out, err) == (130, "", "")
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


def test_an_interruption_ends_with_130(monkeypatch):
    def interrupted(tokens):
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "dispatch", interrupted)
    assert main([]) == 130


def test_a_full_disk_is_told_in_a_sentence(monkeypatch, capsys):
    def full(tokens):
        raise OSError(28, "No space left on device", "out.json")

    monkeypatch.setattr(app, "dispatch", full)
    assert main([]) == 2
    assert capsys.readouterr().err == "out.json: No space left on device.\n"


def test_no_command_shows_the_commands(capsys):
    assert main([]) == 0
    assert "simulate" in capsys.readouterr().out


def test_a_terminal_that_lacks_letters_gets_their_numbers():
    process = starboard(
        *("rules", "space_base", "SB-1.1", "--language", "ru"), env={"PYTHONIOENCODING": "ascii", "PATH": ""}
    )
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "\\u041f" in out or "\\u043f" in out
