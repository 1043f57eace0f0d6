import { Button, Skeleton, Table, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ExamListEntry, PublicExam, PublicExamList } from '@/api/actions.gen'
import { FailureNotice } from '@/engine/error-notice'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'
import styles from './apply.module.css'
import { bySpecialty } from './entries'
import { listEntriesQuery } from './exams'
import { PaperLinks } from './paper-links'
import { Part } from './part'

/** What an exam publishes, the last of it first. */
const KINDS = ['final', 'waiting', 'oral', 'written', 'definitive', 'provisional'] as const

/** The lists of an exam, the last step first: each with its paper, its entries once somebody wants to read them. */
export function PublishedLists({ exam }: { exam: PublicExam }) {
  const place = (kind: PublicExamList['kind']) => KINDS.indexOf(kind)
  const lists = exam.lists.toSorted(
    (one, other) => place(one.kind) - place(other.kind) || (one.part ?? 1) - (other.part ?? 1),
  )
  return lists.map((list) => <PublishedList key={list.id} exam={exam} list={list} />)
}

function PublishedList({ exam, list }: { exam: PublicExam; list: PublicExamList }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const [isOpen, open] = useDisclosure(false)
  const { kind, part, parts } = list
  const title = [t(`listKinds.${kind}`), (parts ?? 1) > 1 && t('listPart', { part, parts })].filter(Boolean).join(' · ')
  return (
    <Part title={title}>
      <Text size="sm">{t('listPublished', { at: formatInstant(list.publishedAt, language) })}</Text>
      {list.revisions.map(({ at, reason }) => (
        <Text key={at} size="sm">
          {t('listPublishedAgain', { at: formatInstant(at, language) })} <bdi>{reason}</bdi>
        </Text>
      ))}
      {list.appealsUntil && (
        <Text size="sm">{t('appealsUntil', { at: formatInstant(list.appealsUntil, language) })}</Text>
      )}
      <PaperLinks name={title} docId={list.docId} fileId={list.fileId} />
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

/** Numbers and, as the exam says, names, under their specialties: never a card. */
function Entries({ exam, list, label }: { exam: PublicExam; list: string; label: string }) {
  const { t } = useTranslation('apply')
  const { data, error } = useQuery(listEntriesQuery(exam.id, list))
  if (error) return <FailureNotice error={error} />
  if (!data) return <Skeleton height={120} radius={10} role="status" aria-label={t('loading')} />
  if (data.length === 0) return <Text size="sm">{t('noEntries')}</Text>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys
    <section className={styles.entries} tabIndex={0} aria-label={label}>
      {bySpecialty(exam, data).map(({ specialty, entries }) => (
        <OfSpecialty key={specialty?.id ?? ''} specialty={specialty} entries={entries} />
      ))}
    </section>
  )
}

function OfSpecialty({ specialty, entries }: ReturnType<typeof bySpecialty>[number]) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const name = specialty && inLanguage(specialty.nameFr, specialty.nameAr, language)
  const isRanked = entries.some(({ rank }) => typeof rank === 'number')
  return (
    <>
      {name && (
        <Title order={3} size="h5" mt="sm">
          <bdi>{name}</bdi>
        </Title>
      )}
      <Table>
        <Table.Thead>
          <Table.Tr>
            {isRanked && <Table.Th>{t('listRank')}</Table.Th>}
            <Table.Th>{t('listNumber')}</Table.Th>
            <Table.Th>{t('listName')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Entry key={entry.candidateNumber} entry={entry} isRanked={isRanked} />
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}

function Entry({ entry, isRanked }: { entry: ExamListEntry; isRanked: boolean }) {
  const language = useLanguage()
  return (
    <Table.Tr>
      {isRanked && <Table.Td className="tabular">{entry.rank}</Table.Td>}
      <Table.Td>
        <span className="ltr tabular">{entry.candidateNumber}</span>
      </Table.Td>
      <Table.Td>
        <bdi>{inLanguage(entry.nameFr, entry.nameAr, language)}</bdi>
      </Table.Td>
    </Table.Tr>
  )
}
