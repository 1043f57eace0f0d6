import { beforeEach, describe, expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import type { Bureaux } from '@/api/schema.gen'
import { rightsQuery } from '@/api/session'
import { inputId } from '@/fields/input-id'
import { act, fill, getOne, renderAt, settle, testClient } from '@/testing/render'
import { type Call, onTheWire } from '@/testing/wire'
import { CollectionForm } from './collection-form'
import type { CollectionDefinition } from './definition'

const plain: CollectionDefinition<'bureaux'> = {
  collection: 'bureaux',
  texts: 'organisation:bureaux',
  columns: ['nameFr'],
  sort: 'nameFr',
  filters: [{ kind: 'choice', param: 'level', field: 'floor' }],
  sections: { names: ['nameFr', 'nameAr'], place: ['floor'] },
}
const read = { $id: 'b', $updatedAt: '2026-01-01', nameFr: 'Nord', nameAr: 'شمال', floor: '1' } as unknown as Bureaux

const useThirdFloor: CollectionDefinition<'bureaux'>['useForm'] = () => ({ initial: { floor: '3' } })
const useAnnexe: CollectionDefinition<'bureaux'>['useForm'] = () => ({ extraPayload: () => ({ annexeId: 'a1' }) })
const placeLater: CollectionDefinition<'bureaux'>['sectionsOf'] = (record, { place = [], ...others }) =>
  record ? { ...others, place } : others

async function open(
  more: Partial<CollectionDefinition<'bureaux'>>,
  record?: Bureaux,
  answer: (call: Call) => object = () => read,
) {
  const client = testClient()
  client.setQueryData(metaQuery('bureaux', 'fr').queryKey, await loadMeta('bureaux', 'fr'))
  const write = ['nameFr', 'nameAr', 'floor']
  const rights = { collections: { bureaux: { verbs: ['create', 'update'], fields: write, write } } }
  client.setQueryData(rightsQuery.queryKey, rights as never)
  const calls = onTheWire((call) => ({ body: answer(call) }))
  await renderAt('/new', <CollectionForm definition={{ ...plain, ...more }} record={record} />, client)
  await settle()
  return calls
}
const input = (name: string) => document.querySelector<HTMLInputElement>(`#${inputId(name)}`)
const submit = async () => {
  const form = getOne<HTMLFormElement>('form')
  await act(async () => form.requestSubmit())
  await settle()
}

beforeEach(() => localStorage.clear())

describe('the form of a definition', () => {
  it('begins a new one with what its hook says', async () => {
    await open({ useForm: useThirdFloor })
    expect(input('floor')?.value).toBe('3')
  })

  it('begins with the record where there is one', async () => {
    await open({ useForm: useThirdFloor }, read)
    expect(input('floor')?.value).toBe('1')
  })

  it('asks of a new one only what may be filled in of it', async () => {
    await open({ sectionsOf: placeLater })
    expect([input('nameFr') === null, input('floor')]).toEqual([false, null])
  })

  it('asks of a record all that may be filled in of it', async () => {
    await open({ sectionsOf: placeLater }, read)
    expect(input('floor')?.value).toBe('1')
  })

  it('says what follows from a section as it is filled in', async () => {
    await open({ footers: { place: ({ floor }) => <p>floor {String(floor)}</p> } }, read)
    expect(document.body.textContent).toContain('floor 1')
    await fill(input('floor') as HTMLInputElement, '7')
    expect(document.body.textContent).toContain('floor 7')
  })

  it('sends what its hook adds, and goes to the page of what was made', async () => {
    const calls = await open({ useForm: useAnnexe })
    await fill(input('nameFr') as HTMLInputElement, 'Sud')
    await fill(input('nameAr') as HTMLInputElement, 'جنوب')
    await submit()
    const [made] = calls.filter(({ method }) => method === 'POST')
    expect(made?.body).toMatchObject({ data: { nameFr: 'Sud', nameAr: 'جنوب', annexeId: 'a1' } })
  })
})
