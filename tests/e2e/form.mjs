// A form on the screen, as stories speak of it: what is typed, chosen and saved.

/**
 * Waits until a picker offers what the server found for a term: a list that shrinks lets a click fall beside it. Where the
 * server spells more freely than this, it is a moment later that the list stands still.
 */
function answered(page, term) {
  const found = (wanted) => {
    const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
    const options = [...document.querySelectorAll('[role=option]')].filter((option) => option.checkVisibility())
    return options.length > 0 && options.every((option) => fold(option.textContent).includes(fold(wanted)))
  }
  return page.waitForFunction(found, term, { timeout: 2000 }).catch(() => undefined)
}

/**
 * The form of a window, whose fields go by the labels of one collection. Only what stands in a form is one of its fields: the
 * list that a form is opened from has filters of the same names, and is there until the form has come.
 */
export function formOn({ page, t }, labels) {
  const form = page.locator('form')
  // One that offers what was typed before is a box with a list.
  const box = (name) => {
    const called = { name: labels[name], exact: true }
    return form.getByRole('textbox', called).or(form.getByRole('combobox', called))
  }
  return {
    box,
    fill: (name, value) => box(name).fill(value),
    /** Looks for a part of a name in a picker, and takes what is offered under it. */
    async pick(name, term, offered) {
      const picker = box(name).first()
      await picker.click()
      await picker.fill(term)
      await answered(page, term)
      await page.getByRole('option', { name: offered }).first().click()
    },
    /** Takes a word of a choice. */
    async choose(name, word) {
      await box(name).first().click()
      await page.getByRole('option', { name: word, exact: true }).click()
    },
    save: () => page.getByRole('button', { name: t('form.save', 'parts'), exact: true }).click(),
  }
}
