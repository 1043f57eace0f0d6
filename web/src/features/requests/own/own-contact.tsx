import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconPencil, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenActs } from '@/api/actions.gen'
import { listQuery, oneQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import { openActsQuery } from '@/api/open-acts'
import type { ContactChanges } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import { ChoiceBadge } from '@/fields/choice-badge'
import { FieldNamed } from '@/fields/field-of'
import { formatInstant } from '@/i18n/format'
import styles from '@/platform/own/own.module.css'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import { ChangeLines } from '../contacts/change-lines'
import { CONTACT_FIELDS } from '../contacts/lines'

const ContactDialog = lazy(() => import('./contact-dialog'))

/** As many corrections as are shown: the one that waits, and what became of the last ones. */
const SHOWN = 5

/** It is withdrawn until human resources have answered. */
const ACTS: Acts<'contactChanges'> = { 'contactChanges.withdraw': { Icon: IconX } }

/** How somebody is reached, and the corrections that they asked for. */
export function OwnContact({ employee }: { employee: string }) {
  const { t } = useTranslation('requests')
  const meta = useMeta('employees')
  const [isOpen, setOpen] = useState(false)
  const { data: own } = useQuery(oneQuery('employees', employee))
  const newest = [Query.equal('employeeId', employee), Query.orderDesc('$createdAt'), Query.limit(SHOWN)]
  const changes = useQuery(listQuery('contactChanges', newest)).data?.documents ?? []
  const ids = changes.map(({ $id }) => $id)
  const { data: acts } = useQuery(openActsQuery('contactChanges', ids, useLanguage()))
  const isWaiting = changes.some(({ status }) => status === 'pending')
  if (!own) return null
  return (
    <div className={styles.all}>
      <Card withBorder padding="md">
        <Title order={2} size="h4" mb="xs">
          {t('contacts.own.title')}
        </Title>
        <Details>
          {CONTACT_FIELDS.map((field) => (
            <Detail key={field} label={labelOf(meta, field)}>
              <FieldNamed meta={meta} name={field} row={own} />
            </Detail>
          ))}
        </Details>
        <Group mt="md">
          <Button leftSection={<IconPencil size={17} />} disabled={isWaiting} onClick={() => setOpen(true)}>
            {t('contacts.own.ask')}
          </Button>
        </Group>
        <Text size="sm" c="dimmed" mt="xs">
          {t(isWaiting ? 'contacts.own.waits' : 'contacts.own.hint')}
        </Text>
      </Card>
      {changes.map((row) => (
        <OwnChange key={row.$id} row={row} acts={acts?.[row.$id]} />
      ))}
      <Suspense>{isOpen && <ContactDialog own={own} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}

function OwnChange({ row, acts }: { row: ContactChanges; acts: OpenActs | undefined }) {
  const language = useLanguage()
  return (
    <Card withBorder padding="md" className={styles.card}>
      <div className={styles.head}>
        <Text fw={600} className={styles.name}>
          {formatInstant(row.$createdAt, language)}
        </Text>
        <ChoiceBadge collection="contactChanges" field="status" value={row.status} />
      </div>
      <ChangeLines row={row} />
      {acts && acts.open.length > 0 && (
        <Group mt="sm">
          <ActButtons collection="contactChanges" row={row} acts={ACTS} state={acts} size="xs" />
        </Group>
      )}
    </Card>
  )
}
