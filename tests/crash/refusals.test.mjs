// What stops the server from starting is said in one clear line, with exit code 1.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { ADMIN, createUser, run } from '../binary.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'

function made() {
  const data = folder()
  createUser(data, ADMIN)
  return data
}

/** The command ends with 1 and one line of complaint that holds all these words. */
function refuses(args, ...parts) {
  const { status, stdout, stderr } = run(args)
  assert.equal(status, 1, stdout + stderr)
  const lines = stderr.trim().split('\n')
  assert.equal(lines.length, 1, stderr)
  for (const part of parts) assert.match(lines[0], part)
  assert.doesNotMatch(stderr, /panicked|backtrace/)
}

test('a second server on one folder', async () => {
  const data = made()
  const first = await serveUntilEnd(data)
  refuses(['serve', '--data', data, '--listen', '127.0.0.1:0'], new RegExp(data))
  assert.equal((await fetch(`${first.url}/status`)).status, 200)
})

test('a port in use', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await new Promise((ready) => holder.once('listening', ready))
  const { port } = holder.address()
  refuses(['serve', '--data', made(), '--listen', `127.0.0.1:${port}`], new RegExp(`127\\.0\\.0\\.1:${port}`))
  await new Promise((closed) => holder.close(closed))
})

test('a folder that is not there and cannot be made', () => {
  const file = join(folder(), 'file')
  writeFileSync(file, 'not a folder')
  refuses(['serve', '--data', join(file, 'data'), '--listen', '127.0.0.1:0'], new RegExp(file))
})

test('a database that is not one', () => {
  const data = made()
  const database = ['diwan.db', 'diwan.sqlite', 'diwan.sqlite3']
    .map((name) => join(data, name))
    .find((path) => statSync(path, { throwIfNoEntry: false }))
  assert.ok(database, 'the database stands in the folder')
  for (const ending of ['-wal', '-shm']) rmSync(database + ending, { force: true })
  writeFileSync(database, 'this was a database once, and it is long enough to look like a page of one'.repeat(100))
  refuses(['serve', '--data', data, '--listen', '127.0.0.1:0'], new RegExp(data))
})

test('a wrong setting', () => {
  const data = made()
  const config = join(folder(), 'diwan.toml')
  writeFileSync(config, 'favourite_colour = "green"\n')
  refuses(['serve', '--data', data, '--listen', '127.0.0.1:0', '--config', config], /favourite_colour/)
})

test('a full disk', (t) => {
  const place = join(folder(), 'small')
  mkdirSync(place)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', place], { encoding: 'utf8' })
  if (mounted.status !== 0) {
    t.skip(`a small disk cannot be mounted here: ${(mounted.stderr ?? String(mounted.error)).trim()}`)
    return
  }
  try {
    const data = join(place, 'data')
    createUser(data, ADMIN)
    refuses(['demo', '--data', join(place, 'demo'), '--employees', '20000'], /full|space/i)
  } finally {
    spawnSync('umount', ['--lazy', place])
  }
})
