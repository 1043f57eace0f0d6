import { expect, it, vi } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { rightsQuery } from '@/api/session'
import { click, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import type { Choices } from './choices'
import { MissingUnits } from './missing-units'

const none: Choices = { mapping: {}, createUnits: false, sameUnits: {}, skipHidden: false }

async function open(choices: Choices, names: readonly string[], like: string | null = null) {
  const client = testClient()
  client.setQueryData(metaQuery('grades', 'fr').queryKey, await loadMeta('grades', 'fr'))
  const fields = ['nameFr', 'nameAr']
  client.setQueryData(rightsQuery.queryKey, {
    collections: { grades: { verbs: ['read', 'create'], fields, write: [] } },
  } as never)
  const technician = { $id: 't2', nameFr: 'Technicien 2ème grade', nameAr: 'تقني من الدرجة الثانية' }
  onTheWire(() => ({ body: { total: 1, documents: [technician] } }))
  const onChoices = vi.fn()
  const missing = names.map((name) => ({
    collection: 'grades' as const,
    name,
    rows: 2,
    like: /[a-z]/i.test(name) ? null : like,
  }))
  await renderAt('/', <MissingUnits missing={missing} choices={choices} busy={false} onChoices={onChoices} />, client)
  await settle()
  return onChoices
}

it('takes a name that no list has for the one of the list that was chosen', async () => {
  const onChoices = await open(none, ['Tech. 2G'])
  await click(getOne('input[role="combobox"], input[aria-haspopup="listbox"]'))
  await settle(400)
  await click(getOne('[role="option"]'))
  expect(onChoices).toHaveBeenCalledWith({ ...none, sameUnits: { 'Tech. 2G': 'Technicien 2ème grade' } })
})

it('shows what was chosen, and takes it back', async () => {
  const onChoices = await open({ ...none, sameUnits: { 'Tech. 2G': 'Technicien 2ème grade' } }, [])
  expect(getOne('li').textContent).toContain('Technicien 2ème grade')
  await click(getOne('li button'))
  expect(onChoices).toHaveBeenCalledWith(none)
})

it('asks whether a name that sounds like another is the same, before anything is made', async () => {
  const [name, like] = ['ملحقة حي السلام', 'Annexe Hay Salam']
  const onChoices = await open(none, [like, name], like)
  const button = getByName<HTMLButtonElement>('createUnits')
  expect(button.disabled).toBe(true)
  const select = getOne<HTMLSelectElement>('select')
  expect([...select.options].map((one) => one.value)).toEqual(['', name, like])
  select.value = name
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
  expect(onChoices).toHaveBeenCalledWith({ ...none, sameUnits: { [name]: name } })
})
