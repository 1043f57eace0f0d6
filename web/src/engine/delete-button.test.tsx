import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentReferences } from '@/api/actions.gen'
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
/** Seven bureaux refer to it; one is named, and all of them to whoever asks for them. */
const BUREAUX = {
  collection: 'bureaux' as const,
  label: 'Bureaux',
  field: 'annexeId',
  fieldLabel: 'Annexe',
  total: 7,
  documents: [{ $id: 'x', title: 'État civil', titleAr: 'الحالة المدنية', number: null }],
}

interface Scene {
  /** Those of the two annexes that the server keeps. */
  kept?: readonly string[]
  ids?: readonly string[]
  found?: Partial<DocumentReferences>
}

/** The button over annexes. */
async function draw({ kept = [], ids = ['a', 'b'], found = {} }: Scene = {}) {
  const client = testClient()
  client.setQueryData(rightsQuery.queryKey, {
    admin: true,
    collections: { annexes: { verbs: ['create', 'delete'], fields: [], write: [] } },
  } as never)
  const calls = onTheWire(({ method, path, body }: Call) => {
    if (method === 'GET') return { body: { total: ids.length, documents: ROWS.filter(({ $id }) => ids.includes($id)) } }
    if (path.endsWith('/actions/documents.references')) {
      const { named } = (body ?? {}) as { named?: number }
      const all = Array.from({ length: 7 }, (_, at) => ({
        ...BUREAUX.documents[0],
        $id: `x${at}`,
        title: `Bureau ${at}`,
      }))
      const references = found.references?.map((group) => (named ? { ...group, documents: all } : group))
      return { body: { references: [], others: false, ...found, ...(references && { references }) } }
    }
    const isKept = kept.some((id) => path.endsWith(`/${id}`))
    const refusal = { code: 409, type: 'annexe_delete_restricted', message: 'in use' }
    return isKept ? { status: 409, body: refusal } : { body: {} }
  })
  const button = <DeleteButton collection="annexes" ids={ids} onDone={() => left.push('left')} />
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
const CHUNKS = [
  import('@/ui/question-dialog'),
  import('@/engine/error-dialog-content'),
  import('@/engine/delete-question'),
]
beforeAll(() => Promise.all(CHUNKS))
beforeEach(() => void left.splice(0))

describe('deleting', () => {
  it('names what will be lost before anything is sent', async () => {
    const calls = await draw()
    await press('delete.action')
    for (const name of ['Nord', 'Sud']) expect(document.body.textContent).toContain(name)
    expect(removed(calls)).toEqual([])
    expect(button('delete.action').disabled).toBe(false)
  })

  it('names what refers to the one, with the way there, and offers nothing that would be refused', async () => {
    const calls = await draw({ ids: ['a'], found: { references: [BUREAUX], others: true } })
    await press('delete.action')
    const dialog = document.querySelector('[role="dialog"]')
    expect(dialog?.textContent).toContain('delete.blocked')
    expect(dialog?.textContent).toContain('delete.unreadable')
    const [first, ...more] = [...(dialog?.querySelectorAll('a') ?? [])]
    expect(first?.textContent).toBe('État civil')
    expect(first?.getAttribute('href')).toContain('x')
    expect([more, removed(calls)]).toEqual([[], []])
    expect([...document.querySelectorAll('button')].filter((one) => one.textContent === 'delete.action')).toHaveLength(
      1,
    )
  })

  it('unfolds the others that refer, with the way to each', async () => {
    await draw({ ids: ['a'], found: { references: [BUREAUX] } })
    await press('delete.action')
    await press('delete.others')
    const links = [...document.querySelectorAll('[role="dialog"] a')]
    expect(links.map(({ textContent }) => textContent)).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => `Bureau ${at}`))
    expect(document.body.textContent).not.toContain('delete.others')
  })

  it('says of several which documents keep some of them, and deletes the others', async () => {
    const calls = await draw({ kept: ['a'], found: { references: [BUREAUX] } })
    await press('delete.action')
    expect(document.body.textContent).toContain('delete.blockedSome')
    await press('delete.action')
    expect(removed(calls)).toEqual(['a', 'b'])
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
    const calls = await draw({ kept: ['a'] })
    await press('delete.action')
    await press('delete.action')
    expect([removed(calls), left]).toEqual([['a', 'b'], []])
    const alert = document.querySelector('[role="alert"]')
    expect(alert?.textContent).toBe('Nord — in use')
    expect(document.body.textContent).toContain('delete.restricted')
  })
})
