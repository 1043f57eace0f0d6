// What a letter opens: the first password of whoever is invited, and the door to whoever is on an employee's file.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { linkIn, startMailbox } from '../post.mjs'
import { newStore, serveUntilEnd } from '../rig.mjs'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, open, signIn } from './browser.mjs'
import { choose } from './household.mjs'
import { labelsOf } from './list.mjs'
import { inWindow as tell } from './story.mjs'

let house
let databases
let post

before(async () => {
  const { data, key } = await newStore()
  post = await startMailbox()
  house = await serveUntilEnd(data, { env: { ...post.env, DIWAN_PUBLIC_URL: 'http://127.0.0.1' } })
  databases = keyed(house.endpoint, key).databases
})

/** The link of a letter: its host is the configured one, the port is this test's own. */
function followed(letter) {
  const { pathname, search, hostname } = new URL(linkIn(letter).href)
  assert.equal(hostname, '127.0.0.1')
  return house.url + pathname + search
}

async function send(method, path, body, cookie = '') {
  const answer = await fetch(house.endpoint + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-appwrite-project': 'diwan', cookie },
    body: JSON.stringify(body),
  })
  const told = await answer.json()
  assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${told.message}`)
  return { told, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] }
}

const label = labelsOf('users', 'fr')
const at = (from, story) => tell(house, { who: ADMIN, from }, story)

describe('letters about users', () => {
  test('whoever is invited by mail chooses the first password, and the outbox keeps no link', async () => {
    const [name, email] = ['convive', 'convive@commune.example']
    const password = 'figues et olives 1984'
    await at('/users-management/new', async ({ t }, page) => {
      await page.getByRole('textbox', { name: label.username, exact: true }).fill(name)
      await page.getByRole('textbox', { name: label.email, exact: true }).fill(email)
      await page.getByRole('switch', { name: t('invite.byMail', 'users') }).click()
      await assertAccessible(page, 'an invitation by mail')
      await page.getByRole('button', { name: t('invite.action', 'users'), exact: true }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()

      const guest = await open(house)
      await guest.page.goto(followed(await post.next(email)))
      await choose(guest.page, password)
      await guest.page.getByRole('button', { name: t('reset.submit', 'entry') }).click()
      await guest.page.getByText(t('reset.done', 'entry')).waitFor()
      await signIn(guest, { email, password })
      assert.deepEqual(guest.problems, [])
      await guest.close()

      await page.goto('/settings/administration?tab=outbox')
      await page.getByRole('row').filter({ hasText: email }).first().click()
      await page.getByText('••••••').last().waitFor()
      assert.equal(await page.getByText('secret=').count(), 0)
    })
  })
})

test('whoever is on a file comes in once the address is proven, without an administrator', async () => {
  const [email, password] = ['nadia@commune.example', 'figues et olives 1984 !']
  const make = (collectionId, documentId, data) =>
    databases.createDocument({ databaseId: 'main', collectionId, documentId, data })
  const file = { fullNameFr: 'Nadia Alami', fullNameAr: 'نادية العلمي', CIN: 'AB4321', email }
  await make('employees', 'nadia', file)
  await send('POST', '/account', { userId: 'nadia', email, password, name: 'Nadia' })
  const profile = async () => {
    const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'users' })
    return documents.find((user) => user.email === email)
  }
  assert.equal((await profile()).pending, true)
  const { cookie } = await send('POST', '/account/sessions/email', { email, password })
  await send('POST', '/account/verifications/email', { url: 'http://127.0.0.1/verify-email' }, cookie)
  const { userId, secret } = linkIn(await post.next(email))
  await send('PUT', '/account/verifications/email', { userId, secret })
  const { pending, persoActif, roles, auth } = await profile()
  assert.deepEqual([pending, persoActif, roles, auth], [false, 'nadia', ['employee'], ['/order-mission']])
})
