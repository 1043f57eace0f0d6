import { Button, Card, Group, Title } from '@mantine/core'
import { IconArrowBackUp, IconDoorExit } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { ExitPermissions } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { ChoiceBadge } from '@/fields/choice-badge'
import { FieldNamed } from '@/fields/field-of'
import { formatLongDay } from '@/i18n/format'
import styles from '@/platform/own/own.module.css'
import { OwnList } from '@/platform/own/own-list'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import { Hours } from './hours'
import { mayCancel } from './state'

const dialogs = () => import('./exit-dialogs')
const RequestDialog = lazy(() => dialogs().then((all) => ({ default: all.RequestDialog })))
const CancelDialog = lazy(() => dialogs().then((all) => ({ default: all.CancelDialog })))

/** What is told of a slip, where it is known. */
const TOLD = ['reason', 'decisionReason', 'decidedAt'] as const

/** The exits that somebody asked for, and the way to ask for another. */
export function OwnExits({ employee }: { employee: string }) {
  const { t } = useTranslation('attendance')
  const [asking, setAsking] = useState(false)
  const [cancelled, setCancelled] = useState<ExitPermissions>()
  return (
    <>
      <Group mb="md">
        <Button leftSection={<IconDoorExit size={17} />} onClick={() => setAsking(true)}>
          {t('exits.acts.request.open')}
        </Button>
      </Group>
      <OwnList collection="exitPermissions" queries={[Query.equal('employeeId', employee)]}>
        {(rows) => (
          <ul className={styles.all} aria-label={t('tabs.exits')}>
            {rows.map((row) => (
              <Slip key={row.$id} row={row} onCancel={() => setCancelled(row)} />
            ))}
          </ul>
        )}
      </OwnList>
      <Suspense>
        {asking && <RequestDialog onClose={() => setAsking(false)} />}
        {cancelled && <CancelDialog row={cancelled} onClose={() => setCancelled(undefined)} />}
      </Suspense>
    </>
  )
}

function Slip({ row, onCancel }: { row: ExitPermissions; onCancel: () => void }) {
  const { t } = useTranslation('attendance')
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
      {mayCancel(row, new Date()) && (
        <Group>
          <Button size="xs" variant="default" leftSection={<IconArrowBackUp size={15} />} onClick={onCancel}>
            {t('exits.acts.cancel.action')}
          </Button>
        </Group>
      )}
    </Card>
  )
}
