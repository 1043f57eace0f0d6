// A thread that does the work which the server asks of whoever begins an application: the page does the same.
import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

const zeros = (digest) => {
  const at = digest.findIndex((byte) => byte !== 0)
  return at < 0 ? 8 * digest.length : 8 * at + Math.clz32(digest[at]) - 24
}

// Answers count on from one work to the next: each is taken once.
let from = 0
parentPort.on('message', ({ id, challenge, bits }) => {
  let answer
  do answer = `${from++}`
  while (zeros(createHash('sha256').update(`${challenge}:${answer}`).digest()) < bits)
  parentPort.postMessage({ id, answer })
})
