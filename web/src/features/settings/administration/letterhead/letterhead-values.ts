import type { LetterheadSetting, LetterheadTexts } from '@/api/org-settings'
import { unprintableIn } from '@/fields/unprintable'

/** As the server keeps them. */
export const MAX_LINES = 10
export const MAX_LINE_LENGTH = 160
export const MAX_FOOTER_LENGTH = 500

export type TextName = keyof LetterheadTexts
/** What is typed: the lines of a head are those of a text; the id of the emblem's file; the first day on which all of it holds. */
export type LetterheadValues = Record<TextName | 'logoFileId' | 'validFrom', string>
export type FieldName = keyof LetterheadValues

export const HEADS = ['linesFr', 'linesAr', 'linesZgh'] as const
export const FEET = ['footerFr', 'footerAr'] as const
export const NAMES: readonly FieldName[] = [...HEADS, 'logoFileId', ...FEET, 'validFrom']

export function toTyped(setting: LetterheadSetting, validFrom?: string | null): LetterheadValues {
  const text = (lines: readonly string[]) => lines.join('\n')
  return {
    linesFr: text(setting.linesFr),
    linesAr: text(setting.linesAr),
    linesZgh: text(setting.linesZgh),
    footerFr: setting.footerFr,
    footerAr: setting.footerAr,
    logoFileId: setting.logoFileId ?? '',
    validFrom: validFrom?.slice(0, 10) ?? '',
  }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line)
}

export function toSetting(typed: LetterheadValues): LetterheadSetting {
  return {
    linesFr: linesOf(typed.linesFr),
    linesAr: linesOf(typed.linesAr),
    linesZgh: linesOf(typed.linesZgh),
    footerFr: typed.footerFr.trim(),
    footerAr: typed.footerAr.trim(),
    logoFileId: typed.logoFileId || null,
  }
}

export type FieldError = 'lines' | 'long' | 'foot' | 'unprintable'

/** What the server would refuse of a field. */
export function validateField(name: TextName, typed: LetterheadValues): FieldError | undefined {
  if (unprintableIn(typed[name])) return 'unprintable'
  const value = toSetting(typed)[name]
  if (typeof value === 'string') return value.length > MAX_FOOTER_LENGTH ? 'foot' : undefined
  if (value.length > MAX_LINES) return 'lines'
  return value.some((line) => [...line].length > MAX_LINE_LENGTH) ? 'long' : undefined
}
