// A commune whose server dies and comes back at the same address, and what a person sees of it.
import assert from 'node:assert/strict'
import { ADMIN, createUser, serve } from '../binary.mjs'
import { atEnd } from '../rig.mjs'
import { storeOfSix } from './commune.mjs'

/** Two services and six people, served by something that can be killed and started again; `people` may see employees. */
export async function mortal(people = []) {
  const { data, key } = await storeOfSix()
  for (const one of people) createUser(data, one, ['--auth', '/rh-managements'])
  const server = { ...(await serve(data)), key }
  let running = server
  atEnd(() => running?.stop())
  return {
    ...server,
    who: { administrator: ADMIN },
    /** As a power cut does it. */
    async kill() {
      await running.kill()
      running = undefined
    },
    /** Serves again, unless it does. */
    async revive() {
      running ??= await serve(server.data, { listen: new URL(server.url).host })
    },
  }
}

/** Waits until the service worker holds the whole app, and this page. */
export async function installed(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
}

/** Has the page look for the next release, and waits until its worker holds every file of it: as long as that takes. */
export async function updated(page) {
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration.update()
    const coming = registration.installing ?? registration.waiting
    if (coming?.state === 'installing')
      await new Promise((done) => coming.addEventListener('statechange', done, { once: true }))
    return coming?.state
  })
  assert.equal(state, 'installed', 'the next release stands ready')
}

/** The page that waits for the server. */
export function refuge({ page, t }) {
  const say = (key, values) => t(`offline.${key}`, 'errors', values)
  return {
    say,
    shown: (title = 'title') => page.getByRole('heading', { level: 1, name: say(title) }).waitFor(),
    retry: page.getByRole('button', { name: say('retry'), exact: true }),
    waits: (seconds) => page.getByRole('button', { name: say('wait', { seconds }), exact: true }),
  }
}

/** A story in which connections break: that they did is logged, and no fault of the page. */
export function withLosses(story) {
  return async (window, page) => {
    await story(window, page)
    const others = window.problems.filter((problem) => !/WebSocket|Failed to reconnect/.test(problem))
    window.problems.splice(0, Number.POSITIVE_INFINITY, ...others)
  }
}
