import { afterEach, vi } from 'vitest'

export interface Call {
  method: string
  path: string
  /** Its queries, one after the other. */
  queries: string[]
  headers: Headers
  body: unknown
}

export interface Answer {
  status?: number
  headers?: Record<string, string>
  body: unknown
}

afterEach(() => void vi.unstubAllGlobals())

/** How many calls are being answered; those that a test keeps waiting do not count. */
let answering = 0

/** Whether every call has its answer that is to have one by itself. */
export const isWireQuiet = () => answering === 0

/** Stands where the network is: each call of the protocol is answered as the test says, and remembered. */
export function onTheWire(answer: (call: Call) => Answer | Promise<Answer>): Call[] {
  const calls: Call[] = []
  const fetched = async (address: string | URL | Request, options: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(
      String(address instanceof Request ? address.url : address),
      location.origin,
    )
    const call = {
      method: (options.method ?? 'GET').toUpperCase(),
      path: pathname.replace(/^\/v1/, ''),
      queries: [...searchParams.values()],
      headers: new Headers(options.headers),
      body: typeof options.body === 'string' ? JSON.parse(options.body) : options.body,
    }
    calls.push(call)
    const given = answer(call)
    const isKept = given instanceof Promise
    if (!isKept) answering++
    try {
      const { status = 200, headers, body } = await given
      return Response.json(body, { status, headers: { ...headers } })
    } finally {
      if (!isKept) answering--
    }
  }
  vi.stubGlobal('fetch', fetched)
  return calls
}
