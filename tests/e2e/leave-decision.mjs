// The decision that grants a leave, as stories take it: its signed copy on a phone, and what a stranger is told of it.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { assertAccessible, assertFits, open } from './browser.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

/** Orders the decision of a leave and saves its signed copy: its bytes and its code. */
export async function saveSignedDecision(commune, { who, language, leave }) {
  let saved
  await inWindow(
    commune,
    { language, width: 360, who, from: `/employee-portail/leaves/${leave}` },
    async ({ t }, page) => {
      await page.getByRole('button', { name: actLabel(language, 'leaveRequests', 'leaveRequests.print') }).click()
      const dialog = page.getByRole('dialog')
      const [answer] = await Promise.all([
        page.waitForResponse((one) => one.url().endsWith('/actions/leaveRequests.print')),
        dialog.getByRole('button', { name: t('issue.action', 'papers'), exact: true }).click(),
      ])
      const { docId, refNumber, ready } = await answer.json()
      assert.equal(ready, true)
      await page.reload()
      await page.getByText(t('copies.signed', 'papers'), { exact: true }).waitFor()
      await assertAccessible(page, 'a leave with its decision')
      await assertFits(page, 'a leave with its decision')
      const title = t('copies.signedName', 'papers', { title: `${t('papers.decision', 'leave')} ${refNumber}` })
      const link = page.getByRole('link', { name: t('paper.downloadNamed', 'papers', { title }) })
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      saved = { docId, bytes: readFileSync(await download.path()) }
    },
  )
  return saved
}

/** A stranger checks the file on a phone, and is told who signed it. */
export async function assertSignedBy(commune, language, { docId, bytes }, names) {
  const guest = await open(commune, { language, width: 360 })
  const { page, t } = guest
  await page.goto(`/verify/${docId}`)
  for (const name of names) await page.getByText(name).first().waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'decision.pdf', mimeType: 'application/pdf', buffer: bytes })
  await page.getByText(t('file.sameSigned.title', 'verify')).waitFor()
  await assertAccessible(page, 'the check of a decision')
  await assertFits(page, 'the check of a decision')
  assert.deepEqual(guest.problems, [])
  await guest.close()
}
