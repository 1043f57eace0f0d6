import { Button, Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import type { Cars } from '@/api/schema.gen'
import { Can } from '@/parts/can'
import { CarStatus, PapersStatus } from '@/parts/car-badges'
import { DeleteButton } from '@/parts/delete-button'
import { History } from '@/parts/history'
import { HeadPhoto } from '@/parts/photo-field/head-photo'
import { linkTo } from '@/parts/record-address'
import { RecordDetails } from '@/parts/record-details'
import { RecordHead } from '@/parts/record-head'
import { TabBar } from '@/parts/tab-bar'
import { Panels } from '@/ui/panels'
import { type CarTab, carTabs } from './address'
import { makeOf, plateOf } from './columns'
import { CAR_LINKS, GROUPS, type GroupName } from './spec'

const CostsTab = lazy(() => import('./costs/costs-tab'))
const PapersTab = lazy(() => import('./papers/papers-tab'))
const RelatedTab = lazy(() => import('./related/related-tab'))

/** A car: its file, and everything that is kept of it. */
export function CarPage({ id, tab }: { id: string; tab: CarTab }) {
  const { t } = useTranslation('cars')
  const { data: row } = useSuspenseQuery(oneQuery('cars', id, CAR_LINKS))
  const tabs = carTabs(useRights()).map((name) => ({ name, label: t(`tabs.${name}`) }))
  const screens: Record<CarTab, () => ReactNode> = {
    file: () => <CarFile row={row} />,
    papers: () => <PapersTab car={row} />,
    missions: () => <RelatedTab name="missions" car={row} />,
    maintenance: () => <RelatedTab name="maintenance" car={row} />,
    fuel: () => <RelatedTab name="fuel" car={row} />,
    accidents: () => <RelatedTab name="accidents" car={row} />,
    holders: () => <RelatedTab name="holders" car={row} />,
    ownership: () => <RelatedTab name="ownership" car={row} />,
    costs: () => <CostsTab car={row} />,
    history: () => <History collection="cars" id={id} />,
  }
  return (
    <>
      <Head row={row} />
      <TabBar label={t('tabs.label')} tabs={tabs} value={tab} />
      <Suspense fallback={<Skeleton height={200} />} key={tab}>
        {screens[tab]()}
      </Suspense>
    </>
  )
}

function CarFile({ row }: { row: Cars }) {
  const { t } = useTranslation('cars')
  return (
    <Panels>
      {(Object.keys(GROUPS) as GroupName[]).map((group) => (
        <RecordDetails
          key={group}
          collection="cars"
          record={row}
          title={t(`groups.${group}`)}
          // The photo stands at the head.
          fields={GROUPS[group].filter((field) => field !== 'photoId')}
        />
      ))}
    </Panels>
  )
}

function Head({ row }: { row: Cars }) {
  const { t } = useTranslation('cars')
  const navigate = useNavigate()
  return (
    <RecordHead
      title={plateOf(row)}
      other={makeOf(row)}
      photo={<HeadPhoto collection="cars" row={row} name={plateOf(row)} initialsOf={makeOf(row)} />}
      badges={
        <>
          <CarStatus status={row.status} />
          <PapersStatus status={row.documentStatus} />
        </>
      }
      actions={
        <>
          <DeleteButton collection="cars" ids={[row.$id]} onDone={() => navigate(linkTo('/cars-management'))} />
          <Can verb="update" collection="cars">
            <Button
              component={Link}
              {...linkTo(`/cars-management/${encodeURIComponent(row.$id)}/edit`)}
              leftSection={<IconPencil size={17} />}
            >
              {t('edit')}
            </Button>
          </Can>
        </>
      }
    />
  )
}
