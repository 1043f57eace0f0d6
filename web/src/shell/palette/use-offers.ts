import { useMantineColorScheme } from '@mantine/core'
import { IconKeyboard, IconLanguage, IconLogout, IconMoon, IconPlus, IconSun, IconSunMoon } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { signOut } from '@/api/session'
import { changeLanguage } from '@/i18n'
import { LANGUAGES, OWN_NAMES } from '@/i18n/language'
import { type Address, withSearch } from '@/paths/address'
import { useLanguage } from '@/ui/use-language'
import { openKeyHelp } from '../keyboard/help-store'
import { visibleEntries } from '../menu'
import { openForms, openPages } from './pages'

/** Somewhere to go, or something to do. */
export interface Place {
  key: string
  kind: 'page' | 'act'
  label: string
  /** What else people call it. */
  words: string
  Icon: typeof IconPlus
  go: Address | (() => unknown)
}

const SCHEMES = [
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
  { scheme: 'auto', Icon: IconSunMoon },
] as const

/** The pages that this reader may open, the menu's first. */
function usePages(built: ReadonlySet<string>): Place[] {
  const { t } = useTranslation(['shell', 'palette'])
  const rights = useRights()
  const ofMenu = visibleEntries(rights, built).map(({ to, label, Icon }) => ({ to: withSearch(to, {}), label, Icon }))
  return [...ofMenu, ...openPages(rights, built)].map(({ to, label, Icon }) => {
    const words = to.startsWith('/settings/administration') ? t('crumbs.administration') : ''
    return { key: `page:${to}`, kind: 'page', label: t(label), words, Icon, go: to }
  })
}

/** The forms that this reader may fill in. */
function useForms(built: ReadonlySet<string>): Place[] {
  const { t } = useTranslation('palette')
  return openForms(useRights(), built).map(({ collection, to }) => ({
    key: `make:${collection}`,
    kind: 'act',
    label: t(`acts.${collection}.label`),
    words: t(`acts.${collection}.words`),
    Icon: IconPlus,
    go: to,
  }))
}

/** What is done at once, on every page. */
function useDeeds(): Place[] {
  const { t } = useTranslation('palette')
  const router = useRouter()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const now = useLanguage()
  const leave = async () => {
    await signOut()
    await router.navigate({ to: '/sign-in-2' })
  }
  const deed = (
    name: 'light' | 'dark' | 'auto' | 'keys' | 'signOut',
    Icon: Place['Icon'],
    go: () => unknown,
  ): Place => ({
    key: `do:${name}`,
    kind: 'act',
    label: t(`acts.${name}.label`),
    words: t(`acts.${name}.words`),
    Icon,
    go,
  })
  return [
    ...SCHEMES.filter(({ scheme }) => scheme !== colorScheme).map(({ scheme, Icon }) =>
      deed(scheme, Icon, () => setColorScheme(scheme)),
    ),
    ...LANGUAGES.filter((language) => language !== now).map(
      (language): Place => ({
        key: `do:${language}`,
        kind: 'act',
        label: t('acts.language.label', { name: OWN_NAMES[language] }),
        words: t('acts.language.words'),
        Icon: IconLanguage,
        go: () => changeLanguage(language),
      }),
    ),
    deed('keys', IconKeyboard, openKeyHelp),
    deed('signOut', IconLogout, leave),
  ]
}

/** Every page and every act that this reader has, and no other. */
export function usePlaces(): Record<'pages' | 'forms' | 'deeds', Place[]> {
  const router = useRouter()
  const built = new Set(Object.keys(router.routesByPath))
  const [pages, forms, deeds] = [usePages(built), useForms(built), useDeeds()]
  return { pages, forms, deeds }
}
