// Notifications that come while no tab is open: shown, opened, and kept coming when the browser renews its subscription.
import { readPushed, shownAs } from './notice'

declare const self: ServiceWorkerGlobalScope

const PROTOCOL = '/v1'
const HEADERS = { 'content-type': 'application/json', 'x-appwrite-project': 'diwan' }

interface Target {
  $id: string
  providerType: string
  identifier: string
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T | undefined> {
  const answer = await fetch(PROTOCOL + path, {
    method,
    headers: HEADERS,
    credentials: 'same-origin',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  return answer?.ok ? ((await answer.json().catch(() => undefined)) as T) : undefined
}

async function show(text: string | undefined): Promise<void> {
  const pushed = readPushed(text)
  if (!pushed) return
  await self.registration.showNotification(pushed.title, shownAs(pushed))
  const open = await self.registration.getNotifications()
  await navigator.setAppBadge?.(open.length).catch(() => {})
}

/** Goes to its subject: in the tab that is before the reader, else in any of ours, else in a new one. */
async function open({ link, id }: { link: string; id?: string }): Promise<void> {
  if (id) void call('POST', '/actions/notifications.read', { ids: [id] })
  const tabs = await self.clients.matchAll({ type: 'window' })
  const tab = tabs.find((one) => one.focused) ?? tabs.find((one) => one.visibilityState === 'visible') ?? tabs[0]
  if (!tab) {
    await self.clients.openWindow(link)
    return
  }
  tab.postMessage({ kind: 'open', link })
  // A browser may keep the focus where it is.
  await tab.focus().catch(() => {})
}

/** The push service gave this browser another address: the server is told, or goes on sending into the void. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!oldSubscription) return
  const { applicationServerKey, userVisibleOnly } = oldSubscription.options
  const fresh =
    newSubscription ?? (await self.registration.pushManager.subscribe({ applicationServerKey, userVisibleOnly }))
  const account = await call<{ targets: Target[] }>('GET', '/account')
  const former = account?.targets.find(
    ({ providerType, identifier }) => providerType === 'push' && endpointOf(identifier) === oldSubscription.endpoint,
  )
  if (former) await call('PUT', `/account/targets/${former.$id}/push`, { identifier: identifierOf(fresh) })
}

function endpointOf(identifier: string): string | undefined {
  try {
    return (JSON.parse(identifier) as { endpoint?: string }).endpoint
  } catch {
    return undefined
  }
}

/** As the app writes it (`api/push.ts`). */
function identifierOf(held: PushSubscription): string {
  const { endpoint, keys = {} } = held.toJSON()
  return JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
}

export function listenToPush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(event as PushSubscriptionChangeEvent))
  })
}
