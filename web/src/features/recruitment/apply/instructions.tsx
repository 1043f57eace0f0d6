import { Button, List, Skeleton, Table, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '@/engine/error-notice'
import { formatDay, formatInstant, formatNumber } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Detail, Details } from '@/ui/details'
import { AnchorLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import styles from './apply.module.css'
import { listEntriesQuery, type OpenPosition, type PublicExam, type PublicList } from './exams'

/** Conditions, calendar, posts, documents and lists of an exam. */
export function Instructions({ exam }: { exam: PublicExam }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const own = inLanguage(exam.instructionsFr, exam.instructionsAr, language)
  return (
    <div className={styles.exams}>
      <Part title={t('how.title')}>
        <List spacing="xs">
          {(['prepare', 'one', 'saved', 'number', 'free'] as const).map((line) => (
            <List.Item key={line}>{t(`how.${line}`)}</List.Item>
          ))}
        </List>
        {own && <Text style={{ whiteSpace: 'pre-line' }}>{own}</Text>}
      </Part>
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
                test.coefficient === null ? '' : t('coefficient', { value: formatNumber(test.coefficient, language) }),
                test.date ? formatDay(test.date, language) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </List.Item>
          ))}
        </List>
      </Part>
      <Documents exam={exam} />
      <Corrigenda exam={exam} />
      {exam.lists.map((list) => (
        <PublishedList key={list.id} exam={exam.id} list={list} />
      ))}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  )
}

function Calendar({ exam }: { exam: PublicExam }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const on = formatDay(exam.age_reference_date ?? exam.exam_date, language)
  const { min_age: least, max_age: most, ageExtension } = exam
  const age =
    most === null ? (least === null ? '' : t('ageLeast', { least })) : t('ageBetween', { least: least ?? 18, most, on })
  return (
    <Details>
      <Detail label={t('deadline')}>{formatInstant(exam.application_deadline, language)}</Detail>
      {exam.exam_date && <Detail label={t('examDate')}>{formatDay(exam.exam_date, language)}</Detail>}
      <Detail label={t('decision')} ltr>
        {exam.decision_ref}
      </Detail>
      {age && (
        <Detail label={t('age')}>
          {age}
          {ageExtension !== null && ` (${t('ageExtended', { most: ageExtension })})`}
        </Detail>
      )}
      {exam.docId && (
        <Detail label={t('notice')}>
          <PaperLink docId={exam.docId} />
        </Detail>
      )}
    </Details>
  )
}

function PaperLink({ docId }: { docId: string }) {
  const { t } = useTranslation('apply')
  return (
    <AnchorLink to="/verify/$docId" params={{ docId }}>
      {t('verifyPaper')}
    </AnchorLink>
  )
}

function Position({ position }: { position: OpenPosition }) {
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
            <bdi>{one.reason}</bdi>
          </Text>
          {one.docId && <PaperLink docId={one.docId} />}
        </div>
      ))}
    </Part>
  )
}

const KINDS = ['provisional', 'definitive', 'written', 'oral', 'final', 'waiting'] as const

/** What a list is; its entries once somebody wants to read them. */
function PublishedList({ exam, list }: { exam: string; list: PublicList }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const [isOpen, open] = useDisclosure(false)
  const kind = KINDS.find((one) => one === list.kind) ?? 'provisional'
  const { part, parts } = list
  const title = [t(`listKinds.${kind}`), (parts ?? 1) > 1 && t('listPart', { part, parts })].filter(Boolean).join(' · ')
  return (
    <Part title={title}>
      {list.appealsUntil && (
        <Text size="sm">{t('appealsUntil', { at: formatInstant(list.appealsUntil, language) })}</Text>
      )}
      {list.docId && <PaperLink docId={list.docId} />}
      {isOpen ? (
        <Entries exam={exam} list={list.id} label={title} />
      ) : (
        <Button variant="default" size="sm" onClick={open.open} style={{ display: 'block' }} mt="xs">
          {t('showList')}
        </Button>
      )}
    </Part>
  )
}

/** Numbers and, as the exam says, names: never a card. */
function Entries({ exam, list, label }: { exam: string; list: string; label: string }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const { data, error } = useQuery(listEntriesQuery(exam, list))
  if (error) return <FailureNotice error={error} />
  if (!data) return <Skeleton height={120} radius={10} role="status" aria-label={t('loading')} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys
    <section className={styles.entries} tabIndex={0} aria-label={label}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('listNumber')}</Table.Th>
            <Table.Th>{t('listName')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.map((entry) => (
            <Table.Tr key={entry.candidateNumber}>
              <Table.Td className="ltr tabular">{entry.candidateNumber}</Table.Td>
              <Table.Td>
                <bdi>{inLanguage(entry.nameFr, entry.nameAr, language)}</bdi>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
