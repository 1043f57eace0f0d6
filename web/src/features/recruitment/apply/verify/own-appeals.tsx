import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AppealState, OwnAppeal, PublicExam } from '@/api/actions.gen'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Detail, Details } from '@/ui/details'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from '../apply.module.css'

const TONES: Record<AppealState, Tone> = { filed: 'info', accepted: 'good', refused: 'bad' }

interface OwnAppealsProps {
  exam: PublicExam
  appeals: readonly OwnAppeal[]
}

/** The appeals of an applicant, each with its decision and the reason for it. */
export function OwnAppeals({ exam, appeals }: OwnAppealsProps) {
  const { t } = useTranslation('apply')
  if (appeals.length === 0) return null
  return (
    <section className={styles.exams}>
      <Title order={2} size="h4">
        {t('verify.appeals')}
      </Title>
      {appeals.map((appeal) => (
        <One key={appeal.id} exam={exam} appeal={appeal} />
      ))}
    </section>
  )
}

function One({ exam, appeal }: { exam: PublicExam; appeal: OwnAppeal }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const test = exam.tests.find(({ id }) => id === appeal.examTestId)
  const state = appeal.state ?? 'filed'
  const about = [
    appeal.about ? t(`appeal.subjects.${appeal.about}`) : t('verify.appealOther'),
    test && inLanguage(test.labelFr, test.labelAr, language),
  ]
  const dates = (['filedAt', 'decidedAt', 'carriedOutAt'] as const).flatMap((name) =>
    appeal[name] ? [t(`verify.${name}`, { at: formatInstant(appeal[name], language) })] : [],
  )
  return (
    <article>
      <Text fw={600}>
        {about.filter(Boolean).join(' · ')}{' '}
        <StatusBadge tone={TONES[state]}>{t(`verify.appealStates.${state}`)}</StatusBadge>
      </Text>
      <Text size="sm">{dates.join(' · ')}</Text>
      {appeal.decision && (
        <Details>
          <Detail label={t('verify.decision')}>
            <bdi style={{ whiteSpace: 'pre-line' }}>{appeal.decision}</bdi>
          </Detail>
        </Details>
      )}
    </article>
  )
}
