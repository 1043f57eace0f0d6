import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { act, render, settle } from '@/testing/render'
import { mutationCache, onFailedAction } from './query'
import { handledHere, useAction } from './use-action'

type Options = Parameters<typeof useAction<string, string>>[0]
let action: ReturnType<typeof useAction<string, string>>
function Button({ options }: { options: Options }) {
  action = useAction(options)
  return null
}

async function draw(options: Options) {
  const told: string[] = []
  onFailedAction((reason) => told.push(reason))
  const client = new QueryClient({ mutationCache })
  for (const of of ['annexes', 'services']) client.setQueryData([of], of)
  await render(<Button options={options} />, client)
  return { client, told, isAskedAgain: (of: string) => client.getQueryState([of])?.isInvalidated }
}

const press = async (values: string) => {
  await act(async () => action.mutate(values))
  await settle()
}
const refuse = async () => {
  throw new Error('refused')
}

describe('an action', () => {
  it('is under way until what it changes was asked again', async () => {
    let arrive: (answer: string) => void = () => undefined
    const answer = new Promise<string>((resolve) => {
      arrive = resolve
    })
    const done = vi.fn()
    const { isAskedAgain } = await draw({ mutationFn: () => answer, invalidates: 'annexes', onSuccess: done })
    await press('one')
    expect([action.isPending, action.variables]).toEqual([true, 'one'])
    await act(async () => arrive('made'))
    await settle()
    expect([action.isPending, action.variables]).toEqual([false, undefined])
    expect(done).toHaveBeenCalledExactlyOnceWith('made', 'one')
    expect(isAskedAgain('annexes')).toBe(true)
  })

  it('waits for rows, and not for what is counted of them', async () => {
    const { client } = await draw({ mutationFn: async () => 'made', invalidates: 'annexes' })
    const asked: string[] = []
    const never = new Promise<string>(() => undefined)
    for (const key of ['report', 'annexes']) {
      const queryFn = () => {
        asked.push(key)
        // The count comes once, and is slow the second time.
        return key === 'report' && asked.length > 2 ? never : Promise.resolve(key)
      }
      new QueryObserver(client, { queryKey: [key], queryFn, meta: { from: ['annexes'] } }).subscribe(() => undefined)
    }
    await settle()
    await press('one')
    expect(asked.slice(-2).toSorted()).toEqual(['annexes', 'report'])
    expect(action.isPending).toBe(false)
  })

  it('says a failure that its screen says nothing of, looks again, and can be pressed again', async () => {
    const { told, isAskedAgain } = await draw({ mutationFn: refuse, invalidates: 'annexes' })
    await press('one')
    expect(told).toEqual(['refused'])
    expect(isAskedAgain('annexes')).toBe(true)
    expect(action.isPending).toBe(false)
  })

  it('leaves the failure to a screen that says it itself', async () => {
    const failed = vi.fn()
    const { told } = await draw({ mutationFn: refuse, onError: failed })
    await press('one')
    expect(told).toEqual([])
    expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('refused'), 'one')
  })

  it('is under way until what follows has happened, and a failure of that is a failure', async () => {
    let follow: () => void = () => undefined
    const following = new Promise<void>((_, reject) => {
      follow = () => reject(new Error('lost'))
    })
    const { told } = await draw({ mutationFn: async () => 'made', onSuccess: () => following })
    await press('one')
    expect(action.isPending).toBe(true)
    await act(async () => follow())
    await settle()
    expect([action.isPending, told]).toEqual([false, ['lost']])
  })

  it('keeps why it failed for a screen that shows it, until it is asked for again or forgotten', async () => {
    let isOpen = false
    const run = async () => (isOpen ? 'made' : refuse())
    const { told } = await draw({ mutationFn: run, onError: handledHere })
    await press('one')
    expect(action.error).toEqual(new Error('refused'))
    await act(async () => action.reset())
    await settle()
    expect(action.error).toBeUndefined()
    await press('one')
    isOpen = true
    await press('one')
    expect([action.error, action.data, told]).toEqual([undefined, 'made', []])
  })

  it('stays under way when what was asked for before is forgotten', async () => {
    await draw({ mutationFn: () => new Promise(() => undefined) })
    await press('one')
    await act(async () => action.reset())
    expect(action.isPending).toBe(true)
  })

  it('looks again at all that it changes', async () => {
    const { isAskedAgain } = await draw({ mutationFn: async () => 'made', invalidates: ['annexes', 'services'] })
    await press('one')
    for (const collection of ['annexes', 'services']) expect(isAskedAgain(collection)).toBe(true)
  })

  it('answers nothing to who goes on after a failure', async () => {
    await draw({ mutationFn: refuse })
    let answer: string | undefined = 'before'
    await act(async () => {
      answer = await action.mutateAsync('one')
    })
    expect(answer).toBeUndefined()
  })

  it('is done once when it is pressed twice, and follows once', async () => {
    let arrive: (answer: string) => void = () => undefined
    const answer = new Promise<string>((resolve) => {
      arrive = resolve
    })
    const run = vi.fn(() => answer)
    const done = vi.fn()
    await draw({ mutationFn: run, onSuccess: done })
    await act(async () => {
      action.mutate('one')
      action.mutate('one')
      action.mutate('two')
    })
    await act(async () => arrive('made'))
    await settle()
    expect(done).toHaveBeenCalledTimes(2)
    expect(run.mock.calls).toEqual([['one'], ['two']])
    await press('one')
    expect(run).toHaveBeenCalledTimes(3)
  })
})
