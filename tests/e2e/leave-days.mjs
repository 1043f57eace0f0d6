// The days of a leave: one to ask for, and how both are chosen on a phone, in one calendar.

const DAY = 86_400_000

const LOCALES = { fr: 'fr-FR', ar: 'ar-MA-u-nu-latn', en: 'en-GB' }

/** A day as the calendar says it. */
export const said = (day, language) =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** A Tuesday that is at least so many days away. */
export function tuesdayIn(days) {
  const day = new Date(Date.now() + days * DAY)
  while (day.getUTCDay() !== 2) day.setTime(day.getTime() + DAY)
  return day.toISOString().slice(0, 10)
}

/** So many months are gone on at most. */
const YEAR = 12

/** Goes on month by month until something stands in the calendar, and gives it. */
async function turnUntil({ t }, sheet, wanted) {
  for (let month = 0; month < YEAR && !(await wanted.isVisible()); month++)
    await sheet.getByRole('button', { name: t('date.nextMonth', 'parts') }).click()
  return wanted
}

/** Goes on to the month of a day, in a calendar that shows one; the button of the day. */
export async function turnTo({ t, language }, sheet, day) {
  const button = sheet.getByRole('button', { name: new RegExp(`^${said(day, language)}`) }).first()
  return turnUntil({ t }, sheet, button)
}

/** Chooses the first and the last day in the sheet of a form. */
export async function chooseDays(window, from, to) {
  const { t, page } = window
  await page.getByRole('button', { name: t('when', 'leave') }).click()
  const sheet = page.getByRole('dialog', { name: t('form.daysTitle', 'leave') })
  await (await turnTo(window, sheet, from)).click()
  await sheet.getByText(t('form.lastDay', 'leave')).waitFor()
  await (await turnTo(window, sheet, to)).click()
  await sheet.waitFor({ state: 'detached' })
}
