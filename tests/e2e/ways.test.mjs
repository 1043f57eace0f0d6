// Ways through the screens: from what is done with a record back to it, from a row to another tab, from field to
// field; and dialogs, in which what is filled in waits for typing and whoever closes one stands where they stood.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { settled } from './settled.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const PART = '/park-inventaire/filtre'
const NAME = 'Filtre à huile'

let commune
before(async () => {
  commune = await six()
  const { databases } = keyed(commune.endpoint, commune.key)
  const create = (documentId, partName, reference) => {
    const data = { partName, reference, minQuantity: 9 }
    return databases.createDocument({ databaseId: 'main', collectionId: 'spareParts', documentId, data })
  }
  await create('filtre', NAME, 'FH-1')
  await create('long', 'Raccordement'.repeat(10), 'R'.repeat(40))
  const [departAt, returnAt] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const data = { persoActifId: 'amal', destination: 'Rabat', mission: 'Réunion', departAt, returnAt }
  await databases.createDocument({ databaseId: 'main', collectionId: 'missions', documentId: 'tour', data })
})

/** Whether what the keyboard stands on can be seen there, and is not behind a bar that stays. */
const isSeen = (page) =>
  page.evaluate(() => {
    const { left, top, width, height } = document.activeElement.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 18))
    return document.activeElement.parentElement.contains(shown)
  })

/** Waits until the keyboard is on a control. */
async function standsOn(control) {
  await control.waitFor()
  await control.evaluate(
    (element) =>
      new Promise((done) => {
        const look = () => (document.activeElement === element ? done() : requestAnimationFrame(look))
        look()
      }),
  )
}

const look = { language: 'ar', theme: 'dark' }

describe('ways', () => {
  const told = (from, story, more) =>
    inWindow(commune, { ...look, ...more, who: commune.who.administrator, from }, ({ t, context }, page) =>
      story(page, t, context),
    )

  test('the path of a form leads to its record, and the tab of the browser names it', () =>
    told(`${PART}/edit`, async (page, t) => {
      const path = page.getByRole('navigation', { name: t('crumbs.label', 'shell') })
      await path.getByRole('link', { name: NAME }).waitFor()
      assert.equal(await page.title(), `${t('crumbs.edit', 'shell')} – ${NAME} · ${t('product')}`)
      await path.getByRole('link', { name: NAME }).click()
      await page.waitForURL(`**${PART}`)
    }))

  test('a row opened by the keyboard leads to the title of its page, a form to its first field', () =>
    told('/park-inventaire', async (page, t) => {
      const row = page.getByRole('row').filter({ hasText: NAME })
      await row.getByRole('link').press('Enter')
      await page.waitForURL(`**${PART}`)
      await page.locator('h1:focus', { hasText: NAME }).waitFor()
      await page.getByRole('link', { name: t('screen.edit', 'parts') }).press('Enter')
      await page.waitForURL(`**${PART}/edit`)
      await page.locator('input:focus').waitFor()
    }))

  test('a row opens in another tab with Ctrl, by click and by key', () =>
    told('/park-inventaire', async (page, _, context) => {
      const row = page.getByRole('row').filter({ hasText: NAME })
      for (const act of [
        () => row.click({ modifiers: ['ControlOrMeta'] }),
        () => row.getByRole('link').press('ControlOrMeta+Enter'),
      ]) {
        const [other] = await Promise.all([context.waitForEvent('page'), act()])
        await other.waitForURL(`**${PART}`)
        await other.close()
      }
      assert.equal(new URL(page.url()).pathname, '/park-inventaire')
    }))

  test('a screen that is slow to come is announced, and the one before stays until then', () =>
    told('/park-inventaire', async (page, t) => {
      let arrive
      const held = new Promise((done) => {
        arrive = done
      })
      await page.route('**/documents/filtre*', async (route) => {
        await held
        await route.continue()
      })
      await page.getByRole('row').filter({ hasText: NAME }).getByRole('link').press('Enter')
      const bar = page.getByRole('progressbar', { name: t('loading') })
      await bar.waitFor()
      await page.getByRole('row').filter({ hasText: NAME }).waitFor()
      arrive()
      await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
      await bar.waitFor({ state: 'detached' })
    }))

  test('on a telephone, a word without end pushes nothing out of sight', () =>
    told(
      '/park-inventaire',
      async (page) => {
        await page
          .getByText(/^Raccordement/)
          .first()
          .waitFor()
        await assertFits(page, 'the list')
        await page.goto('/park-inventaire/long')
        await page.getByRole('heading', { level: 1 }).waitFor()
        await assertFits(page, 'the part')
      },
      { width: 360, height: 640 },
    ))

  test('on a telephone, no field that Tab comes to lies behind the bar that saves', () =>
    told(
      '/cars-management/new',
      async (page) => {
        await settled(page)
        await page.locator('form input, form textarea').first().focus()
        for (let count = 0; count < 12; count++) {
          assert.ok(await isSeen(page), await page.evaluate(() => document.activeElement.outerHTML))
          await page.keyboard.press('Escape')
          await page.keyboard.press('Tab')
          await settled(page)
        }
      },
      { width: 360, height: 640 },
    ))
})

describe('on a slow machine', () => {
  /** Scrolls the chosen word of a list into view before the list is placed, as happens where timers overtake drawing. */
  const overtake = (page) =>
    page.evaluate(() =>
      new MutationObserver((_, observer) => {
        const chosen = document.querySelector('[data-combobox-active]')
        if (!chosen) return
        observer.disconnect()
        chosen.scrollIntoView({ block: 'nearest' })
      }).observe(document.body, { childList: true, subtree: true }),
    )

  test('a list of words opens where its field is, and the page stays there', () =>
    inWindow(
      commune,
      { ...look, height: 480, who: commune.who.administrator, from: '/recruitment-system/recruitment-processes/new' },
      async (_, page) => {
        const field = page.getByRole('combobox', { name: labelsOf('recruitments', 'ar').thresholdsBy, exact: true })
        await field.scrollIntoViewIfNeeded()
        const from = await page.evaluate(() => scrollY)
        assert.ok(from > 100, `the field stands at ${from} px`)
        await overtake(page)
        await field.click()
        const word = wordOf('recruitments', 'ar', 'thresholdsBy', 'committee')
        await page.getByRole('option', { name: word, exact: true }).click()
        assert.equal(await page.evaluate(() => scrollY), from)
      },
    ))
})

describe('dialogs by keyboard alone', () => {
  const told = (from, story) =>
    inWindow(commune, { ...look, who: commune.who.administrator, from }, ({ t }, page) => story(page, t))
  const leaves = async (page, button) => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await standsOn(button)
  }

  test('who does not delete after all stands on the button again', () =>
    told('/park-inventaire/filtre', async (page, t) => {
      const button = page.getByRole('button', { name: t('delete.action', 'parts') })
      await button.press('Enter')
      await standsOn(page.getByRole('dialog').getByRole('button', { name: t('cancel') }))
      await leaves(page, button)
    }))

  test('a reason is typed at once, without a way to its field', () =>
    told('/order-mission/tour', async (page) => {
      const button = page.getByRole('button', { name: actLabel('ar', 'missions', 'missions.cancel') })
      await button.press('Enter')
      const reason = page.getByRole('dialog').getByRole('textbox', { name: labelsOf('missions', 'ar').cancelReason })
      await standsOn(reason)
      await page.keyboard.type('Reportée')
      assert.equal(await reason.inputValue(), 'Reportée')
      await leaves(page, button)
    }))
})
