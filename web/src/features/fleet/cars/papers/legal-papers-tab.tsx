import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import type { CarLegalDocuments, Cars, DocumentType } from '@/api/schema.gen'
import { Can } from '@/engine/can'
import type { FormGroup } from '@/engine/record-form/record-form'
import { OpenRecord } from '@/engine/related-list/open-record'
import { NEW, useRecordParam } from '@/engine/related-list/use-record-param'
import { ErrorState } from '@/engine/resource-table/error-state'
import { PaperLine } from './legal-paper-line'
import { PaperCards } from './paper-cards'
import styles from './papers.module.css'
import { renewalOf, saysItsEnd } from './renewal'
import { renewalSlots } from './renewal-fields'
import { byYear } from './timeline'
import { useTypeLabel } from './use-type-label'

/** More papers than a car has in its life. */
const MAX_PAPERS = 500

/** The legal papers of a car: what holds today, then all of them year by year. */
export default function PapersTab({ car }: { car: Cars }) {
  const { t } = useTranslation('cars')
  const typeLabel = useTypeLabel()
  const record = useRecordParam()
  const [asked, setAsked] = useState<{ type?: DocumentType | undefined; former?: CarLegalDocuments | undefined }>({})
  const own = [Query.equal('carsCollection', car.$id), Query.orderDesc('year'), Query.limit(MAX_PAPERS)]
  const { data, isPending, error, refetch } = useQuery(listQuery('carLegalDocuments', own))
  const groups: FormGroup<'carLegalDocuments'>[] = [
    { title: t('papers.paper'), fields: ['documentType', 'year', 'issuedOn', 'validUntil', 'fileId'] },
    { title: t('papers.issuer'), fields: ['provider', 'policyNumber', 'cost'] },
  ]
  const nameOf = (row: CarLegalDocuments) => `${typeLabel(row.documentType)} ${row.year ?? ''}`
  const add = (type?: DocumentType, former?: CarLegalDocuments) => {
    setAsked({ type, former })
    record.open(NEW)
  }
  if (isPending) return <Skeleton height={240} />
  if (error) return <ErrorState error={error} onRetry={refetch} />
  return (
    <>
      <PaperCards rows={data.documents} onAdd={add} />
      <Card withBorder padding="md" mt="md" component="section">
        <Group justify="space-between" mb="xs">
          <div>
            <Title order={2} size="h4">
              {t('papers.timeline')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('papers.hint')}
            </Text>
          </div>
          <Can verb="create" collection="carLegalDocuments">
            <Button leftSection={<IconPlus size={17} />} onClick={() => add()}>
              {t('papers.add')}
            </Button>
          </Can>
        </Group>
        {data.documents.length === 0 && <Text c="dimmed">{t('papers.none')}</Text>}
        <ol className={styles.years}>
          {byYear(data.documents).map(({ year, rows }) => (
            <li key={year} className={styles.year}>
              <Title order={3} size="h5" className="tabular">
                {year}
              </Title>
              <ul className={styles.lines}>
                {rows.map((row) => (
                  <PaperLine key={row.$id} row={row} name={nameOf(row)} onOpen={() => record.open(row.$id)} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Card>
      <OpenRecord
        collection="carLegalDocuments"
        groups={groups}
        initial={{ carsCollection: car.$id, documentType: asked.type, ...(asked.former && renewalOf(asked.former)) }}
        {...(asked.former && { slots: renewalSlots(asked.former) })}
        requires={(values) => (saysItsEnd(values) ? ['validUntil'] : [])}
        newTitle={asked.former && t('papers.renewNamed', { type: typeLabel(asked.former.documentType) })}
        nameOf={nameOf}
      />
    </>
  )
}
