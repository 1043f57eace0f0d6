import { beforeEach, expect, it } from 'vitest'
import meta from '@/api/schema/assignments.fr.gen'
import { rightsQuery } from '@/api/session'
import { inputId } from '@/fields/input-id'
import { click, fill, getOne, renderAt, testClient } from '@/testing/render'
import { RecordForm } from './record-form'

const FIELDS = ['startDate', 'endDate'] as const
const input = (name: string) => getOne<HTMLInputElement>(`#${inputId(name)}`)
/** What is said beneath an input. */
const said = (name: string) => {
  const spoken = input(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return spoken.map((id) => document.getElementById(id)?.textContent).join('')
}

async function open(initial: Record<string, string>) {
  const client = testClient()
  client.setQueryData(['meta', 'assignments', 'fr'], meta)
  const write = [...FIELDS]
  const rights = { userId: 'amal', collections: { assignments: { verbs: ['create'], fields: write, write } } }
  client.setQueryData(rightsQuery.queryKey, rights as never)
  const groups = [{ title: 'dates', fields: FIELDS }]
  const form = (
    <RecordForm
      collection="assignments"
      initial={initial}
      groups={groups}
      onSaved={() => {
        throw new Error('saved')
      }}
      onCancel={() => {}}
    />
  )
  await renderAt('/assignments/new', form, client)
}

beforeEach(() => localStorage.clear())

it('says that an end lies before its start as soon as it is typed', async () => {
  await open({ startDate: '2026-03-02' })
  await fill(input('endDate'), '01/03/2026')
  expect(said('endDate')).toBe('invalid.notBefore')
  await fill(input('endDate'), '03/03/2026')
  expect(said('endDate')).toBe('')
})

it('asks again of the end when the start is moved', async () => {
  await open({ startDate: '2026-03-02', endDate: '2026-03-05' })
  await fill(input('startDate'), '06/03/2026')
  expect(said('endDate')).toBe('invalid.notBefore')
  await fill(input('startDate'), '05/03/2026')
  expect(said('endDate')).toBe('')
})

it('is not saved while its days are out of order', async () => {
  await open({ startDate: '2026-03-02', endDate: '2026-03-01' })
  await click(getOne('button[type="submit"]'))
  expect(said('endDate')).toBe('invalid.notBefore')
})
