import { Button, SimpleGrid, Stack } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import type { Assignments } from '@/api/schema.gen'
import { Can } from '@/parts/can'
import { DeleteButton } from '@/parts/delete-button'
import { HistorySection } from '@/parts/history-section'
import { linkTo } from '@/parts/record-address'
import { RecordDetails } from '@/parts/record-details'
import { RecordHead } from '@/parts/record-head'
import { useLanguage } from '@/ui/use-language'
import { assignmentName, StateBadge } from './cells'
import { ASSIGNMENT_LINKS, GROUPS } from './spec'

export function AssignmentPage({ id }: { id: string }) {
  const { t } = useTranslation('organisation')
  const language = useLanguage()
  const meta = useMeta('assignments')
  const { data: row } = useSuspenseQuery(oneQuery('assignments', id, ASSIGNMENT_LINKS))
  return (
    <>
      <RecordHead
        title={assignmentName(row, meta, language)}
        badges={<StateBadge row={row} />}
        actions={<Actions row={row} name={assignmentName(row, meta, language)} />}
      />
      <Stack>
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          <RecordDetails collection="assignments" record={row} title={t('assignments.who')} fields={GROUPS.who} />
          <RecordDetails
            collection="assignments"
            record={row}
            title={t('assignments.place')}
            fields={[...GROUPS.place, 'effectiveAt']}
          />
          <RecordDetails
            collection="assignments"
            record={row}
            title={t('assignments.dates')}
            fields={[...GROUPS.dates, ...GROUPS.notes]}
          />
        </SimpleGrid>
        <HistorySection collection="assignments" id={id} />
      </Stack>
    </>
  )
}

function Actions({ row, name }: { row: Assignments; name: string }) {
  const { t } = useTranslation('organisation')
  const navigate = useNavigate()
  return (
    <>
      <DeleteButton
        collection="assignments"
        ids={[row.$id]}
        nameOf={() => name}
        onDone={() => navigate(linkTo('/assignments'))}
      />
      <Can verb="update" collection="assignments">
        <Button
          component={Link}
          {...linkTo(`/assignments/${encodeURIComponent(row.$id)}/edit`)}
          leftSection={<IconPencil size={17} />}
        >
          {t('edit')}
        </Button>
      </Can>
    </>
  )
}
