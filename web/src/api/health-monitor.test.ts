import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Loss, watchServer } from './health-monitor'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that answers what `found` holds at the moment. */
function watched(first?: Loss) {
  const server = { found: first, asked: 0 }
  const watch = watchServer(async () => {
    server.asked += 1
    return server.found
  })
  return { server, watch }
}

describe('the watch over the server', () => {
  it('asks first after 300 ms, then every minute', async () => {
    const { server, watch } = watched()
    watch.start()
    await vi.advanceTimersByTimeAsync(299)
    expect([server.asked, watch.state()]).toEqual([0, 'unknown'])
    await vi.advanceTimersByTimeAsync(1)
    expect([server.asked, watch.state()]).toEqual([1, 'up'])
    await vi.advanceTimersByTimeAsync(59_699)
    expect(server.asked).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.asked).toBe(2)
  })

  it('stops asking when it is told to', async () => {
    const { server, watch } = watched()
    watch.start()()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.asked).toBe(0)
  })

  it('keeps an answer for 30 s, unless asked by force', async () => {
    const { server, watch } = watched()
    expect(await watch.check()).toBe(true)
    server.found = 'silent'
    await vi.advanceTimersByTimeAsync(29_999)
    expect(await watch.check()).toBe(true)
    expect(await watch.check(true)).toBe(false)
    server.found = undefined
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await watch.check()).toBe(true)
    expect(server.asked).toBe(3)
  })

  it('asks one question at a time', async () => {
    const { server, watch } = watched()
    await Promise.all([watch.check(), watch.check(true), watch.check(true)])
    expect(server.asked).toBe(1)
  })

  it('takes no answer within 5 s for none', async () => {
    const silent = (patience: AbortSignal) =>
      new Promise<Loss | undefined>((_, fail) => {
        patience.addEventListener('abort', () => fail(new Error('given up')))
      })
    const watch = watchServer(silent)
    const answer = watch.check()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(watch.state()).toBe('unknown')
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBe(false)
    expect(watch.loss()).toBe('silent')
  })

  it('looks once more when it was the page that stood still, and not the server', async () => {
    const answers: (Loss | undefined)[] = ['silent', undefined]
    const watch = watchServer(async () => {
      vi.setSystemTime(Date.now() + 8_000)
      return answers.shift()
    })
    expect(await watch.check()).toBe(true)
    expect(watch.state()).toBe('up')
  })

  it('asks again soon after a first answer that is none', async () => {
    const { server, watch } = watched('silent')
    watch.start()
    await vi.advanceTimersByTimeAsync(300)
    expect(watch.state()).toBe('down')
    server.found = undefined
    await vi.advanceTimersByTimeAsync(3_000)
    expect([server.asked, watch.state()]).toEqual([2, 'up'])
  })

  it('tells every failure, and a recovery once', async () => {
    const { server, watch } = watched('failing')
    const [lost, back, changed] = [vi.fn(), vi.fn(), vi.fn()]
    watch.onLost(lost)
    watch.onChange(changed)
    const deaf = watch.onBack(back)
    await watch.check(true)
    await watch.check(true)
    expect(lost.mock.calls).toEqual([['failing'], ['failing']])
    expect(changed).toHaveBeenCalledTimes(1)
    server.found = undefined
    await watch.check(true)
    await watch.check(true)
    expect(back).toHaveBeenCalledTimes(1)
    deaf()
    server.found = 'silent'
    await watch.check(true)
    server.found = undefined
    await watch.check(true)
    expect(back).toHaveBeenCalledTimes(1)
  })

  it('a first answer is no recovery', async () => {
    const { watch } = watched()
    const back = vi.fn()
    watch.onBack(back)
    await watch.check()
    expect(back).not.toHaveBeenCalled()
  })

  it('believes the browser at once that the network is gone, over a question on its way', async () => {
    let answer: (found: Loss | undefined) => void = () => {}
    const watch = watchServer(() => new Promise((resolve) => (answer = resolve)))
    const asked = watch.check()
    await vi.advanceTimersByTimeAsync(10)
    watch.unplugged()
    expect([watch.state(), watch.loss()]).toEqual(['down', 'network'])
    answer(undefined)
    expect(await asked).toBe(false)
    expect(watch.state()).toBe('down')
  })
})
