import { beforeEach, expect, it } from 'vitest'
import type { ActionId } from '@/api/actions.gen'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import type { Recruitments } from '@/api/schema.gen'
import { rightsQuery } from '@/api/session'
import { click, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import ExamActions from './exam-actions'

const STAFF = { admin: true, permissions: [], rolePermissions: [], auth: [], collections: {} } as never
const EXAM = { $id: 'x', $collectionId: 'recruitments', titleFr: 'Techniciens', titleAr: 'تقنيون', status: 'closed' }

beforeEach(() => document.body.replaceChildren())

/** The head of an exam before a server that says what is open, and what stands against the rest. */
async function draw(open: readonly ActionId[], refused: Partial<Record<ActionId, [type: string, message: string]>>) {
  const client = testClient()
  for (const of of ['recruitments', 'examLists'] as const)
    client.setQueryData(metaQuery(of, 'fr').queryKey, await loadMeta(of, 'fr'))
  client.setQueryData(rightsQuery.queryKey, STAFF)
  const told = Object.entries(refused).map(([act, [type, message]]) => [act, { type, message }])
  const calls = onTheWire(({ path }) =>
    path.endsWith('/acts.open') ? { body: { x: { open, refused: Object.fromEntries(told) } } } : { body: {} },
  )
  await import('./provisional-dialog')
  // A box that grows with its text measures it again when a font arrives; here none does.
  Object.assign(document, { fonts: new EventTarget() })
  await renderAt('/', <ExamActions row={EXAM as Recruitments} edit={null} remove={null} />, client)
  await settle()
  return (act: ActionId) => calls.filter(({ path }) => path.endsWith(`/${act}`)).map(({ body }) => body)
}

const names = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent).filter(Boolean)

it('shows the next step before its turn, with what it waits for, and none whose turn it is not', async () => {
  await draw(['recruitments.cancel'], {
    'recruitments.publish': ['flow_step_forbidden', 'no'],
    'recruitments.publishProvisional': ['exam_list_published', 'published already'],
    'recruitments.publishDefinitive': ['exam_list_appeals_run', 'appeals run'],
    'recruitments.startWritten': ['exam_list_missing', 'no definitive list'],
  })
  expect(names()).toEqual(['Annuler le concours', 'Liste définitive'])
  const waiting = getByName<HTMLButtonElement>('Liste définitive')
  expect(waiting.disabled).toBe(true)
  expect(document.getElementById(waiting.getAttribute('aria-describedby') ?? '')?.textContent).toBe('appeals run')
})

it('offers the step that is open, and says nothing of the ones that wait', async () => {
  const sent = await draw(['recruitments.publishProvisional'], {
    'recruitments.publishDefinitive': ['exam_list_provisional_first', 'the other first'],
    'recruitments.startWritten': ['exam_list_missing', 'no definitive list'],
  })
  expect(names()).toEqual(['Liste provisoire'])
  await click(getByName('Liste provisoire'))
  await settle()
  await click(getOne('[role=dialog] button[type=submit]'))
  await settle()
  expect(sent('recruitments.publishProvisional')).toEqual([{ id: 'x' }])
})
