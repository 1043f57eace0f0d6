import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import type { Language } from '@/i18n/language'

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

const now = () => i18next.language as Language

/** The language of the interface. Every cell of a list asks: it waits for no texts, as whoever shows texts does. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, now)
}
