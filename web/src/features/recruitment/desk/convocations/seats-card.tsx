import { Button, Group, Progress, Text } from '@mantine/core'
import { IconArmchair, IconMail, IconPlayerStop } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answeredFrom } from '@/api/answered-from'
import { allQuery } from '@/api/documents'
import { fetchBlob, fileNameOf, save } from '@/api/export'
import { downloadAddress } from '@/api/files'
import { useMeta } from '@/api/hooks'
import { PAPERS_BUCKET } from '@/api/papers'
import type { ExamRooms, Recruitments } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { useAction } from '@/api/use-action'
import { formatNumber } from '@/i18n/format'
import { Item, ItemList } from '@/ui/item-list'
import { Section } from '@/ui/section'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { type Sheet, seats } from '../acts'

const IssueDialog = lazy(() => import('@/platform/paper/issue-dialog').then((all) => ({ default: all.IssueDialog })))

/** While convocations are printed it is asked how far they are so often, in milliseconds. */
const WHILE_PRINTING = 2000
const SHEETS: readonly Sheet[] = ['list', 'door']

/** Who sits where, what is printed for the rooms, and how far the convocations are. */
export default function SeatsCard({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exams')
  const { data: rooms = [] } = useQuery(allQuery('examRooms', [Query.equal('recruitmentId', exam.$id)]))
  const meta = useMeta('examRooms')
  const [printing, setPrinting] = useState<{ room: ExamRooms; sheet: Sheet }>()
  const draw = useAction({
    run: () => seats.draw(exam.$id),
    touches: ['candidates', 'examRooms'],
    done: () => toast.done(t('seats.drawn')),
  })
  const labels = useAction({
    run: async (room: ExamRooms) => {
      const { fileId } = await seats.labels(room.$id)
      const file = { bucket: PAPERS_BUCKET, id: fileId }
      save(await fetchBlob(downloadAddress(file)), fileNameOf(`${t('seats.tables')} ${room.name}`, 'pdf'))
    },
    touches: 'examRooms',
  })
  return (
    <Section
      title={t('seats.title')}
      hint={t('seats.hint')}
      state={
        exam.status === 'closed' && (
          <Button
            variant="default"
            leftSection={<IconArmchair size={17} />}
            loading={draw.busy}
            disabled={rooms.length === 0}
            onClick={() => draw.act()}
          >
            {t('seats.draw')}
          </Button>
        )
      }
    >
      <Convocations exam={exam} />
      {rooms.length > 0 && (
        <ItemList label={t('seats.sheets')}>
          {rooms.map((room) => (
            <Item
              key={room.$id}
              order={3}
              name={<bdi>{room.name}</bdi>}
              actions={
                <Group gap="xs">
                  {SHEETS.map((sheet) => (
                    <Button key={sheet} size="xs" variant="default" onClick={() => setPrinting({ room, sheet })}>
                      {t(`seats.${sheet}`)}
                    </Button>
                  ))}
                  <Button size="xs" variant="default" loading={labels.sent === room} onClick={() => labels.act(room)}>
                    {t('seats.tables')}
                  </Button>
                </Group>
              }
            >
              <Text size="sm" c="dimmed" className="tabular">
                {labelOf(meta, 'capacity')} : {room.capacity}
              </Text>
            </Item>
          ))}
        </ItemList>
      )}
      <Suspense>
        {printing && (
          <IssueDialog
            title={`${t(`seats.${printing.sheet}`)} — ${printing.room.name}`}
            paper={t(`seats.${printing.sheet}`)}
            issue={(language) => seats.print(printing.room.$id, printing.sheet, language)}
            onClose={() => setPrinting(undefined)}
          />
        )}
      </Suspense>
    </Section>
  )
}

/** Convocations are printed by a job: it says how far it is, can be stopped, and goes on from there. */
function Convocations({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const { data, refetch } = useQuery({
    queryKey: ['candidates', 'convoking', exam.$id],
    meta: answeredFrom('candidates'),
    queryFn: () => seats.progress(exam.$id),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? WHILE_PRINTING : false),
  })
  const begin = useAction({
    run: () => seats.convoke(exam.$id, 'both'),
    touches: 'candidates',
    done: async () => {
      toast.done(t('seats.convoked'))
      await refetch()
    },
  })
  const stop = useAction({
    run: () => seats.stop(exam.$id),
    done: async () => {
      toast.done(t('seats.stopped'))
      await refetch()
    },
  })
  const isRunning = data?.state === 'running'
  // Nobody is summoned before applications close, nor twice.
  const mayConvoke = (data?.waiting ?? 0) > 0
  const number = (value: number) => formatNumber(value, language)
  return (
    <Group gap="sm">
      {isRunning ? (
        <Button
          variant="default"
          leftSection={<IconPlayerStop size={17} />}
          loading={stop.busy}
          onClick={() => stop.act()}
        >
          {t('seats.stop')}
        </Button>
      ) : (
        mayConvoke && (
          <Button leftSection={<IconMail size={17} />} loading={begin.busy} onClick={() => begin.act()}>
            {t('seats.convoke')}
          </Button>
        )
      )}
      {data && data.total > 0 && (
        <>
          <Progress value={(100 * data.done) / data.total} flex="1 1 160px" aria-label={t('seats.convoke')} />
          <Text size="sm" className="tabular" role="status">
            {t('seats.progress', { done: number(data.done), total: number(data.total) })}
          </Text>
        </>
      )}
    </Group>
  )
}
