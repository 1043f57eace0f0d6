"""set-back.py DATABASE: moves the deadlines of all published exams some weeks into the past, as if so much time had gone by."""

import datetime
import sqlite3
import sys

connection = sqlite3.connect(sys.argv[1], isolation_level=None)
past = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(days=21)
deadline = past.strftime("%Y-%m-%dT%H:%M:%S.000+00:00")
where = "status = 'open' AND application_deadline > ?"
changed = connection.execute(f"UPDATE recruitments SET application_deadline = ? WHERE {where}", (deadline, deadline)).rowcount
assert changed > 0, "no exam is open"
connection.close()
