import { Button, Group, Progress, Text } from '@mantine/core'
import { IconArmchair, IconMail, IconPlayerStop } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act, readingQuery } from '@/api/actions'
import type { OpenActs } from '@/api/actions.gen'
import { allQuery } from '@/api/documents'
import { fetchBlob, fileNameOf, save } from '@/api/export'
import { downloadAddress } from '@/api/files'
import { useMeta } from '@/api/hooks'
import { PAPERS_BUCKET } from '@/api/papers'
import type { ExamRooms, Recruitments } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { useAction } from '@/api/use-action'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { formatNumber } from '@/i18n/format'
import { Item, ItemList } from '@/ui/item-list'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import { ExamActs, WaitingAct } from '../exams/exam-acts'
import { useActs, useExamActs } from '../exams/use-acts'

const IssueDialog = lazy(() => import('@/platform/paper/issue-dialog').then((all) => ({ default: all.IssueDialog })))

/** While convocations are printed it is asked how far they are so often, in milliseconds. */
const WHILE_PRINTING = 2000
const SHEETS = ['list', 'door'] as const
const SEATS: Acts<'recruitments'> = { 'examRooms.draw': { Icon: IconArmchair } }
const SUMMONS: Acts<'recruitments'> = { 'convocations.issue': { Icon: IconMail, isMain: () => true } }
const STOP: Acts<'recruitments'> = { 'convocations.stop': { Icon: IconPlayerStop } }

/** Who sits where, what is printed for the rooms, and how far the convocations are. */
export default function SeatsCard({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exams')
  const { data: rooms = [] } = useQuery(allQuery('examRooms', [Query.equal('recruitmentId', exam.$id)]))
  const acts = useActs(
    'examRooms',
    rooms.map(({ $id }) => $id),
  )
  return (
    <Section title={t('seats.title')} hint={t('seats.hint')} state={<ExamActs exam={exam} acts={SEATS} />}>
      <Convocations exam={exam} />
      {rooms.length > 0 && (
        <ItemList label={t('seats.sheets')}>
          {rooms.map((room) => (
            <Room key={room.$id} room={room} acts={acts[room.$id]} />
          ))}
        </ItemList>
      )}
    </Section>
  )
}

/** What is printed for a room, once somebody sits in it. */
function Room({ room, acts }: { room: ExamRooms; acts: OpenActs | undefined }) {
  const { t } = useTranslation('exams')
  const meta = useMeta('examRooms')
  const stick = useActMeta('examRooms', 'examRooms.labels')
  const [printing, setPrinting] = useState<(typeof SHEETS)[number]>()
  const labels = useAction({
    mutationFn: async () => {
      const { fileId } = await act('examRooms.labels', { id: room.$id })
      const file = { bucket: PAPERS_BUCKET, id: fileId }
      save(await fetchBlob(downloadAddress(file)), fileNameOf(`${stick.label} ${room.name}`, 'pdf'))
    },
  })
  return (
    <Item
      order={3}
      name={<bdi>{room.name}</bdi>}
      actions={
        <Group gap="xs">
          {acts?.open.includes('examRooms.print') &&
            SHEETS.map((sheet) => (
              <Button key={sheet} size="xs" variant="default" onClick={() => setPrinting(sheet)}>
                {t(`seats.${sheet}`)}
              </Button>
            ))}
          {acts?.open.includes('examRooms.labels') && (
            <Button size="xs" variant="default" loading={labels.isPending} onClick={() => labels.mutate()}>
              {stick.label}
            </Button>
          )}
        </Group>
      }
    >
      <Text size="sm" c="dimmed" className="tabular">
        {labelOf(meta, 'capacity')} : {room.capacity}
      </Text>
      {acts?.refused['examRooms.print'] && (
        <Text size="sm" c="dimmed">
          {acts.refused['examRooms.print'].message}
        </Text>
      )}
      <Suspense>
        {printing && (
          <IssueDialog
            title={`${t(`seats.${printing}`)} — ${room.name}`}
            paper={t(`seats.${printing}`)}
            issue={(language) => act('examRooms.print', { id: room.$id, sheet: printing, language })}
            onClose={() => setPrinting(undefined)}
          />
        )}
      </Suspense>
    </Item>
  )
}

/** Convocations are printed by a job: it says how far it is, can be stopped, and goes on from there. */
function Convocations({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const { label } = useActMeta('recruitments', 'convocations.issue')
  const state = useExamActs(exam.$id)
  const { data } = useQuery({
    ...readingQuery('convocations.progress', { recruitmentId: exam.$id }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? WHILE_PRINTING : false),
  })
  const isRunning = state?.open.includes('convocations.stop')
  const refused = state?.refused['convocations.issue']
  const number = (value: number) => formatNumber(value, language)
  return (
    <Group gap="sm">
      <ActButtons
        collection="recruitments"
        row={exam}
        acts={isRunning ? STOP : SUMMONS}
        state={state}
        name={titleOf(exam, language)}
      />
      {/* Where nobody is to be summoned, nothing is waited for. */}
      {!isRunning && refused && data && data.waiting > 0 && (
        <WaitingAct act="convocations.issue" why={refused.message} />
      )}
      {data && data.total > 0 && (
        <>
          <Progress value={(100 * data.done) / data.total} flex="1 1 160px" aria-label={label} />
          <Text size="sm" className="tabular" role="status">
            {t('seats.progress', { done: number(data.done), total: number(data.total) })}
          </Text>
        </>
      )}
    </Group>
  )
}
