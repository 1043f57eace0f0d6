import { Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Recruitments } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { ChoiceBadge } from '@/fields/choice-badge'
import { formatDay, formatInstant } from '@/i18n/format'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { CardLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import styles from './home.module.css'

/** A current exam at a glance. */
export function ExamCard({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  return (
    <CardLink {...linkTo(paths.exam(exam.$id))} withBorder padding="md" className={styles.exam}>
      <Group justify="space-between" wrap="nowrap" align="start">
        <Title order={2} size="h5" className="name">
          {titleOf(exam, language)}
        </Title>
        <ChoiceBadge collection="recruitments" field="status" value={exam.status} />
      </Group>
      <Text size="sm" c="dimmed">
        {t('home.deadline', { at: formatInstant(exam.application_deadline, language) })}
      </Text>
      {exam.exam_date && (
        <Text size="sm" c="dimmed">
          {t('home.examOn', { on: formatDay(exam.exam_date, language) })}
        </Text>
      )}
    </CardLink>
  )
}
