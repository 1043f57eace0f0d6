import { Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FormValues } from '@/fields/values'
import { Letterhead } from '@/platform/letterhead'
import styles from './administration.module.css'

/** The head of the papers as it will be printed, while it is typed. */
export function LetterheadPreview({ values }: { values: FormValues }) {
  const { t } = useTranslation('administration')
  return (
    <Card withBorder component="section">
      <Title order={2} size="h4">
        {t('preview.title')}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {t('preview.hint')}
      </Text>
      <div className={styles.paper}>
        <Letterhead commune={values} />
      </div>
    </Card>
  )
}
