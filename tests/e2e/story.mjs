// One story: a window that opens, what happens in it, and nothing wrong in its console.
import assert from 'node:assert/strict'
import { open, signIn } from './browser.mjs'

/** Tells a story in a new window; `who` is signed in first when given. */
export async function inWindow(server, { who, from, ...options }, story) {
  const window = await open(server, options)
  try {
    if (who) await signIn(window, who, from)
    await story(window, window.page)
    assert.deepEqual(window.problems, [])
  } finally {
    await window.close()
  }
}

/** The path and query of the page. */
export function address(page) {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
