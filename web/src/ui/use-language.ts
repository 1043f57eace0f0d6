import { useTranslation } from 'react-i18next'
import type { Language } from '@/i18n/language'

export function useLanguage(): Language {
  return useTranslation().i18n.language as Language
}
