"""break.py DATABASE TABLE COLUMN KEY_COLUMN KEY: changes one byte of one value, behind everybody's back."""

import sqlite3
import sys

database, table, column, key_column, key = sys.argv[1:]
connection = sqlite3.connect(database, isolation_level=None)
connection.execute("PRAGMA foreign_keys = OFF")
where = f'FROM "{table}" WHERE "{key_column}" = ?'
(value,) = connection.execute(f'SELECT "{column}" {where}', (key,)).fetchone()
data = bytearray(value.encode() if isinstance(value, str) else value)
place = len(data) // 2
while not chr(data[place]).isalnum() or data[place] > 127:
    place += 1
data[place] = ord("7") if data[place] != ord("7") else ord("8")
broken = data.decode() if isinstance(value, str) else bytes(data)
changed = connection.execute(f'UPDATE "{table}" SET "{column}" = ? WHERE "{key_column}" = ?', (broken, key)).rowcount
assert changed == 1 and broken != value
connection.close()
