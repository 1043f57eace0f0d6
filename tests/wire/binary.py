"""The real binary, started on a free port over a folder of its own."""

import os
import re
import subprocess
import tempfile

BINARY = os.path.abspath(os.environ.get("DIWAN_BIN", "target/debug/diwan"))
ADMIN = {"email": "admin@commune.example", "password": "a long admin password"}


class Server:
    """A server over a new folder, with one administrator and one key of every scope."""

    def __init__(self, settings=None):
        self.folder = tempfile.TemporaryDirectory()
        self._run(["user", "create", "--email", ADMIN["email"], "--username", "admin", "--admin", "--password-stdin"], ADMIN["password"] + "\n")
        self.key = self._run(["key", "create", "--name", "tests", "--scope", "*"]).split()[-1]
        self.process = subprocess.Popen(
            [BINARY, "serve", "--data", self.folder.name, "--listen", "127.0.0.1:0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "DIWAN_RATE_LIMITS": "off", **(settings or {})},
        )
        self.endpoint = self._address() + "/v1"

    def _run(self, arguments, given=""):
        command = [BINARY, *arguments, "--data", self.folder.name]
        return subprocess.run(command, input=given, text=True, check=True, stdout=subprocess.PIPE).stdout

    def _address(self):
        for line in self.process.stdout:
            found = re.search(r"listening on (http://[0-9.:]+)", line)
            if found:
                return found[1]
        raise RuntimeError(f"serve ended with {self.process.wait()}")

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()
        self.folder.cleanup()
