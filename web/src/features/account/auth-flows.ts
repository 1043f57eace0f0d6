import { request } from '@/api/client'
import { signIn } from '@/api/session'

/** A code or link that was sent; its secret is in the message alone. */
export interface Sent {
  $id: string
  userId: string
  expire: string
}

const anyone = { userId: 'unique()' }

/** The address of one of our pages, as a message will link to it. */
const page = (path: string) => window.location.origin + path

/** Asks for an account, and for the letter that proves its address; then it waits for an administrator. */
export async function signUp(name: string, email: string, password: string): Promise<void> {
  await request('post', '/account', { ...anyone, name, email, password })
  // Only the account's own session may ask for that letter. Where the address had an account already, this password
  // does not open it and its owner is written to instead: from outside, one looks like the other. A letter that could
  // not be asked for now is offered again after signing in.
  await askFirstLetter(email, password).catch(() => undefined)
}

async function askFirstLetter(email: string, password: string): Promise<void> {
  await signIn(email, password)
  await sendVerification().finally(() => request('delete', '/account/sessions/current'))
}

/** Mails a link to choose a new password; known and unknown addresses are answered alike. */
export function askRecovery(email: string): Promise<Sent> {
  return request('post', '/account/recovery', { email, url: page('/reset-password') })
}

export function recover(userId: string, secret: string, password: string): Promise<unknown> {
  return request('put', '/account/recovery', { userId, secret, password })
}

/** Mails a link that proves the caller's own address. */
export function sendVerification(): Promise<Sent> {
  return request('post', '/account/verifications/email', { url: page('/verify-email') })
}

export function verifyEmail(userId: string, secret: string): Promise<unknown> {
  return request('put', '/account/verifications/email', { userId, secret })
}

/** Sends a code that proves the caller's own telephone. */
export function sendPhoneVerification(): Promise<Sent> {
  return request('post', '/account/verifications/phone')
}

export function verifyPhone(userId: string, secret: string): Promise<unknown> {
  return request('put', '/account/verifications/phone', { userId, secret })
}

/** Mails six digits to sign in with. */
export function askEmailCode(email: string): Promise<Sent> {
  return request('post', '/account/tokens/email', { ...anyone, email })
}

/** Sends six digits to a telephone to sign in with. */
export function askPhoneCode(phone: string): Promise<Sent> {
  return request('post', '/account/tokens/phone', { ...anyone, phone })
}

/** Mails a link to sign in with; `to` is where the person was going. */
export function askMagicLink(email: string, to?: string): Promise<Sent> {
  const url = page(to ? `/magic-link?to=${encodeURIComponent(to)}` : '/magic-link')
  return request('post', '/account/tokens/magic-url', { ...anyone, email, url })
}
