import { Button, SimpleGrid, Stack } from '@mantine/core'
import { IconPencil, IconPrinter } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useMeta, useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Accidents } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { Can } from '@/parts/can'
import { DeleteButton } from '@/parts/delete-button'
import { HistorySection } from '@/parts/history-section'
import { linkTo } from '@/parts/record-address'
import { RecordDetails } from '@/parts/record-details'
import { RecordHead } from '@/parts/record-head'
import { useLanguage } from '@/ui/use-language'
import { accidentAddress } from '../address'
import { AccidentState, accidentName } from './cells'
import { ACCIDENT_LINKS, GROUPS } from './spec'
import { Steps } from './steps'
import { THIRD_PARTY_SHOWN, ThirdPartyFacts } from './third-party-field'

const StatementDialog = lazy(() => import('./statement-dialog'))

/** An accident: what happened, the other party, the reports, how far the case is. */
export function AccidentPage({ id }: { id: string }) {
  const { t } = useTranslation('accidents')
  const language = useLanguage()
  const meta = useMeta('accidents')
  const { data: row } = useSuspenseQuery(oneQuery('accidents', id, ACCIDENT_LINKS))
  return (
    <>
      <RecordHead
        title={accidentName(row, meta)}
        other={titleOf(row.car, language)}
        badges={<AccidentState row={row} />}
        actions={<Actions row={row} />}
      />
      <Stack>
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          <RecordDetails collection="accidents" record={row} title={t('groups.what')} fields={GROUPS.what} />
          <Stack>
            {'thirdParty' in row && <ThirdPartyFacts title={t('groups.thirdParty')} value={row.thirdParty} />}
            <RecordDetails collection="accidents" record={row} title={t('groups.reports')} fields={GROUPS.reports} />
          </Stack>
        </SimpleGrid>
        <HistorySection collection="accidents" id={id} values={THIRD_PARTY_SHOWN} />
      </Stack>
    </>
  )
}

function Actions({ row }: { row: Accidents }) {
  const { t } = useTranslation('accidents')
  const navigate = useNavigate()
  const meta = useMeta('accidents')
  const mayPrint = holds(useRights(), 'cars-management', 'print')
  const [printing, setPrinting] = useState(false)
  return (
    <>
      <DeleteButton
        collection="accidents"
        ids={[row.$id]}
        nameOf={() => accidentName(row, meta)}
        onDone={() => navigate(linkTo('/cars-management?tab=accidents'))}
      />
      {mayPrint && (
        <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => setPrinting(true)}>
          {t('statement.action')}
        </Button>
      )}
      <Steps row={row} />
      <Can verb="update" collection="accidents">
        <Button component={Link} {...linkTo(`${accidentAddress(row.$id)}/edit`)} leftSection={<IconPencil size={17} />}>
          {t('edit')}
        </Button>
      </Can>
      <Suspense>{printing && <StatementDialog row={row} onClose={() => setPrinting(false)} />}</Suspense>
    </>
  )
}
