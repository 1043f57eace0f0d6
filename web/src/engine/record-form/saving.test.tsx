import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '@/api/query'
import meta from '@/api/schema/annexes.fr.gen'
import { rightsQuery } from '@/api/session'
import { inputId } from '@/fields/input-id'
import { click, fill, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { type Answer, type Call, onTheWire } from '@/testing/wire'
import { RecordForm } from './record-form'

const READ = { $id: 'a', $updatedAt: '2026-01-01', nameFr: 'Nord', phone: '0612345678' }
const input = (name: string) => getOne<HTMLInputElement>(`#${inputId(name)}`)
const saved: object[] = []

/** The form of an annexe that was read once, before a server that answers as the test says. */
async function open(answer: (call: Call) => Answer) {
  const client = testClient()
  client.setQueryData(['meta', 'annexes', 'fr'], meta)
  const write = ['nameFr', 'phone']
  client.setQueryData(rightsQuery.queryKey, {
    admin: true,
    collections: { annexes: { verbs: ['update'], fields: write, write } },
  } as never)
  const calls = onTheWire(answer)
  const form = (
    <RecordForm
      collection="annexes"
      record={READ as never}
      groups={[{ title: 'identity', fields: ['nameFr', 'phone'] }]}
      onSaved={(document) => void saved.push(document)}
      onCancel={() => {}}
    />
  )
  await renderAt('/annexes/a/edit', form, client)
  return calls
}

const submit = async () => {
  await click(getOne('button[type="submit"]'))
  await settle()
}
const patches = (calls: Call[]) =>
  calls
    .filter(({ method }) => method === 'PATCH')
    .map(({ body, headers }) => [(body as { data: object }).data, headers.get('X-Appwrite-Timestamp')])

/** A server that holds a newer reading, and takes what is written over that alone. */
const newer = (stored: object) => (call: Call) => {
  if (call.method !== 'PATCH') return { body: call.path.endsWith('/a') ? stored : { history: [] } }
  const isLate = call.headers.get('X-Appwrite-Timestamp') !== '2026-01-02'
  return isLate
    ? { status: 409, body: { code: 409, type: 'document_update_conflict', message: 'newer' } }
    : { body: { ...stored, ...(call.body as { data: object }).data } }
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  saved.length = 0
})

describe('a form that is saved', () => {
  it('sends what was changed, with the moment it was read', async () => {
    const calls = await open(() => ({ body: READ }))
    await fill(input('nameFr'), 'Sud')
    await submit()
    expect(patches(calls)).toEqual([[{ nameFr: 'Sud' }, '2026-01-01']])
    expect(saved).toEqual([READ])
  })

  it('keeps what was typed when it is refused, says why on the field, and can be sent again', async () => {
    let isOpen = false
    const errors = [{ field: 'nameFr', type: 'taken', message: 'déjà pris' }]
    const refused = { status: 400, body: { code: 400, type: 'document_invalid', message: 'refused', errors } }
    const calls = await open(() => (isOpen ? { body: READ } : refused))
    await fill(input('nameFr'), 'Sud')
    await submit()
    expect(document.body.textContent).toContain('déjà pris')
    expect(document.querySelector('[role="alert"]')).toBeNull()
    expect([input('nameFr').value, document.activeElement]).toEqual(['Sud', input('nameFr')])
    isOpen = true
    await submit()
    expect([patches(calls).length, saved.length]).toEqual([2, 1])
  })

  it('says beside its buttons what was refused of no field in it', async () => {
    await open(() => ({ status: 403, body: { code: 403, type: 'user_unauthorized', message: 'not yours' } }))
    await fill(input('nameFr'), 'Sud')
    await submit()
    expect(getOne('[role="alert"]').textContent).toBe('not yours')
    expect(getOne('button[type="submit"]').closest('div')?.parentElement?.contains(getOne('[role="alert"]'))).toBe(true)
  })

  it('leads to the record that stands against it', async () => {
    const document = { $collectionId: 'annexes', $id: 'b' }
    const errors = [{ field: 'nameFr', type: 'taken', message: 'Nord, depuis 2020', document }]
    await open(() => ({ status: 409, body: { code: 409, type: 'document_invalid', message: 'taken', errors } }))
    await fill(input('nameFr'), 'Sud')
    await submit()
    const link = getOne<HTMLAnchorElement>('[role="alert"] a')
    expect([link.textContent, link.getAttribute('href'), link.target]).toEqual([
      'Nord, depuis 2020',
      '/annexes/b',
      '_blank',
    ])
  })

  it('goes over a newer reading by itself where nobody changed what it shows', async () => {
    const calls = await open(newer({ ...READ, $updatedAt: '2026-01-02', address: 'rue 1' }))
    await fill(input('nameFr'), 'Sud')
    await submit()
    expect(patches(calls)).toEqual([
      [{ nameFr: 'Sud' }, '2026-01-01'],
      [{ nameFr: 'Sud' }, '2026-01-02'],
    ])
    expect(saved.length).toBe(1)
  })

  it('asks where both changed the same, and sends the choice over the newer reading', async () => {
    const calls = await open(newer({ ...READ, $updatedAt: '2026-01-02', nameFr: 'Est', phone: '0699999999' }))
    await fill(input('nameFr'), 'Sud')
    await submit()
    expect([patches(calls).length, saved.length]).toEqual([1, 0])
    await click(getByName('conflict.merge'))
    await settle()
    expect(patches(calls).at(-1)).toEqual([{ nameFr: 'Sud' }, '2026-01-02'])
    expect([input('phone').value, saved.length]).toEqual(['0699999999', 1])
  })
})
