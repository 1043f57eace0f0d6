// When a screen stands still: nothing it asked for is on its way, nothing moves, nothing is drawn as a skeleton.
import { until } from '../until.mjs'

const PATIENCE = 15_000
const pages = new WeakMap()

/** Knows from now on what the pages of a context wait for. */
export function watchTraffic(context) {
  context.on('page', (page) => pages.set(page, trafficOf(page)))
}

function trafficOf(page) {
  const open = new Map()
  let asked = 0
  let entered = 0
  let waiting = []
  const ended = (request) => {
    if (!open.delete(request) || open.size > 0) return
    for (const go of waiting) go()
    waiting = []
  }
  page.on('request', (request) => {
    open.set(request, ++asked)
    if (request.isNavigationRequest()) entered = asked
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  // Of what the former document asked for, nobody may ever say that it ended.
  page.on('domcontentloaded', () => {
    for (const [request, number] of open) if (number < entered) ended(request)
  })
  return {
    asked: () => asked,
    open: () => [...open.keys()].map((request) => request.url()),
    silence: () => (open.size === 0 ? undefined : new Promise((go) => waiting.push(go))),
  }
}

async function silent({ open, silence }) {
  let timer
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no end to ${open().join(', ')}`)), PATIENCE)
  })
  await Promise.race([silence(), late])
  clearTimeout(timer)
}

/** In the page: what moves that will ever stand, and what stands for what is to come. */
function unrest() {
  const tag = (element) => element?.cloneNode(false).outerHTML.slice(0, 200) ?? 'nothing'
  const moving = document
    .getAnimations()
    .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity)
    .map((one) => `moves (${one.animationName ?? one.transitionProperty ?? one.id}): ${tag(one.effect?.target)}`)
  const busy = [...document.querySelectorAll('.mantine-Skeleton-root[data-visible], [aria-busy="true"]')]
  return [...moving, ...busy.map((one) => `is awaited: ${tag(one)}`)]
}

/**
 * In the page: it drew what it had, and then found nothing more to do, twice. Where nothing is left to draw, Chromium may do
 * neither before something else happens: once in many thousands a story stood there for ever.
 */
function idle() {
  const longest = 5000
  const frame = () =>
    new Promise((done) => {
      requestAnimationFrame(done)
      setTimeout(done, longest)
    })
  const rest = () => new Promise((done) => requestIdleCallback(done, { timeout: longest }))
  const drawn = () => frame().then(rest)
  return drawn().then(drawn)
}

/** Waits until nothing loads, moves or is drawn as a skeleton, and what was seen of that led to no further question. */
export async function settled(page) {
  const traffic = pages.get(page)
  await page.waitForLoadState()
  for (let before; before !== traffic.asked(); ) {
    before = traffic.asked()
    await silent(traffic)
    await until(
      'screen that stands still',
      () => page.evaluate(unrest),
      (all) => all.length === 0,
      { patience: PATIENCE },
    )
    await page.evaluate(idle)
  }
}
