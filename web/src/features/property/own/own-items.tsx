import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import type { OpenActs } from '@/api/actions.gen'
import { listQuery } from '@/api/documents'
import { openActsQuery } from '@/api/open-acts'
import type { InventoryItems, InventoryMovements } from '@/api/schema.gen'
import { titleFields } from '@/api/titles'
import { ActButtons } from '@/engine/acts/act-buttons'
import { ErrorState } from '@/engine/resource-table/error-state'
import { RecordName } from '@/fields/record-name'
import { formatDay } from '@/i18n/format'
import styles from '@/platform/own/own.module.css'
import { PaperFile } from '@/platform/paper/paper-file'
import { Message } from '@/ui/message'
import { useLanguage } from '@/ui/use-language'
import { OWN_ACTS } from '../items/acts/acts'
import { ItemBadges, ItemCell } from '../items/cells'
import { AcceptanceBadge } from '../movements/cells'

/** So many are asked for at once: nobody holds more. */
const MOST = 200

const OFFICE = titleFields('bureaux').map((field) => `bureau.${field}`)

/** What somebody holds of the commune’s property, and the hand-overs that wait for their word. */
export function OwnItems({ employee }: { employee: string }) {
  const { t } = useTranslation('inventory-acts')
  const language = useLanguage()
  const held = useQuery(
    listQuery('inventoryItems', [
      Query.equal('employeeId', employee),
      Query.orderAsc('designation'),
      Query.limit(MOST),
      Query.select(['*', ...OFFICE]),
    ]),
  )
  const rows = held.data?.documents ?? []
  const ids = rows.map(({ $id }) => $id)
  const handed = useQuery({
    ...listQuery('inventoryMovements', [
      Query.equal('toEmployeeId', employee),
      Query.equal('kind', 'handover'),
      Query.orderDesc('on'),
      Query.orderDesc('$createdAt'),
      Query.limit(MOST),
    ]),
  }).data
  const acts = useQuery(openActsQuery('inventoryItems', ids, language)).data
  if (held.error) return <ErrorState error={held.error} onRetry={held.refetch} />
  if (held.isPending) return <Skeleton height={240} />
  if (rows.length === 0) return <Message Icon={IconPackage} title={t('own.none.title')} hint={t('own.none.hint')} />
  const isToAnswer = ({ $id }: InventoryItems) => acts?.[$id]?.open.includes('inventoryItems.accept') ?? false
  const lists = [
    { name: 'toAnswer', rows: rows.filter(isToAnswer) },
    { name: 'held', rows: rows.filter((row) => !isToAnswer(row)) },
  ] as const
  return (
    <Stack>
      {lists.map(
        (list) =>
          list.rows.length > 0 && (
            <section key={list.name}>
              <Title order={2} size="h4" mb="xs">
                {t(`own.${list.name}`)}
              </Title>
              {list.name === 'toAnswer' && (
                <Text size="sm" c="dimmed" mb="xs">
                  {t('own.toAnswerHint')}
                </Text>
              )}
              <ul className={styles.all} aria-label={t(`own.${list.name}`)}>
                {list.rows.map((row) => (
                  <OwnItem
                    key={row.$id}
                    row={row}
                    acts={acts?.[row.$id]}
                    handover={handed?.documents.find(({ itemId }) => itemId === row.$id)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </Stack>
  )
}

interface OwnItemProps {
  row: InventoryItems
  acts: OpenActs | undefined
  /** By which it came to them. */
  handover: InventoryMovements | undefined
}

function OwnItem({ row, acts, handover }: OwnItemProps) {
  const { t } = useTranslation('inventory-acts')
  const language = useLanguage()
  return (
    <Card component="li" withBorder padding="md" className={styles.card}>
      <div className={styles.head}>
        <ItemCell row={row} />
        <Group gap={6}>
          <ItemBadges row={row} />
          {handover && <AcceptanceBadge row={handover} />}
        </Group>
      </div>
      <Text size="sm" c="dimmed" component="div">
        {handover && t('own.since', { day: formatDay(handover.on, language) })}
        {row.bureauId && (
          <>
            {handover && ' · '}
            <RecordName document={row.bureau} />
          </>
        )}
      </Text>
      {handover?.documentId && handover.docId && (
        <PaperFile fileId={handover.documentId} docId={handover.docId} title={row.designation} />
      )}
      {acts && acts.open.length > 0 && (
        <Group gap="xs">
          <ActButtons collection="inventoryItems" row={row} acts={OWN_ACTS} state={acts} name={row.designation} />
        </Group>
      )}
    </Card>
  )
}
