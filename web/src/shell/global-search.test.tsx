import { expect, it } from 'vitest'
import { act, fill, getOne, renderAt, settle } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import GlobalSearch from './global-search'

const found = (id: string, more: object = {}) => ({
  collection: 'annexes',
  $id: id,
  label: 'Annexe',
  title: id,
  titleAr: id,
  number: '',
  details: [],
  ...more,
})
const rights = { admin: false, auth: [], permissions: ['annexes:read'], rolePermissions: [], collections: {} }
const enter = (input: Element) =>
  act(async () => void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
/** What was typed is asked after a while, and then answered. */
async function answered() {
  await settle(300)
  await settle()
}

it('opens by Enter what was found for the words that stand there, and nothing of the former ones', async () => {
  let results = [found('agdal')]
  onTheWire(({ path }) => ({ body: path === '/rights' ? rights : { results } }))
  const { router } = await renderAt('/', <GlobalSearch onClose={() => undefined} />)
  const input = getOne<HTMLInputElement>('[role="combobox"]')
  await fill(input, 'agdal')
  await answered()
  expect(document.querySelectorAll('[role="option"]')).toHaveLength(1)
  results = [found('hassan')]
  await fill(input, 'hassan')
  await enter(input)
  await settle()
  expect(router.state.location.pathname).toBe('/')
  await answered()
  await enter(input)
  await settle()
  expect(router.state.location.pathname).toBe('/annexes/hassan')
})

it('says once what was found, of which kind, number, person and day, and offers nothing that its reader may not open', async () => {
  const order = {
    collection: 'missions',
    label: 'Ordre de mission',
    title: 'Dépôt',
    titleAr: 'Dépôt',
    number: '59/2026',
    details: [
      { fr: 'Amal Berrada', ar: 'أمل برادة' },
      { fr: 'Dépôt', ar: 'Dépôt' },
      { on: '2026-11-13T08:00:00.000+00:00' },
    ],
  }
  const results = [found('m1', order), found('e1', { collection: 'employees' }), found('agdal')]
  const reader = { ...rights, auth: ['/order-mission'] }
  onTheWire(({ path }) => ({ body: path === '/rights' ? reader : { results } }))
  await renderAt('/', <GlobalSearch onClose={() => undefined} />)
  await fill(getOne<HTMLInputElement>('[role="combobox"]'), 'dépôt')
  await answered()
  const options = [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
  expect(options).toEqual(['59/2026 · DépôtAmal Berrada · 13 novembre 2026Ordre de mission', 'agdalAnnexe'])
})
