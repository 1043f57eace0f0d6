import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkServer, serverLoss, serverState, unlessOffline } from './health'

afterEach(() => vi.unstubAllGlobals())

/** What the watch makes of an answer of `/status`. */
async function asked(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  await checkServer(true)
  return [serverState(), serverLoss()]
}

const says = (body: string, status = 200) => asked(() => Promise.resolve(new Response(body, { status })))

describe('the server', () => {
  it('is up when it passes', async () => expect(await says('{"status":"pass"}')).toEqual(['up', undefined]))

  it('is down when it says that it fails, or is not the one that answers', async () => {
    expect(await says('{"status":"fail"}', 503)).toEqual(['down', 'failing'])
    expect(await says('<html>Sign in to this network</html>')).toEqual(['down', 'failing'])
    expect(await says('{"status":"pass"}', 502)).toEqual(['down', 'failing'])
  })

  it('is down when nobody answers, and the network is when the browser says so', async () => {
    const nobody = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await asked(nobody)).toEqual(['down', 'silent'])
    vi.stubGlobal('navigator', { onLine: false })
    expect(await asked(nobody)).toEqual(['down', 'network'])
  })

  it('is in maintenance when it says so', async () => {
    expect(await says('{"status":"maintenance"}', 503)).toEqual(['down', 'maintenance'])
  })
})

describe('what is asked for', () => {
  it('comes, or fails, as long as the server is there', async () => {
    await says('{"status":"pass"}')
    expect(await unlessOffline(Promise.resolve(1))).toBe(1)
    await expect(unlessOffline(Promise.reject(new Error('no')))).rejects.toThrow('no')
  })

  it('is given up as soon as the server is lost', async () => {
    await says('{"status":"pass"}')
    const never = unlessOffline(new Promise<number>(() => {}))
    await says('{"status":"fail"}', 503)
    expect(await never).toBeUndefined()
    expect(await unlessOffline(new Promise<number>(() => {}))).toBeUndefined()
  })
})
