// An S3-compatible store on loopback, in a process of its own: while a command is waited for, nothing of ours answers.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { atEnd, folder } from './rig.mjs'

const SERVE = `
  const S3 = require('s3rver')
  const [directory] = process.argv.slice(1)
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: 'files' }] }
  new S3(options).run().then(({ port }) => console.log(port))
`

/** Such a store with one bucket: the address of a place in it, the objects of files there, and whose mark stands beside them. */
export async function objectStore() {
  const directory = folder()
  const child = spawn(process.execPath, ['-e', SERVE, directory], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  atEnd(() => child.kill())
  const port = await new Promise((found, failed) => {
    child.stdout.setEncoding('utf8').once('data', (text) => found(text.trim()))
    child.once('exit', (code) => failed(new Error(`the store of objects ended with ${code}`)))
  })
  const place = join(directory, 'files', 'commune')
  const isObject = (name) => name.endsWith('_object')
  const isMark = (name) => name.startsWith('diwan.store')
  const names = () => (existsSync(place) ? readdirSync(place).filter(isObject) : [])
  return {
    url: `s3://S3RVER:S3RVER@files/commune?endpoint=http://127.0.0.1:${port}&region=us-east-1`,
    pieces: () => names().filter((name) => !isMark(name)),
    mark: () => readFileSync(join(place, names().find(isMark)), 'utf8'),
  }
}
