import { useMantineColorScheme } from '@mantine/core'
import {
  type Icon,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSun,
  IconSunMoon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { signOut } from '@/api/session'
import { changeLanguage } from '@/i18n'
import { LANGUAGES, OWN_NAMES } from '@/i18n/language'
import type { Address } from '@/paths/address'
import type { Place } from '@/paths/place'
import { usePageActs } from '@/ui/page-acts'
import { useLanguage } from '@/ui/use-language'
import { openKeyHelp } from '../keyboard/help-store'
import { iconAt } from './icons'
import { openPlaces, placesQuery } from './places'

/** Somewhere to go, or something to do. */
export interface Offer {
  key: string
  kind: 'page' | 'act'
  label: string
  /** The screen of which it is a part. */
  within: string
  /** It is one of the tabs of that screen. */
  isTab?: boolean
  /** What else people call it. */
  words: string
  Icon: Icon
  go: Address | (() => unknown)
}

const SCHEMES = [
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
  { scheme: 'auto', Icon: IconSunMoon },
] as const

function offerOf({ to, name, within = '', words, makes }: Place): Offer {
  const address = to as Address
  const Icon = makes ? IconPlus : iconAt(address)
  return {
    key: `place:${to}`,
    kind: makes ? 'act' : 'page',
    label: name,
    within,
    isTab: to.includes('?'),
    words,
    Icon,
    go: address,
  }
}

/** What is done at once, on every page. */
function useDeeds(): Offer[] {
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
    Icon: Offer['Icon'],
    go: () => unknown,
  ): Offer => ({
    key: `do:${name}`,
    kind: 'act',
    label: t(`acts.${name}.label`),
    within: '',
    words: t(`acts.${name}.words`),
    Icon,
    go,
  })
  return [
    ...SCHEMES.filter(({ scheme }) => scheme !== colorScheme).map(({ scheme, Icon }) =>
      deed(scheme, Icon, () => setColorScheme(scheme)),
    ),
    ...LANGUAGES.filter((language) => language !== now).map(
      (language): Offer => ({
        key: `do:${language}`,
        kind: 'act',
        label: t('acts.language.label', { name: OWN_NAMES[language] }),
        within: '',
        words: t('acts.language.words'),
        Icon: IconLanguage,
        go: () => changeLanguage(language),
      }),
    ),
    deed('keys', IconKeyboard, openKeyHelp),
    deed('signOut', IconLogout, leave),
  ]
}

/** What may be done with what is on screen, every page, every form and every act that this reader has, and no other. */
export function useOffers(): Record<'acts' | 'pages' | 'forms' | 'deeds', Offer[]> {
  const rights = useRights()
  const { data = [] } = useQuery(placesQuery(useLanguage()))
  const open = openPlaces(rights, data)
  const deeds = useDeeds()
  const acts = usePageActs().map(
    ({ key, label, of, Icon, press }): Offer => ({ key, kind: 'act', label, within: of, words: '', Icon, go: press }),
  )
  const pages = open.filter(({ makes }) => !makes).map(offerOf)
  return { acts, pages, forms: open.filter(({ makes }) => makes).map(offerOf), deeds }
}
