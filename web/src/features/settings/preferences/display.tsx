import { Button, Card, Group, Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { type Preferences, preferencesQuery, updatePreferences } from '@/api/session'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'

const DENSITIES = ['comfortable', 'compact'] as const

export function Display() {
  const { t } = useTranslation('shell')
  const { data = {} } = useQuery(preferencesQuery)
  const kept = Object.keys(data.lists ?? {}).length
  const change = (next: (now: Preferences) => Preferences) =>
    updatePreferences(next).then(
      () => toast.done(t('settings.saved')),
      (error: unknown) => toast.failed(messageOf(error)),
    )
  return (
    <Stack>
      <PageHead title={t('settings.display')} hint={t('settings.displayHint')} />
      <Card withBorder>
        <Radio.Group
          label={t('settings.density')}
          value={data.density ?? 'comfortable'}
          onChange={(density) => change((now) => ({ ...now, density: density as Preferences['density'] }))}
        >
          <Stack mt="sm" gap="xs">
            {DENSITIES.map((density) => (
              <Radio key={density} value={density} label={t(`settings.${density}`)} />
            ))}
          </Stack>
        </Radio.Group>
      </Card>
      <Card withBorder>
        <Text fw={500} size="sm">
          {t('settings.lists')}
        </Text>
        <Text c="dimmed" size="sm" mb="sm">
          {t('settings.listsHint')}
        </Text>
        <Group justify="space-between">
          <Text size="sm">{t('settings.kept_lists', { count: kept })}</Text>
          <Button variant="default" disabled={kept === 0} onClick={() => change(({ lists: _, ...now }) => now)}>
            {t('settings.reset')}
          </Button>
        </Group>
      </Card>
    </Stack>
  )
}
