import type { LetterheadSetting, LetterheadTexts } from '@/api/org-settings'
import { unprintableIn } from '@/fields/unprintable'

/** As the server keeps them. */
export const MOST_LINES = 10
export const LONGEST_LINE = 160
export const LONGEST_FOOT = 500

export type Part = keyof LetterheadTexts
/** What is typed: the lines of a head are those of a text; the id of the emblem's file; the first day on which all of it holds. */
export type Typed = Record<Part | 'logoFileId' | 'validFrom', string>
export type Name = keyof Typed

export const HEADS = ['linesFr', 'linesAr', 'linesZgh'] as const
export const FEET = ['footerFr', 'footerAr'] as const
export const NAMES: readonly Name[] = [...HEADS, 'logoFileId', ...FEET, 'validFrom']

export function toTyped(setting: LetterheadSetting, validFrom?: string | null): Typed {
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

export function toSetting(typed: Typed): LetterheadSetting {
  return {
    linesFr: linesOf(typed.linesFr),
    linesAr: linesOf(typed.linesAr),
    linesZgh: linesOf(typed.linesZgh),
    footerFr: typed.footerFr.trim(),
    footerAr: typed.footerAr.trim(),
    logoFileId: typed.logoFileId || null,
  }
}

export type Slip = 'lines' | 'long' | 'foot' | 'unprintable'

/** What the server would refuse of a field. */
export function slipOf(name: Part, typed: Typed): Slip | undefined {
  if (unprintableIn(typed[name])) return 'unprintable'
  const value = toSetting(typed)[name]
  if (typeof value === 'string') return value.length > LONGEST_FOOT ? 'foot' : undefined
  if (value.length > MOST_LINES) return 'lines'
  return value.some((line) => [...line].length > LONGEST_LINE) ? 'long' : undefined
}
