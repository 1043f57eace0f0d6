import { PAPER_LANGUAGES, type PaperLanguage } from '@/api/paper-templates'
import type { LetterWords, PaperMode } from '@/api/papers'
import { unprintableIn } from '@/fields/unprintable'

/** The parts of a letter that are said in each of its languages, in their order on the page. */
export const PARTS = ['addressee', 'underCover', 'subject', 'reference', 'attachments', 'civility', 'body'] as const
export type LetterPart = (typeof PARTS)[number]
export type FieldName = LetterPart | `${LetterPart}Ar` | 'copies'
export type LetterValues = Partial<Record<FieldName, string>>

/** As the server keeps them, in characters. */
export const MAX_LENGTHS: Record<LetterPart | 'copies', number> = {
  addressee: 500,
  underCover: 300,
  subject: 300,
  reference: 500,
  attachments: 500,
  civility: 300,
  body: 10_000,
  copies: 4000,
}

export function languagesOf(mode: PaperMode): readonly PaperLanguage[] {
  return mode === 'both' ? PAPER_LANGUAGES : [mode]
}

/** Where a part in a language is given: beside the French of a letter in both stands the Arabic. */
export function nameOf(part: LetterPart, language: PaperLanguage, mode: PaperMode): FieldName {
  return mode === 'both' && language === 'ar' ? `${part}Ar` : part
}

/** What stands on one line. */
export const ONE_LINE: readonly (LetterPart | 'copies')[] = ['underCover', 'subject', 'civility']

/** Without which no letter is ordered. */
export function isRequired(name: FieldName): boolean {
  return name === 'addressee' || name === 'subject' || name.startsWith('body')
}

export function namesOf(mode: PaperMode): FieldName[] {
  const inEach = PARTS.flatMap((part) => languagesOf(mode).map((language) => nameOf(part, language, mode)))
  return [...inEach, 'copies']
}

/** Whether the server would take it. */
export function isComplete(typed: LetterValues, mode: PaperMode): boolean {
  const isFine = (name: FieldName) => {
    const text = typed[name]?.trim() ?? ''
    return (text !== '' || !isRequired(name)) && !unprintableIn(text)
  }
  return namesOf(mode).every(isFine)
}

/** What was typed, for the languages of the letter alone. */
export function letterWordsOf({ copies = '', ...typed }: LetterValues, mode: PaperMode): LetterWords {
  const lines = copies.split('\n').map((line) => line.trim())
  const given = namesOf(mode).filter((name) => name !== 'copies')
  const words = Object.fromEntries(given.map((name) => [name, typed[name]?.trim() || undefined]))
  return { ...(words as Omit<LetterWords, 'copies'>), copies: lines.filter((line) => line) }
}
