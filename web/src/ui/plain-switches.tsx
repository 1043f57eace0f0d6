import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '@/i18n'
import { LANGUAGES, OWN_NAMES } from '@/i18n/language'
import styles from './plain-switches.module.css'
import { useLanguage } from './use-language'

const THEMES = [
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
  { scheme: 'auto', Icon: IconDeviceDesktop },
] as const

/** The switches of the screens outside the shell: no menus, so that signing in loads little. */
export function PlainLanguages() {
  const { t } = useTranslation()
  const now = useLanguage()
  return (
    <fieldset className={styles.row} aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.choice}
          aria-pressed={language === now}
          onClick={() => changeLanguage(language)}
        >
          {OWN_NAMES[language]}
        </button>
      ))}
    </fieldset>
  )
}

export function PlainThemes() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={styles.row} aria-label={t('theme.label')}>
      {THEMES.map(({ scheme, Icon }) => (
        <button
          key={scheme}
          type="button"
          className={styles.choice}
          aria-pressed={scheme === colorScheme}
          aria-label={t(`theme.${scheme}`)}
          title={t(`theme.${scheme}`)}
          onClick={() => setColorScheme(scheme)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  )
}
