import { Button, Card, Group, Title } from '@mantine/core'
import { IconDoorExit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenActs } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import { openActsQuery } from '@/api/open-acts'
import type { ExitPermissions } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { ActButtons } from '@/engine/acts/act-buttons'
import { ChoiceBadge } from '@/fields/choice-badge'
import { FieldNamed } from '@/fields/field-of'
import { formatLongDay } from '@/i18n/format'
import styles from '@/platform/own/own.module.css'
import { OwnList } from '@/platform/own/own-list'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import { CANCEL } from './cancel-act'
import { Hours } from './hours'

const RequestDialog = lazy(() => import('./exit-dialogs').then((all) => ({ default: all.RequestDialog })))

/** What is told of a slip, where it is known. */
const TOLD = ['reason', 'decisionReason', 'decidedAt'] as const

/** The exits that somebody asked for, and the way to ask for another. */
export function OwnExits({ employee }: { employee: string }) {
  const { t } = useTranslation('attendance')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Group mb="md">
        <Button leftSection={<IconDoorExit size={17} />} onClick={() => setAsking(true)}>
          {t('exits.acts.request.open')}
        </Button>
      </Group>
      <OwnList collection="exitPermissions" queries={[Query.equal('employeeId', employee)]}>
        {(rows) => <Slips rows={rows} />}
      </OwnList>
      <Suspense>{asking && <RequestDialog onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}

function Slips({ rows }: { rows: readonly ExitPermissions[] }) {
  const { t } = useTranslation('attendance')
  const ids = rows.map(({ $id }) => $id)
  const { data: acts } = useQuery(openActsQuery('exitPermissions', ids, useLanguage()))
  return (
    <ul className={styles.all} aria-label={t('tabs.exits')}>
      {rows.map((row) => (
        <Slip key={row.$id} row={row} acts={acts?.[row.$id]} />
      ))}
    </ul>
  )
}

function Slip({ row, acts }: { row: ExitPermissions; acts: OpenActs | undefined }) {
  const language = useLanguage()
  const meta = useMeta('exitPermissions')
  const told = TOLD.filter((name) => Boolean(row[name]))
  return (
    <Card component="li" withBorder padding="md" className={styles.card}>
      <div className={styles.head}>
        <div className={styles.name}>
          <Title order={2} size="h5">
            {formatLongDay(row.date.slice(0, 10), language)}
          </Title>
          <Hours row={row} />
        </div>
        <ChoiceBadge collection="exitPermissions" field="status" value={row.status} />
      </div>
      {told.length > 0 && (
        <Details>
          {told.map((name) => (
            <Detail key={name} label={labelOf(meta, name)}>
              <FieldNamed meta={meta} name={name} row={row} />
            </Detail>
          ))}
        </Details>
      )}
      {acts && (
        <Group>
          <ActButtons collection="exitPermissions" row={row} acts={CANCEL} state={acts} size="xs" />
        </Group>
      )}
    </Card>
  )
}
