// Dialogs by keyboard alone: what is filled in waits for typing, and whoever closes one stands where they stood.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { six } from './commune.mjs'
import { labelsOf } from './list.mjs'
import { inWindow } from './story.mjs'

let commune
before(async () => {
  commune = await six()
  const { databases } = keyed(commune.endpoint, commune.key)
  const create = (collectionId, documentId, data) =>
    databases.createDocument({ databaseId: 'main', collectionId, documentId, data })
  await create('spareParts', 'filtre', { partName: 'Filtre à huile', reference: 'FH-1', minQuantity: 9 })
  const [departAt, returnAt] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const times = { departAt, returnAt }
  await create('missions', 'tour', { persoActifId: 'amal', destination: 'Rabat', mission: 'Réunion', ...times })
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

describe('dialogs', () => {
  const labels = labelsOf('missions', 'ar')
  const look = { language: 'ar', theme: 'dark' }
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
    told('/order-mission/tour', async (page, t) => {
      const button = page.getByRole('button', { name: t('acts.cancel', 'missions') })
      await button.press('Enter')
      const reason = page.getByRole('dialog').getByRole('textbox', { name: labels.cancelReason })
      await standsOn(reason)
      await page.keyboard.type('Reportée')
      assert.equal(await reason.inputValue(), 'Reportée')
      await leaves(page, button)
    }))
})
