import { Card, type MantineColorScheme, Radio, Stack, useMantineColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '@/i18n'
import { LANGUAGES, type Language, OWN_NAMES } from '@/i18n/language'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'

const THEMES = ['auto', 'light', 'dark'] as const satisfies MantineColorScheme[]

export function Appearance() {
  const { t } = useTranslation(['shell', 'common'])
  const language = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Stack>
      <PageHead title={t('settings.appearance')} hint={t('settings.appearanceHint')} />
      <Card withBorder>
        <Radio.Group
          label={t('common:theme.label')}
          description={t('settings.themeHint')}
          value={colorScheme}
          onChange={(next) => setColorScheme(next as MantineColorScheme)}
        >
          <Stack mt="sm" gap="xs">
            {THEMES.map((theme) => (
              <Radio key={theme} value={theme} label={t(`common:theme.${theme}`)} />
            ))}
          </Stack>
        </Radio.Group>
      </Card>
      <Card withBorder>
        <Radio.Group
          label={t('common:language')}
          value={language}
          onChange={(next) => changeLanguage(next as Language)}
        >
          <Stack mt="sm" gap="xs">
            {LANGUAGES.map((code) => (
              <Radio key={code} value={code} label={<span lang={code}>{OWN_NAMES[code]}</span>} />
            ))}
          </Stack>
        </Radio.Group>
      </Card>
    </Stack>
  )
}
