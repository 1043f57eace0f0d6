import type { Models } from 'appwrite'
import { language } from '@/i18n'
import { readAction } from './actions'
import { call, request } from './client'
import { typeOf } from './errors'
import { saveNotificationSettings } from './notification-settings'

/** Where this browser takes messages from, as the server keeps it. */
type Target = Models.Target

/** What of this device is known: whether it can be told at all, whether it may, whether it is. */
export type DeviceState = 'unsupported' | 'insecure' | 'denied' | 'off' | 'on'

const TARGETS = '/account/targets'
const PROVIDER = 'webpush'

/** Why `subscribe` ended without a subscription. */
export class NotSubscribed extends Error {
  constructor(readonly why: 'refused' | 'failed') {
    super(why)
  }
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration()
}

async function subscription(): Promise<PushSubscription | null> {
  return (await worker())?.pushManager?.getSubscription() ?? null
}

/** A subscription as the server keeps it: the same one always in the same words. */
export function identifierOf(held: PushSubscription): string {
  const { endpoint, keys = {} } = held.toJSON()
  return JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
}

async function targetOf(identifier: string): Promise<Target | undefined> {
  const { targets } = await call<Models.User>('get', '/account')
  return targets.find((one) => one.providerType === 'push' && one.identifier === identifier)
}

export async function deviceState(): Promise<DeviceState> {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const held = await subscription()
  const target = held && (await targetOf(identifierOf(held)))
  return target && !target.expired ? 'on' : 'off'
}

/** The public key of this server, under which the browser's push service knows it. */
async function serverKey(): Promise<Uint8Array<ArrayBuffer>> {
  const { publicKey } = await readAction('notificationPreferences.pushKey')
  const text = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (char) => char.charCodeAt(0))
}

async function newSubscription(): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.ready
  const key = await serverKey()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw new NotSubscribed('failed')
  })
}

function register(identifier: string): Promise<Target> {
  return call<Target>('post', `${TARGETS}/push`, { targetId: 'unique()', identifier, providerId: PROVIDER })
}

/** Asks for the permission, subscribes this browser, and tells the server where to send. */
export async function subscribe(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSubscribed('refused')
  await saveNotificationSettings({ language: language() })
  const held = await newSubscription()
  try {
    await adopt(identifierOf(held))
  } catch (error) {
    if (typeOf(error) !== 'user_target_already_exists') throw error
    // Somebody else's, whose session here has not ended: theirs goes on without this browser.
    await held.unsubscribe()
    await register(identifierOf(await newSubscription()))
  }
}

/** Makes a target this session's; one that this account registered before is renewed. */
async function adopt(identifier: string): Promise<void> {
  const former = await targetOf(identifier)
  if (former) await call('put', `${TARGETS}/${former.$id}/push`, { identifier })
  else await register(identifier)
}

/** This browser is told nothing any more. */
export async function unsubscribe(): Promise<void> {
  const held = await subscription()
  if (!held) return
  const target = await targetOf(identifierOf(held))
  if (target) await call('delete', `${TARGETS}/${target.$id}/push`)
  await held.unsubscribe()
}

/** Before a sign-out, which must not fail for it: whoever comes next is not told what concerned this person. */
export async function leaveDevice(): Promise<void> {
  const held = await subscription()
  if (!held) return
  const account = await request<Models.User>('get', '/account').catch(() => undefined)
  const target = account?.targets.find((one) => one.identifier === identifierOf(held))
  // The server forgets targets of ended sessions by itself; asked without renewal, for the session may be over already.
  if (target) await request('delete', `${TARGETS}/${target.$id}/push`).catch(() => undefined)
  await held.unsubscribe().catch(() => undefined)
  await navigator.clearAppBadge?.().catch(() => undefined)
}

/** After a new sign-in: a browser that this account had subscribed goes on being told. */
export async function keepDevice(): Promise<void> {
  const held = await subscription()
  const target = held && (await targetOf(identifierOf(held)))
  if (target?.expired) await adopt(target.identifier)
}
