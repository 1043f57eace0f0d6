import { AppwriteException } from 'appwrite'
import type { ActionAnswers, ActionId } from '@/api/actions.gen'
import { address, headers, withHealthTracking } from '@/api/client'

/** A refusal that says after how many seconds one may come again. */
export class ComeAgain extends AppwriteException {
  readonly wait: number

  constructor(message: string, type: string, wait: number) {
    super(message, 429, type)
    this.wait = wait
  }
}

interface Watch {
  signal?: AbortSignal
  /** How many bytes have been sent. */
  onProgress?: (sent: number) => void
}

interface Answer {
  message?: string
  type?: string
}

/**
 * An action as a guest asks for it: nobody is signed in, so no session is renewed, and a refusal says how long to wait.
 * `fetch` tells nothing of what it has sent so far, and the SDK's client nothing of that header.
 */
export function ask<A extends ActionId>(
  action: A,
  given: Record<string, unknown> | FormData,
  watch: Watch = {},
): Promise<ActionAnswers[A]> {
  return withHealthTracking(() => post(address(`/actions/${action}`), given, watch))
}

function post<T>(url: string, given: Record<string, unknown> | FormData, watch: Watch): Promise<T> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const abort = () => call.abort()
    call.open('POST', url)
    const kind: Record<string, string> = given instanceof FormData ? {} : { 'content-type': 'application/json' }
    for (const [name, value] of Object.entries(headers(kind))) call.setRequestHeader(name, value)
    call.upload.onprogress = (event) => watch.onProgress?.(event.loaded)
    call.onload = () => {
      if (call.status < 300) resolve(read(call.responseText) as T)
      else reject(refusal(call))
    }
    call.onerror = () => reject(new AppwriteException('', 0))
    call.onabort = () => reject(new DOMException('', 'AbortError'))
    call.onloadend = () => watch.signal?.removeEventListener('abort', abort)
    watch.signal?.addEventListener('abort', abort)
    if (watch.signal?.aborted) return reject(new DOMException('', 'AbortError'))
    call.send(given instanceof FormData ? given : JSON.stringify(given))
  })
}

function refusal(call: XMLHttpRequest): AppwriteException {
  const answer = read(call.responseText) as Answer
  const { message = '', type = '' } = answer
  const wait = Number(call.getResponseHeader('retry-after'))
  if (call.status === 429) return new ComeAgain(message, type, wait || 1)
  return new AppwriteException(message, call.status, type, call.responseText)
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return { message: text }
  }
}
