// A served store whose letters and short messages arrive, people of one's own in it, and what they do at its door.
import { createHmac } from 'node:crypto'
import { ADMIN, createUser, must } from '../binary.mjs'
import { startGateway, startMailbox } from '../post.mjs'
import { newStore, serveUntilEnd } from '../rig.mjs'

/** An address and a password nobody would guess, of a person of this name. */
export function person(username) {
  return { username, email: `${username}@commune.example`, password: `olives et figues de ${username} 1984` }
}

/** Serves a store with an administrator and these people, who may see the employees; `settings` are more of the environment. */
export async function household(people, settings = {}) {
  const { data, key } = await newStore()
  for (const one of people) createUser(data, one, ['--auth', '/rh-managements'])
  const post = await startMailbox()
  const phones = await startGateway()
  const server = await serveUntilEnd(data, { env: { ...post.env, ...phones.env, ...settings } })
  return { ...server, key, post, phones, who: { administrator: ADMIN } }
}

/** Makes a person whose password was chosen for them; gives it. Before the store is served. */
export function invited(data, { email, username }) {
  const printed = must(['user', 'create', '--data', data, '--email', email, '--username', username])
  return printed.trim().split(' ').at(-1)
}

/** Fills the sign-in form and sends it, without waiting for what follows. */
export async function knock({ page, t }, { email, password }, from = '/sign-in-2') {
  await page.goto(from)
  await page.getByRole('textbox', { name: t('signIn.email') }).fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.getByRole('button', { name: t('signIn.submit'), exact: true }).click()
}

/** Waits for the shell: somebody is in. */
export function inside({ page, t }) {
  return page.getByRole('button', { name: t('profile.menu', 'shell') }).waitFor()
}

/** Leaves by the profile menu. */
export async function leave({ page, t }) {
  await page.getByRole('button', { name: t('profile.menu', 'shell') }).click()
  await page.getByRole('menuitem', { name: t('profile.signOut', 'shell'), exact: true }).click()
  await page.waitForURL('**/sign-in-2*')
}

/** Types a new password twice. */
export async function choose(page, password) {
  for (const at of [0, 1]) await page.locator('input[autocomplete="new-password"]').nth(at).fill(password)
}

/** What an authenticator shows for a secret (RFC 6238): now, or so many steps of 30 s later. */
export function totp(secret, later = 0) {
  const bits = [...secret].map((char) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(char).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g)
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const hash = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(step)
    .digest()
  const number = hash.readUInt32BE(hash.at(-1) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}
