import i18next, { type BackendModule, type CustomTypeOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { detect, direction, LANGUAGE_KEY, type Language } from './language'
import common from './texts/common.fr.json'
import { typeset } from './typeset'

const files = import.meta.glob<Record<string, unknown>>('./texts/*.json', { import: 'default' })
/** What notifications say, as the server's departments declare it. */
const notices = import.meta.glob<Record<string, unknown>>('./notices/*.json', { import: 'default' })

/** French `common` is in the bundle; every other text is fetched when a screen first asks for it. */
const lazyTexts: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const file =
      namespace === 'notices' ? notices[`./notices/${language}.json`] : files[`./texts/${namespace}.${language}.json`]
    if (!file) return done(new Error(`no text ${namespace}.${language}`), false)
    file().then(
      (texts) => done(null, texts as Record<string, string>),
      (error: Error) => done(error, false),
    )
  },
}

export async function startTexts(): Promise<void> {
  const language = detect(localStorage.getItem(LANGUAGE_KEY), navigator.languages)
  await i18next
    .use(lazyTexts)
    .use(typeset)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'fr',
      ns: ['common'],
      defaultNS: 'common',
      resources: { fr: { common } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      postProcess: ['typeset'],
    })
  applyDocumentLanguage(language)
  i18next.on('languageChanged', (next) => applyDocumentLanguage(next as Language))
}

export function language(): Language {
  return (i18next.language ?? 'fr') as Language
}

export async function changeLanguage(next: Language): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, next)
  await i18next.changeLanguage(next)
}

type Namespace = keyof CustomTypeOptions['resources'] | 'notices'

/** Fetches texts in a route's loader, so that the screen does not wait for them after its code. */
export function loadTexts(...namespaces: Namespace[]): Promise<void> {
  return i18next.loadNamespaces(namespaces)
}

function applyDocumentLanguage(next: Language) {
  document.documentElement.lang = next
  document.documentElement.dir = direction(next)
}
