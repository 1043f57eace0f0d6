// What this device is told while nobody looks: the browser subscribes, the server seals, the worker shows and opens.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { Query } from 'node-appwrite'
import { until } from '../until.mjs'
import { keyed, signedIn } from '../wire/client.mjs'
import { seed } from '../wire/seed.mjs'
import { assertAccessible, signIn } from './browser.mjs'
import { household, leave, person } from './household.mjs'
import { installed } from './loss.mjs'
import { startPushService, subscription } from './push-service.mjs'
import { inWindow as tell } from './story.mjs'

const inMain = (collectionId, documentId, data) => ({ databaseId: 'main', collectionId, documentId, data })
const CLERK = person('agent')
const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let commune
let service
let databases
before(async () => {
  service = await startPushService()
  commune = await household([CLERK], service.env)
  await seed(commune)
  databases = keyed(commune.endpoint, commune.key).databases
  const queries = [Query.equal('username', CLERK.username)]
  const { documents } = await databases.listDocuments({ ...inMain('users'), queries })
  await databases.updateDocument(inMain('users', documents[0].$id, { persoActif: 'brahim' }))
})

/**
 * Gives the browser a push service that can be reached: its maker's cannot be from here. Only where the messages come
 * from is another; who asks, what is registered and what the worker does with them is the real thing.
 */
function withPushService(page, { endpoint, keys }) {
  return page.addInitScript(
    (given) => {
      const held = () => {
        const now = JSON.parse(localStorage.getItem('subscription'))
        return (
          now && { ...now, toJSON: () => now, unsubscribe: async () => localStorage.removeItem('subscription') ?? true }
        )
      }
      PushManager.prototype.getSubscription = async () => held()
      PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
        if (!userVisibleOnly || applicationServerKey.byteLength !== 65) throw new TypeError('no key')
        localStorage.setItem('subscription', JSON.stringify(given))
        return held()
      }
    },
    { endpoint, keys },
  )
}

/** The push service gives the browser another address, of which the worker hears. */
async function renewed(page, { endpoint, keys }) {
  const given = { endpoint, keys }
  const former = await page.evaluate((fresh) => {
    const { endpoint: old } = JSON.parse(localStorage.getItem('subscription'))
    localStorage.setItem('subscription', JSON.stringify(fresh))
    return old
  }, given)
  const [worker] = page.context().serviceWorkers()
  await worker.evaluate(
    ([old, fresh]) => {
      const change = new ExtendableEvent('pushsubscriptionchange')
      const newSubscription = { endpoint: fresh.endpoint, toJSON: () => fresh }
      self.dispatchEvent(Object.assign(change, { oldSubscription: { endpoint: old, options: {} }, newSubscription }))
    },
    [former, given],
  )
}

/** Hands a message to the worker of this page, as the browser does when one comes. */
async function deliver(page, data) {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && found(one))
  })
  await devtools.send('ServiceWorker.enable')
  const { registrationId } = await registered
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data })
}

/** The notifications that the device shows, once there are some. */
function shown(page) {
  const look = async () => {
    const worker = await navigator.serviceWorker.ready
    const all = await worker.getNotifications()
    return all.map(({ title, body, lang, dir, data }) => ({ title, body, lang, dir, data }))
  }
  return until(
    'notification on the device',
    () => page.evaluate(look),
    (all) => all.length > 0,
  )
}

/** The devices of an account, asked in a session of its own, which ends with the answer. */
async function devicesOf(who, ask = (devices) => devices()) {
  const { account } = await signedIn(commune.endpoint, who)
  const devices = async () => (await account.get()).targets.filter((one) => one.providerType === 'push')
  const answer = await ask(devices)
  await account.deleteSession({ sessionId: 'current' })
  return answer
}

/** Waits until the account has the one device that is wanted. */
function deviceIs(who, isWanted) {
  const isAlone = ([target, ...others]) => others.length === 0 && target && isWanted(target)
  return devicesOf(who, (devices) => until('one device that is wanted', devices, isAlone))
}

const look = { language: 'ar', theme: 'dark', worker: true }

describe('what a device is told', () => {
  test('a device is told, at its newer address and in a newer session too; a click opens the subject; a sign-out ends it', () => {
    const device = subscription(`${service.url}/first`)
    return tell(commune, look, async (window, page) => {
      const { t, context } = window
      const say = (key) => t(`push.${key}`, 'notifications')
      await context.grantPermissions(['notifications'])
      await withPushService(page, device)
      await signIn(window, CLERK, '/settings/notifications')
      await installed(page)
      await page.getByRole('button', { name: say('enable') }).click()
      await page.getByText(say('active')).waitFor()
      await assertAccessible(page, 'a device that is told')
      assert.equal((await devicesOf(CLERK)).length, 1)

      const moved = subscription(`${service.url}/moved`)
      await renewed(page, moved)
      await deviceIs(CLERK, ({ identifier }) => JSON.parse(identifier).endpoint === moved.endpoint)
      await (await signedIn(commune.endpoint, CLERK)).account.deleteSessions()
      await signIn(window, CLERK, '/profile')
      await deviceIs(CLERK, ({ expired }) => !expired)

      const dates = { from: inDays(0), to: inDays(9) }
      const data = { headEmployeeId: 'amal', delegateId: 'brahim', ...dates }
      await databases.createDocument(inMain('delegations', 'push', data))
      const message = moved.open(await service.next())
      await deliver(page, message)
      const [notice] = await shown(page)
      assert.match(notice.title, /أمل بناني/)
      assert.deepEqual([notice.lang, notice.dir], ['ar', 'rtl'])
      assert.equal(notice.data.link, '/rh-managements')

      const worker = context.serviceWorkers()[0]
      await worker.evaluate(async () => {
        const [notification] = await self.registration.getNotifications()
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
      })
      await page.waitForURL('**/rh-managements')
      await page.getByRole('button', { name: t('bell.open', 'shell'), exact: true }).waitFor()

      await leave(window)
      assert.deepEqual(await devicesOf(CLERK), [])
    })
  })

  test('what the browser forbids is explained, not asked for again', () =>
    tell(commune, { ...look, who: CLERK }, async ({ t }, page) => {
      await page.addInitScript(() => {
        Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
      })
      await page.goto('/settings/notifications')
      await page.getByText(t('push.deniedText', 'notifications')).waitFor()
      assert.equal(await page.getByRole('button', { name: t('push.enable', 'notifications') }).count(), 0)
      await assertAccessible(page, 'notifications that are blocked')
    }))
})

test('a browser without workers says that it cannot', () =>
  tell(commune, { who: CLERK }, async ({ t }, page) => {
    await page.addInitScript(() => {
      delete window.PushManager
    })
    await page.goto('/settings/notifications')
    await page.getByText(t('push.unsupportedText', 'notifications')).waitFor()
  }))
