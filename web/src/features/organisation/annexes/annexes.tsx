import { Button, Group } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { reportQuery } from '@/api/reports'
import { mayRead, opens, type Rights } from '@/api/rights'
import { EMPTY, formatNumber } from '@/i18n/format'
import { collection } from '@/parts/collection-screen/definition'
import { linkTo } from '@/parts/record-address'
import { useLanguage } from '@/ui/use-language'

const seesPlaces = (rights: Rights) => mayRead(rights, 'employees', 'annexe')

/** Everybody of an annexe: those whom the list of people leaves out by default are staff too. */
const peopleOf = (annexe: string) => `/rh-managements?annexe=${encodeURIComponent(annexe)}&active=off&unfit=off`

export default collection('annexes', {
  texts: 'organisation:annexes',
  columns: [
    'nameFr',
    {
      key: 'headcount',
      fields: ['$id', 'nameFr'],
      seenBy: seesPlaces,
      render: (row) => <Headcount annexe={row.$id} />,
      card: (row) => (
        <Group gap={4} wrap="nowrap">
          <IconUsers size={15} aria-hidden="true" />
          <Headcount annexe={row.$id} />
        </Group>
      ),
    },
    'headId',
    'phone',
    'address',
    '?code',
  ],
  sort: 'nameFr',
  sorts: ['nameFr', 'code'],
  facts: ['headcount', 'phone', 'address'],
  sections: { identity: ['nameFr', 'nameAr', 'code', 'headId'], contact: ['phone', 'address'] },
  page: ['identity', 'references', 'contact'],
  references: [
    { collection: 'employees', field: 'annexe', address: peopleOf },
    { collection: 'bureaux', field: 'annexeId', address: (id) => `/organisation-management?tab=bureaux&annexe=${id}` },
    { collection: 'assignments', field: 'annexeId', address: (id) => `/assignments?annexe=${id}` },
  ],
  actions: ({ $id }, { remove, edit }) => (
    <>
      <PeopleButton annexe={$id} />
      {remove}
      {edit()}
    </>
  ),
})

/** How many people an annexe has. */
function Headcount({ annexe }: { annexe: string }) {
  const language = useLanguage()
  const { data } = useQuery({ ...reportQuery('employeesByAnnexe', language), enabled: seesPlaces(useRights()) })
  const group = data?.groups.find(({ by: [id] }) => id === annexe)
  return <span className="tabular">{data ? formatNumber(group?.count ?? 0, language) : EMPTY}</span>
}

function PeopleButton({ annexe }: { annexe: string }) {
  const { t } = useTranslation('organisation')
  const rights = useRights()
  if (!opens(rights, '/rh-managements') || !seesPlaces(rights)) return null
  return (
    <Button component={Link} {...linkTo(peopleOf(annexe))} variant="default" leftSection={<IconUsers size={17} />}>
      {t('annexes.people')}
    </Button>
  )
}
