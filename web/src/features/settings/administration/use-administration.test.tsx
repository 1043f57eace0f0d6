import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Settings } from '@/api/schema.gen'
import { act, render, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import { type Administration, useAdministration } from './use-administration'

const LIST = '/databases/main/collections/settings/documents'

/** The server with one setting, and another administrator who writes it. */
function town() {
  const value = { nameFr: 'Tamesna', nameAr: 'تامسنا', provinceFr: 'Skhirate', provinceAr: '', logo: '' }
  const stored = {
    $id: 'commune',
    $updatedAt: '2026-01-01T08:00:00.000+00:00',
    key: 'public.commune',
    value,
  } as Settings
  const other = { write: (change: object) => write({ ...(stored.value as object), ...change }) }
  const write = (next: object) => {
    stored.value = next
    stored.$updatedAt = stored.$updatedAt.replace(
      /T(\d\d)/,
      (_, hour) => `T${String(Number(hour) + 1).padStart(2, '0')}`,
    )
  }
  const calls = onTheWire(({ method, path, headers, body }) => {
    if (method === 'GET' && path === LIST) return { body: { total: 1, documents: [stored] } }
    if (method === 'PATCH' && path === `${LIST}/commune`) {
      if (headers.get('X-Appwrite-Timestamp') !== stored.$updatedAt)
        return { status: 409, body: { code: 409, type: 'document_update_conflict', message: 'conflict' } }
      write((body as { data: { value: object } }).data.value)
      return { body: stored }
    }
    return { status: 404, body: { code: 404, type: 'general_route_not_found', message: path } }
  })
  return { stored, other, calls }
}

let form: Administration
function Form() {
  form = useAdministration()
  return null
}

async function open(): Promise<QueryClient> {
  const client = testClient()
  client.setQueryData(['rights'], { userId: 'amal', collections: {} })
  await render(
    <Suspense>
      <Form />
    </Suspense>,
    client,
  )
  await settle()
  return client
}

const type = (field: string, text: string) => act(async () => form.form.setFieldValue(field, text))
const save = async () => {
  await act(async () => form.submit())
  await settle()
}
const hear = async (client: QueryClient) => {
  await act(() => client.invalidateQueries({ queryKey: ['settings'] }))
  await settle()
}

describe('the form of the commune', () => {
  beforeEach(() => localStorage.clear())

  it('shows what another administrator saved as long as nothing is typed', async () => {
    const { other } = town()
    const client = await open()
    other.write({ provinceFr: 'Rabat' })
    await hear(client)
    expect(form.form.values.provinceFr).toBe('Rabat')
    expect(form.changed).toEqual([])
  })

  it('counts as changed what was typed here, not what another saved', async () => {
    const { other } = town()
    const client = await open()
    await type('nameFr', 'Tamesna-Centre')
    other.write({ provinceFr: 'Rabat' })
    await hear(client)
    expect(form.changed.map((field) => field.name)).toEqual(['nameFr'])
  })

  it('never writes over what another saved: it says so, and keeps both', async () => {
    const { stored, other } = town()
    const client = await open()
    await type('nameFr', 'Tamesna-Centre')
    other.write({ provinceFr: 'Rabat' })
    await hear(client)
    await save()
    expect(stored.value).toMatchObject({ nameFr: 'Tamesna', provinceFr: 'Rabat' })
    expect(form.conflict?.found.map(({ field, contested }) => [field.name, contested])).toEqual([['provinceFr', false]])
    await act(async () => form.settle(new Set()))
    await settle()
    expect(stored.value).toMatchObject({ nameFr: 'Tamesna-Centre', provinceFr: 'Rabat' })
  })

  it.each([
    ['mine', new Set(['nameFr']), 'Tamesna-Centre'],
    ['theirs', new Set<string>(), 'Tamesna-Ville'],
  ])('lets the administrator choose where both wrote: %s', async (_, keepMine, kept) => {
    const { stored, other } = town()
    await open()
    await type('nameFr', 'Tamesna-Centre')
    other.write({ nameFr: 'Tamesna-Ville' })
    await save()
    expect(form.conflict?.found.map(({ contested }) => contested)).toEqual([true])
    await act(async () => form.settle(keepMine))
    await settle()
    expect((stored.value as { nameFr: string }).nameFr).toBe(kept)
  })

  it('goes on with a draft over what was read when it was typed', async () => {
    const { stored, other } = town()
    await open()
    await type('nameFr', 'Tamesna-Centre')
    other.write({ nameFr: 'Tamesna-Ville' })
    await act(async () => window.dispatchEvent(new Event('pagehide')))
    await open()
    await act(async () => form.draft?.resume())
    await save()
    expect(form.conflict?.found.map(({ field }) => field.name)).toEqual(['nameFr'])
    expect((stored.value as { nameFr: string }).nameFr).toBe('Tamesna-Ville')
  })
})
