import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rightsQuery } from '@/api/session'
import { DeleteButton } from '@/engine/delete-button'
import { click, renderAt, settle, testClient } from '@/testing/render'
import { type Call, onTheWire } from '@/testing/wire'
import { ConfirmProvider } from '@/ui/confirm'
import { toasts } from '@/ui/toast'

const ROWS = [
  { $id: 'a', $collectionId: 'annexes', nameFr: 'Nord' },
  { $id: 'b', $collectionId: 'annexes', nameFr: 'Sud' },
]
const left: string[] = []

/** The button over two annexes, of which the server keeps those that are named. */
async function draw(kept: readonly string[] = []) {
  const client = testClient()
  client.setQueryData(rightsQuery.queryKey, {
    collections: { annexes: { verbs: ['create', 'delete'], fields: [], write: [] } },
  } as never)
  const calls = onTheWire(({ method, path }: Call) => {
    if (method === 'GET') return { body: { total: 2, documents: ROWS } }
    const isKept = kept.some((id) => path.endsWith(`/${id}`))
    const refusal = { code: 409, type: 'annexe_delete_restricted', message: 'in use' }
    return isKept ? { status: 409, body: refusal } : { body: {} }
  })
  const button = <DeleteButton collection="annexes" ids={['a', 'b']} onDone={() => left.push('left')} />
  await renderAt('/annexes', <ConfirmProvider>{button}</ConfirmProvider>, client)
  return calls
}

const button = (name: string) => {
  const all = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name)
  return all.at(-1) as HTMLButtonElement
}
const press = async (name: string) => {
  await click(button(name))
  await settle(100)
}
const removed = (calls: Call[]) =>
  calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path.split('/').at(-1))

// Their chunks are there, as they are in a browser that showed a question before.
beforeAll(() => Promise.all([import('@/ui/question-dialog'), import('@/engine/error-dialog-content')]))
beforeEach(() => void left.splice(0))

describe('deleting', () => {
  it('names what will be lost before anything is sent', async () => {
    const calls = await draw()
    await press('delete.action')
    for (const name of ['Nord', 'Sud']) expect(document.body.textContent).toContain(name)
    expect(removed(calls)).toEqual([])
    expect(button('delete.action').disabled).toBe(false)
  })

  it('sends one after the other, and leaves the page when all are gone', async () => {
    const calls = await draw()
    await press('delete.action')
    await press('delete.action')
    expect([removed(calls), left]).toEqual([['a', 'b'], ['left']])
  })

  it('puts all back, the last first, for whoever undoes it', async () => {
    const calls = await draw()
    await press('delete.action')
    await press('delete.action')
    const undo = toasts.now()?.action
    expect(undo?.label).toBe('delete.undo')
    undo?.run()
    await settle(100)
    const restored = calls.filter(({ path }) => path.endsWith('/actions/trash.restore'))
    expect(restored.map(({ body }) => body)).toEqual(['b', 'a'].map((id) => ({ collection: 'annexes', id })))
    expect(toasts.now()?.message).toBe('delete.restored')
  })

  it('leaves the others done when one is refused, and says which and why until it is read', async () => {
    const calls = await draw(['a'])
    await press('delete.action')
    await press('delete.action')
    expect([removed(calls), left]).toEqual([['a', 'b'], []])
    const alert = document.querySelector('[role="alert"]')
    expect(alert?.textContent).toBe('Nord — in use')
    expect(document.body.textContent).toContain('delete.restricted')
  })
})
