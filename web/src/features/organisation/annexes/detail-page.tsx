import { Button, SimpleGrid, Stack } from '@mantine/core'
import { IconPencil, IconUsers } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { mayRead, opens } from '@/api/rights'
import { otherTitle, titleOf } from '@/api/titles'
import { Can } from '@/parts/can'
import { DeleteButton } from '@/parts/delete-button'
import { HistorySection } from '@/parts/history-section'
import { linkTo } from '@/parts/record-address'
import { RecordDetails } from '@/parts/record-details'
import { RecordHead } from '@/parts/record-head'
import { type Reference, References } from '@/parts/references'
import { useLanguage } from '@/ui/use-language'
import { ANNEXE_LINKS, CONTACT, IDENTITY, peopleOf } from './spec'

const REFERENCES: readonly Reference[] = [
  { collection: 'employees', field: 'annexe', address: peopleOf },
  { collection: 'bureaux', field: 'annexeId', address: (id) => `/organisation-management?tab=bureaux&annexe=${id}` },
  { collection: 'assignments', field: 'annexeId', address: (id) => `/assignments?annexe=${id}` },
]

export function AnnexePage({ id }: { id: string }) {
  const { t } = useTranslation('organisation')
  const language = useLanguage()
  const { data: row } = useSuspenseQuery(oneQuery('annexes', id, ANNEXE_LINKS))
  return (
    <>
      <RecordHead title={titleOf(row, language)} other={otherTitle(row, language)} actions={<Actions id={id} />} />
      <Stack>
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          <RecordDetails collection="annexes" record={row} title={t('annexes.identity')} fields={IDENTITY} />
          <References id={id} to={REFERENCES} />
          <RecordDetails collection="annexes" record={row} title={t('annexes.contact')} fields={CONTACT} />
        </SimpleGrid>
        <HistorySection collection="annexes" id={id} />
      </Stack>
    </>
  )
}

function Actions({ id }: { id: string }) {
  const { t } = useTranslation('organisation')
  const navigate = useNavigate()
  const rights = useRights()
  const seesPeople = opens(rights, '/rh-managements') && mayRead(rights, 'employees', 'annexe')
  return (
    <>
      {seesPeople && (
        <Button component={Link} {...linkTo(peopleOf(id))} variant="default" leftSection={<IconUsers size={17} />}>
          {t('annexes.people')}
        </Button>
      )}
      <DeleteButton collection="annexes" ids={[id]} onDone={() => navigate(linkTo('/annexes'))} />
      <Can verb="update" collection="annexes">
        <Button
          component={Link}
          {...linkTo(`/annexes/${encodeURIComponent(id)}/edit`)}
          leftSection={<IconPencil size={17} />}
        >
          {t('edit')}
        </Button>
      </Can>
    </>
  )
}
