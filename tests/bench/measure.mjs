// One operation under load: requests per second from wrk, CPU-seconds of the server from /proc.
import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

export const CONNECTIONS = [1, 16, 64]
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
const execute = promisify(execFile)
// Card numbers have seven digits at most: enough for sixty loads of 150,000 requests that take one.
let number = 1_000_000
const NUMBERED = '{n}'

/** CPU-seconds that a process has used, in user and system mode, all its threads together. */
export function cpu(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Until the server rests: what it still had to do would be counted with what is measured next. */
export async function waitUntilIdle(pid) {
  const second = 1000
  for (const end = performance.now() + 600 * second; performance.now() < end; ) {
    const before = cpu(pid)
    await sleep(2 * second)
    if (cpu(pid) - before < 0.05) return
  }
  throw new Error('the server never rests')
}

/** Resident memory of a process in MiB. */
export function memory(pid) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024
}

/** Proportional set size of a process in MiB: a page that several of its connections map counts once. */
export function proportionalMemory(pid) {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024
}

async function load(target, requests, connections, seconds) {
  const plan = join(target.folder, 'plan.tsv')
  writeFileSync(
    plan,
    requests
      .map(({ method = 'GET', path, body }) => `${method}\t${path}\t${body ? JSON.stringify(body) : ''}\n`)
      .join(''),
  )
  const headers = Object.entries(target.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const script = join(import.meta.dirname, 'plan.lua')
  if (readFileSync(plan, 'utf8').includes(NUMBERED)) number += 150_000
  const { stdout } = await execute(
    'wrk',
    ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', ...headers, '-s', script, target.url],
    {
      env: { ...process.env, BENCH_PLAN: plan, BENCH_FROM: String(number) },
    },
  )
  return JSON.parse(/RESULT (.*)/.exec(stdout)[1])
}

/** `{ perSecond, cpu }` over so many connections, cpu in CPU-seconds of the server for 1,000 requests. */
export async function measureAt(target, requests, connections) {
  await load(target, requests, connections, 1)
  const before = cpu(target.pid)
  const result = await load(target, requests, connections, SECONDS)
  if (result.refused + result.broken > 0) {
    // What was the server's fault stands in its log.
    const log = target.output?.().split('\n').slice(-20).join('\n') ?? ''
    throw new Error(`${requests[0].path}: ${result.refused} refused, ${result.broken} broken\n${log}`)
  }
  return {
    perSecond: result.requests / result.seconds,
    cpu: ((cpu(target.pid) - before) / result.requests) * 1000,
  }
}

/** `{ connections: { perSecond, cpu } }`. */
export async function measure(target, requests) {
  const figures = {}
  for (const connections of CONNECTIONS) figures[connections] = await measureAt(target, requests, connections)
  return figures
}
