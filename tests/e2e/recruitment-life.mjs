// One telling of the life of an exam: who looks at which screen in which language, and what is known by then.

import { node } from '../wire/client.mjs'
import { wordOf } from './list.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

export const ROOT = '/recruitment-system'
export const MARKING = `${ROOT}/marking`
export const APPLICANT = {
  nameFr: 'Souad Bennani',
  nameAr: 'سعاد بناني',
  cin: 'ZT456789',
  birthDate: '02/05/1999',
  phone: '0612345678',
  email: 'souad@example.ma',
}
/** What one telling of the story knows: its town, its language, and what came of it so far. */
export class Life {
  constructor(town, language) {
    Object.assign(this, { town, language, ids: {} })
  }

  word = (collection, value) => wordOf(collection, this.language, 'status', value)
  act = (collection, id, part) => actLabel(this.language, collection, id, part)
  examAct = (id, part) => this.act('recruitments', id, part)
  examPath = (tab) => `${ROOT}/recruitment-processes/${this.ids.exam}${tab ? `?tab=${tab}` : ''}`
  staff = (from, story) => this.at('administrator', from, story)
  stored = (collectionId, documentId) =>
    this.town.databases.getDocument({ databaseId: 'main', collectionId, documentId })

  async rows(collectionId, ...queries) {
    const asked = { databaseId: 'main', collectionId, queries: [...queries, node.Query.limit(100)] }
    return (await this.town.databases.listDocuments(asked)).documents
  }

  /** The candidates of this exam, by their number. */
  candidates = () =>
    this.rows('candidates', node.Query.equal('recruitmentId', this.ids.exam), node.Query.orderAsc('candidateNumber'))

  /** Somebody of the house at a desk. */
  at = (name, from, story) =>
    inWindow(this.town, { language: this.language, width: 1280, who: this.town.who[name], from }, (window, page) =>
      story(textsOf(window), page, window),
    )

  /** The applicant with a telephone, and no account. */
  phone(story) {
    const look = { language: this.language, theme: this.language === 'ar' ? 'dark' : 'light', width: 360, height: 740 }
    return inWindow(this.town, look, (window, page) => story((key, values) => window.t(key, 'apply', values), page))
  }
}

export const textsOf = ({ t }) => ({
  t,
  exams: (key, values) => t(key, 'exams', values),
  marking: (key, values) => t(key, 'exam-marking', values),
  candidates: (key, values) => t(key, 'candidates', values),
})

/** Presses a button that asks first, and confirms. */
export async function confirm(page, name, { sign } = {}) {
  await page.getByRole('button', { name, exact: true }).first().click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('button', { name, exact: true }).click()
  if (sign) await openSigning(page, sign)
  await dialog.waitFor({ state: 'detached' })
}

/** Signing was closed: the password opens it, and the act goes on. */
export async function openSigning(page, { t, password }) {
  const gate = page.getByRole('dialog', { name: t('title', 'signing') })
  await gate.locator('input[autocomplete="current-password"]').fill(password)
  await gate.getByRole('button', { name: t('open', 'signing') }).click()
  await gate.waitFor({ state: 'detached' })
}
