// One story: a window that opens, what happens in it, and nothing wrong in its console.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { arrive, open, signedIn } from './browser.mjs'

/** Tells a story in a new window; `who` is signed in first when given, and stands before the screen `from`. */
export async function inWindow(server, { who, from, ...options }, story) {
  const window = await open(server, options)
  try {
    if (who) await signedIn(window, who)
    if (from) await arrive(window, from)
    await story(window, window.page)
    assert.deepEqual(window.problems, [])
  } catch (error) {
    await keepPicture(window)
    await window.context.close()
    throw error
  }
  await window.close()
}

/** What the window showed when a story failed, below the target folder. */
async function keepPicture({ page, problems }) {
  const folder = process.env.DIWAN_TEST_OUTPUT
  if (!folder) return
  const path = join(folder, `story-${Date.now()}.png`)
  // What failed counts for more than its picture.
  await page.screenshot({ path, fullPage: true, timeout: 5000 }).catch((error) => console.error(String(error)))
  console.error(`the window at ${page.url()} is kept in ${path}`, ...problems)
}

/** The path and query of the page. */
export function address(page) {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
