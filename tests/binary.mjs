// The real binary, started on a free port over a folder of its own, and stopped or killed as a test needs.
import { spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

export const PROJECT = 'diwan'
export const BINARY = resolve(process.env.DIWAN_BIN ?? '../target/debug/diwan')
export const ADMIN = { email: 'admin@commune.example', username: 'admin', password: 'a long admin password' }

/** Runs one command of the binary to its end: `{ status, stdout, stderr }`. */
export function run(args, { input = '', env = {}, binary = BINARY } = {}) {
  const ended = spawnSync(binary, args, { input, encoding: 'utf8', env: { ...process.env, ...env } })
  if (ended.error) throw ended.error
  return { status: ended.status, stdout: ended.stdout, stderr: ended.stderr }
}

/** Runs a command that must succeed, and gives what it printed. */
export function must(args, options) {
  const ended = run(args, options)
  if (ended.status !== 0)
    throw new Error(`diwan ${args.join(' ')}: exit ${ended.status}\n${ended.stdout}${ended.stderr}`)
  return ended.stdout
}

/** Makes an account with a profile; an administrator unless said otherwise. */
export function createUser(data, { email, username, password }, options = ['--admin']) {
  must(['user', 'create', '--data', data, '--email', email, '--username', username, ...options, '--password-stdin'], {
    input: `${password}\n`,
  })
}

/** Makes an API key and gives its secret, the last word that the command prints. */
export function createKey(data, scopes = ['*'], options = {}) {
  const args = ['key', 'create', '--data', data, '--name', 'tests', ...scopes.flatMap((one) => ['--scope', one])]
  const printed = must(args, options)
  return printed.trim().split(/\s+/).at(-1)
}

/**
 * Serves `data`; resolves when the server says where it listens: on a free port, or where another listened before.
 * With `descriptors` the system gives it no more than so many.
 * `stop()` is the polite end (SIGTERM), `kill()` the other one (SIGKILL); both resolve with the exit code.
 */
export async function serve(data, { env = {}, args = [], listen = '127.0.0.1:0', descriptors, binary = BINARY } = {}) {
  const command = [binary, 'serve', '--data', data, '--listen', listen, ...args]
  const [program, ...words] = descriptors
    ? ['sh', '-c', `ulimit -n ${descriptors}; exec "$0" "$@"`, ...command]
    : command
  const child = spawn(program, words, {
    env: { ...process.env, DIWAN_RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)))
  const url = await new Promise((found, failed) => {
    const read = (chunk) => {
      output += chunk
      const match = /listening on (http:\/\/[0-9.:]+)/.exec(output)
      if (match) found(match[1])
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    ended.then((code) => failed(new Error(`serve ended with ${code}:\n${output}`)))
  })
  const signal = (name) => () => {
    child.kill(name)
    return ended
  }
  return {
    url,
    endpoint: `${url}/v1`,
    pid: child.pid,
    data,
    stop: signal('SIGTERM'),
    kill: signal('SIGKILL'),
    output: () => output,
  }
}
