import type { TFunction } from 'i18next'
import { formatNumber } from '@/i18n/format'
import type { Language } from '@/i18n/language'

const KILOBYTE = 1024

/** A size as people say it: whole kilobytes below one megabyte, then megabytes with one decimal. */
export function sizeText(bytes: number, t: TFunction<'files'>, language: Language): string {
  const kilobytes = bytes / KILOBYTE
  if (kilobytes < KILOBYTE) return t('size.kb', { size: formatNumber(Math.max(1, Math.ceil(kilobytes)), language) })
  const megabytes = Math.round((kilobytes / KILOBYTE) * 10) / 10
  return t('size.mb', { size: formatNumber(megabytes, language) })
}
