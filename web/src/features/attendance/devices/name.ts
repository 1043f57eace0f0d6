import type { Devices } from '@/api/schema.gen'
import type { Language } from '@/i18n/language'

/** What a terminal is called in a language: by its name there, else its other one, else its serial number. */
export function deviceName(row: Devices, language: Language): string {
  const names = language === 'ar' ? [row.nameAr, row.nameFr] : [row.nameFr, row.nameAr]
  return names.find(Boolean) ?? row.serialNumber
}
