import { Button, Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CandidateSheet, ExactMean, PublicExam, TestCalculation } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { ErrorNotice } from '@/engine/error-notice'
import { EMPTY, formatAmount, formatNumber } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import styles from '../apply.module.css'
import { ask } from '../calls'
import type { Applicant } from '../receipt'

/** Wide enough for a mark with its coefficient and its minimum, in pixels. */
const LEAST_WIDTH = 480

/** What is published of the own marks, once somebody asks for it: nobody else's number stands in it. */
export function OwnMarks({ exam, who }: { exam: PublicExam; who: Applicant }) {
  const { t } = useTranslation('apply')
  const marks = useAction({
    mutationFn: () => ask('candidates.marks', { ...who }),
    onError: handledHere,
  })
  const sheet = marks.data?.sheet
  return (
    <section className={styles.exams}>
      {!marks.data && (
        <Button variant="default" onClick={() => marks.mutate()} loading={marks.isPending}>
          {t('marks.show')}
        </Button>
      )}
      <ErrorNotice>{marks.error === undefined ? undefined : messageOf(marks.error)}</ErrorNotice>
      {marks.data && (
        <Title order={2} size="h4">
          {t('marks.title')}
        </Title>
      )}
      {marks.data && !sheet && <Text role="status">{t('marks.none')}</Text>}
      {sheet && <OwnSheet exam={exam} sheet={sheet} />}
    </section>
  )
}

const WHYS = ['absent', 'below_minimum', 'below_total', 'declined'] as const

function OwnSheet({ exam, sheet }: { exam: PublicExam; sheet: CandidateSheet }) {
  const { t } = useTranslation('apply')
  const why = WHYS.find((one) => one === sheet.why)
  return (
    <>
      <WideTable label={t('marks.title')} minWidth={LEAST_WIDTH}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('marks.test')}</Table.Th>
            <Table.Th ta="end">{t('marks.given')}</Table.Th>
            <Table.Th ta="end">{t('marks.mark')}</Table.Th>
            <Table.Th ta="end">{t('marks.coefficient')}</Table.Th>
            <Table.Th ta="end">{t('marks.minimum')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sheet.tests.map((line) => (
            <OneTest key={line.examTestId} exam={exam} line={line} />
          ))}
        </Table.Tbody>
      </WideTable>
      <Details>
        {why && <Detail label={t('marks.why')}>{t(`marks.whys.${why}`)}</Detail>}
        <MeanLine label={t('marks.written')} mean={sheet.written} />
        <MeanLine label={t('marks.oral')} mean={sheet.oral} />
        <MeanLine label={t('marks.score')} mean={sheet.score} />
        {sheet.rank !== null && (
          <Detail label={t('marks.rank')}>{t('marks.rankOf', { rank: sheet.rank, of: sheet.of ?? 0 })}</Detail>
        )}
      </Details>
    </>
  )
}

function OneTest({ exam, line }: { exam: PublicExam; line: TestCalculation }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const test = exam.tests.find(({ id }) => id === line.examTestId)
  const mark = (hundredths: number | null) => (hundredths === null ? EMPTY : formatAmount(hundredths / 100, language))
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        {test && inLanguage(test.labelFr, test.labelAr, language)}
        {line.isBelow && !line.isAbsent && (
          <Text size="xs" c="dimmed">
            {t('marks.below')}
          </Text>
        )}
      </Table.Th>
      <Table.Td ta="end">
        <span className="ltr tabular">{line.marks.map((one) => mark(one)).join(' · ')}</span>
      </Table.Td>
      <Table.Td ta="end" fw={600}>
        {line.isAbsent ? t('marks.absent') : <span className="ltr tabular">{mark(line.printed)}</span>}
      </Table.Td>
      <Table.Td ta="end">{formatNumber(line.coefficient / 100, language)}</Table.Td>
      <Table.Td ta="end">
        <span className="ltr tabular">{mark(line.minMark)}</span>
      </Table.Td>
    </Table.Tr>
  )
}

/** A mean with the division that it is, so that whoever reads it can do it again. */
function MeanLine({ label, mean }: { label: string; mean: Partial<ExactMean> | null }) {
  const language = useLanguage()
  if (typeof mean?.printed !== 'number') return null
  const { printed, numerator = 0, denominator = 0 } = mean
  const whole = (hundredths: number) => formatAmount(hundredths / 100, language)
  return (
    <Detail label={label} ltr>
      <b className="tabular">{whole(printed)}</b> {denominator > 0 && `= ${whole(numerator)} / ${whole(denominator)}`}
    </Detail>
  )
}
