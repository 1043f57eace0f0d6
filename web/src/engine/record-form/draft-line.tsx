import { Button, Group } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '@/i18n/format'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'

interface DraftLineProps {
  /** When it was last typed into. */
  at: number
  onResume: () => void
  onDiscard: () => void
}

/** A draft stands in this browser: go on with it, or let it go. */
export function DraftLine({ at, onResume, onDiscard }: DraftLineProps) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  return (
    <Notice
      tone="info"
      icon={<IconPencil size={18} aria-hidden="true" />}
      title={t('draft.title')}
      action={
        <Group gap="xs">
          <Button size="xs" onClick={onResume}>
            {t('draft.resume')}
          </Button>
          <Button size="xs" variant="default" onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
        </Group>
      }
    >
      {t('draft.text', { when: formatInstant(new Date(at).toISOString(), language) })}
    </Notice>
  )
}
