import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '@/i18n'
import { LANGUAGES, OWN_NAMES } from '@/i18n/language'
import { useLanguage } from './use-language'

export function LanguageSwitch() {
  const { t } = useTranslation()
  const now = useLanguage()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('language')}>
          <IconLanguage size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            onClick={() => changeLanguage(language)}
            rightSection={language === now ? <IconCheck size={16} /> : null}
          >
            {OWN_NAMES[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
