// The dialog that a paper is ordered in, as stories speak of it.
import { readFileSync } from 'node:fs'

/** Orders the paper that is asked for, and saves it under its title and number: its bytes. */
export async function delivered({ page, t }, title) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('issue.action', 'papers'), exact: true }).click()
  const link = dialog.getByRole('link', { name: t('paper.downloadNamed', 'papers', { title }) })
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFileSync(await saved.path())
}
