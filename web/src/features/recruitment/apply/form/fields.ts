import type { PublicExam, RequiredDocument } from '@/api/actions.gen'
import { parseDay } from '@/fields/parse-day'
import { documentsFor } from '../exams'

/** What is typed, as texts: what a reload finds again. */
export type Typed = Record<string, string>

/** The fields without which an application is not taken. */
export const REQUIRED = ['positionId', 'specialtyId', 'nameFr', 'nameAr', 'CIN', 'birth_date', 'phone'] as const

export type Wrong = 'required' | 'cin' | 'email' | 'phone' | 'date'

const CIN = /^[\s.-]*[A-Za-z][\s.-]*[A-Za-z]?([\s.-]*\d){2,7}[\s.-]*$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^[\s./()-]*(0[\s./()-]*[5-8]([\s./()-]*\d){8}|(\+|00)[\s./()-]*212([\s./()-]*\d){9,10})[\s./()-]*$/

/** What is wrong of what was typed, by the names of the fields; the server has the last word. */
export function wrongFields(typed: Typed): Record<string, Wrong> {
  const wrong: Record<string, Wrong> = {}
  for (const name of REQUIRED) if (!typed[name]?.trim()) wrong[name] = 'required'
  if (typed.CIN && !CIN.test(westernDigits(typed.CIN))) wrong.CIN = 'cin'
  if (typed.email && !EMAIL.test(typed.email.trim())) wrong.email = 'email'
  if (typed.phone && !PHONE.test(westernDigits(typed.phone))) wrong.phone = 'phone'
  if (typed.birth_date && !dayOf(typed.birth_date)) wrong.birth_date = 'date'
  return wrong
}

/** A day as the wire has it, of what was typed in whatever shape. */
export function dayOf(typed: string): string | undefined {
  return parseDay(westernDigits(typed)) ?? undefined
}

/** Digits of Arabic keyboards as those that programs read. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/** A code as the server compares it: Arabic keyboards write digits of their own. */
export const codeTyped = (code: string) => westernDigits(code).trim()

/** The values as the action takes them: what is empty is not said. */
export function toSend(typed: Typed): Record<string, string | number> {
  const given = Object.entries(typed).filter(([, text]) => text.trim() !== '')
  return Object.fromEntries(
    given.map(([name, text]) => {
      if (name === 'birth_date') return [name, dayOf(text) ?? text]
      if (name === 'serviceMonths') return [name, Number(westernDigits(text))]
      if (name === 'phone' || name === 'CIN') return [name, westernDigits(text).trim()]
      return [name, text.trim()]
    }),
  )
}

/** The documents asked of whoever typed this. */
export function askedDocuments(exam: PublicExam, typed: Typed): RequiredDocument[] {
  const serviceMonths = Number(westernDigits(typed.serviceMonths ?? '')) || 0
  return documentsFor(exam, { serviceMonths, ground: typed.ground || 'none' })
}

/** The documents that a correction may replace: those asked as the file stands, and those that what is typed brings with it. */
export function correctedDocuments(exam: PublicExam, typed: Typed, conditions: readonly string[]): RequiredDocument[] {
  const asked = askedDocuments(exam, typed)
  const says: Record<string, boolean> = { in_service: Boolean(typed.serviceMonths), reserved: Boolean(typed.ground) }
  // What is not typed again is as it was.
  return exam.documents.filter(
    (document) => asked.includes(document) || (conditions.includes(document.condition) && !says[document.condition]),
  )
}
