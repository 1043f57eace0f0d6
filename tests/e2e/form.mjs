// A form on the screen, as stories speak of it: what is typed, chosen and saved.

/** The form of a window, whose fields go by the labels of one collection. */
export function formOn({ page, t }, labels) {
  const box = (name) => page.getByRole('textbox', { name: labels[name], exact: true })
  return {
    box,
    fill: (name, value) => box(name).fill(value),
    /** Looks for a part of a name in a picker, and takes what is offered under it. */
    async pick(name, term, offered) {
      const picker = page.getByRole('combobox', { name: labels[name], exact: true }).or(box(name)).first()
      await picker.click()
      await picker.fill(term)
      await page.getByRole('option', { name: offered }).first().click()
    },
    /** Takes a word of a choice. */
    async choose(name, word) {
      await page.getByRole('combobox', { name: labels[name], exact: true }).or(box(name)).first().click()
      await page.getByRole('option', { name: word, exact: true }).click()
    },
    save: () => page.getByRole('button', { name: t('form.save', 'parts'), exact: true }).click(),
  }
}
