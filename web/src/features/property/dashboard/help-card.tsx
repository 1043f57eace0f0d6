import { Card, List, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** What whoever begins asks first, in the order in which one begins. */
const LINES = [
  'import',
  'enter',
  'number',
  'move',
  'handOver',
  'sheet',
  'count',
  'reform',
  'register',
  'mistake',
] as const

/** The department in ten lines. */
export function HelpCard() {
  const { t } = useTranslation('inventory')
  return (
    <Card withBorder padding="md" mt="md" component="section">
      <Title order={2} size="h4" mb="sm">
        {t('help.title')}
      </Title>
      <List type="ordered" size="sm" spacing="xs">
        {LINES.map((line) => (
          <List.Item key={line}>{t(`help.${line}`)}</List.Item>
        ))}
      </List>
    </Card>
  )
}
