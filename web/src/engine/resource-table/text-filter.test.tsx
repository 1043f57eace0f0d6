import { act, useState, useTransition } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { click, getByName, getOne, render, type } from '@/testing/render'
import { TextFilter } from './text-filter'

/** An address as the router holds one: it changes a while after it was told to. */
const COMMITTED = 60

let elsewhere: (text: string) => void
function Screen({ sent }: { sent: string[] }) {
  const [address, setAddress] = useState('')
  const [, startTransition] = useTransition()
  elsewhere = setAddress
  const change = (text: string | null) => {
    sent.push(text ?? '')
    setTimeout(() => startTransition(() => setAddress(text ?? '')), COMMITTED)
  }
  return <TextFilter value={address} onChange={change} aria-label="box" />
}

async function draw() {
  const sent: string[] = []
  const { host } = await render(<Screen sent={sent} />)
  const input = getOne<HTMLInputElement>('input', host)
  return { host, input, sent }
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a box that narrows a list', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([80, 120, 290, 320, 359, 400, 700])('keeps every letter that is typed each %d ms', async (pace) => {
    const { input, sent } = await draw()
    for (const letter of 'benali') {
      await type(input, letter)
      await wait(pace)
    }
    await wait(2000)
    expect(input.value).toBe('benali')
    expect(sent.at(-1)).toBe('benali')
  })

  it('keeps the space before a next word', async () => {
    const { input, sent } = await draw()
    await type(input, 'ben ')
    await wait(500)
    await type(input, 'ali')
    await wait(500)
    expect(input.value).toBe('ben ali')
    expect(sent).toEqual(['ben', 'ben ali'])
  })

  it.each([0, 100, 299, 340])('stays empty when it is cleared %d ms after the last key', async (pause) => {
    const { host, input, sent } = await draw()
    await type(input, 'benali')
    await wait(pause)
    await click(getByName('picker.clear', host))
    await wait(2000)
    expect(input.value).toBe('')
    expect(sent.at(-1)).toBe('')
  })

  it('takes over what was changed elsewhere', async () => {
    const { input } = await draw()
    await type(input, 'benali')
    await wait(1000)
    await act(async () => elsewhere(''))
    expect(input.value).toBe('')
    await act(async () => elsewhere('alaoui'))
    expect(input.value).toBe('alaoui')
  })

  it('lets go of what was about to be sent when the list is asked for something else', async () => {
    const { input, sent } = await draw()
    await type(input, 'ben')
    await wait(100)
    await act(async () => elsewhere('alaoui'))
    await wait(1000)
    expect(input.value).toBe('alaoui')
    expect(sent).toEqual([])
  })
})
