import { List, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PublicExam, PublicExamPosition } from '@/api/actions.gen'
import { formatDay, formatInstant, formatNumber } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import styles from './apply.module.css'
import { ConditionsText } from './conditions-text'
import { PaperLinks } from './paper-links'
import { Part } from './part'
import { PublishedLists } from './published-lists'

/** What the notice says in words, in the order in which it is read here. */
const CONDITIONS = ['ages', 'nationality', 'quotas', 'ties', 'absence', 'minimum', 'appealDays'] as const

/** Conditions, calendar, posts, documents and lists of an exam. */
export function Instructions({ exam }: { exam: PublicExam }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const own = inLanguage(exam.instructionsFr, exam.instructionsAr, language)
  return (
    <div className={styles.exams}>
      {exam.takesApplications && (
        <Part title={t('how.title')}>
          <List spacing="xs">
            {(['prepare', 'one', 'saved', 'number', 'free'] as const).map((line) => (
              <List.Item key={line}>{t(`how.${line}`)}</List.Item>
            ))}
          </List>
        </Part>
      )}
      {own && <Text style={{ whiteSpace: 'pre-line' }}>{own}</Text>}
      <PublishedLists exam={exam} />
      <Corrigenda exam={exam} />
      <Calendar exam={exam} />
      <Part title={t('positions')}>
        {exam.positions.map((position) => (
          <Position key={position.id} position={position} />
        ))}
      </Part>
      <Part title={t('tests')}>
        <List>
          {exam.tests.map((test) => (
            <List.Item key={test.id}>
              {[
                inLanguage(test.labelFr, test.labelAr, language),
                t('coefficient', { value: formatNumber(test.coefficient, language) }),
                test.minMark === null ? '' : t('minMark', { value: formatNumber(test.minMark, language) }),
                test.date ? formatDay(test.date, language) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </List.Item>
          ))}
        </List>
      </Part>
      <Conditions exam={exam} />
      <Documents exam={exam} />
      <ConditionsText exam={exam} />
    </div>
  )
}

function Calendar({ exam }: { exam: PublicExam }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  return (
    <Details>
      <Detail label={t('deadline')}>{formatInstant(exam.application_deadline, language)}</Detail>
      {exam.exam_date && <Detail label={t('examDate')}>{formatDay(exam.exam_date, language)}</Detail>}
      <Detail label={t('decision')} ltr>
        {exam.decision_ref}
      </Detail>
      {exam.docId && (
        <Detail label={t('notice')}>
          {exam.publishedAt && (
            <Text size="sm">{t('publishedOn', { at: formatInstant(exam.publishedAt, language) })}</Text>
          )}
          <PaperLinks name={t('notice')} docId={exam.docId} fileId={exam.published_notice_id} />
        </Detail>
      )}
    </Details>
  )
}

/** The rules of the notice, in its own words; what proves a reserved post stands with it. */
function Conditions({ exam }: { exam: PublicExam }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const on = formatDay(exam.age_reference_date ?? exam.exam_date, language)
  const known = CONDITIONS.flatMap((name) => {
    const told = exam.conditions.find((one) => one.name === name)
    return told ? [{ name, text: inLanguage(told.fr, told.ar, language) }] : []
  })
  const proofs = exam.documents
    .filter(({ condition }) => condition === 'reserved')
    .map((one) => inLanguage(one.labelFr, one.labelAr, language))
  return (
    <Part title={t('conditions.title')}>
      <Details>
        {known.map(({ name, text }) => (
          <Detail key={name} label={t(`conditions.${name}`, { on })}>
            <span style={{ whiteSpace: 'pre-line' }}>{text}</span>
            {name === 'quotas' && proofs.length > 0 && (
              <Text size="sm">{t('conditions.proof', { documents: proofs.join(' · ') })}</Text>
            )}
          </Detail>
        ))}
        {exam.waitingListUntil && (
          <Detail label={t('conditions.waitingUntil')}>{formatDay(exam.waitingListUntil, language)}</Detail>
        )}
      </Details>
    </Part>
  )
}

function Position({ position }: { position: PublicExamPosition }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  return (
    <div>
      <Text fw={600}>
        {inLanguage(position.gradeFr, position.gradeAr, language)} · {t('posts', { count: position.posts })}
      </Text>
      <Text size="sm" c="dimmed">
        {t('diploma', { diploma: inLanguage(position.diplomaFr, position.diplomaAr, language) })}
      </Text>
      <List size="sm" mb="sm">
        {position.specialties.map((specialty) => (
          <List.Item key={specialty.id}>
            {[
              inLanguage(specialty.nameFr, specialty.nameAr, language),
              t('posts', { count: specialty.posts }),
              inLanguage(specialty.communeFr, specialty.communeAr, language),
            ]
              .filter(Boolean)
              .join(' · ')}
          </List.Item>
        ))}
      </List>
    </div>
  )
}

function Documents({ exam }: { exam: PublicExam }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const condition = { all: '', in_service: t('conditionInService'), reserved: t('conditionReserved') }
  return (
    <Part title={t('documents')}>
      <List>
        {exam.documents.map((document) => (
          <List.Item key={document.id}>
            {[inLanguage(document.labelFr, document.labelAr, language), condition[document.condition]]
              .filter(Boolean)
              .join(' · ')}
          </List.Item>
        ))}
      </List>
    </Part>
  )
}

function Corrigenda({ exam }: { exam: PublicExam }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  if (exam.corrigenda.length === 0) return null
  return (
    <Part title={t('corrigenda')}>
      {exam.corrigenda.map((one) => (
        <div key={one.id}>
          <Text fw={600}>
            {t('corrigendum', { number: one.number })} · {formatInstant(one.publishedAt, language)}
          </Text>
          <Text size="sm">
            <bdi>{inLanguage(one.reason, one.reasonAr, language)}</bdi>
          </Text>
          <PaperLinks name={t('corrigendum', { number: one.number })} docId={one.docId} fileId={one.fileId} />
        </div>
      ))}
    </Part>
  )
}
