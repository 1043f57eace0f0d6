import { Button, Card, SimpleGrid, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CarLegalDocuments, DocumentType } from '@/api/schema.gen'
import { Can } from '@/engine/can'
import { formatDay } from '@/i18n/format'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { Validity } from '../badges'
import styles from './papers.module.css'
import { currentOf, PAPER_TYPES } from './timeline'
import { useTypeLabel } from './use-type-label'

interface PaperCardsProps {
  rows: readonly CarLegalDocuments[]
  /** With the one that it follows, when there is one. */
  onAdd: (type: DocumentType, former?: CarLegalDocuments) => void
}

/** What holds today, type by type, and what to do where nothing does. */
export function PaperCards({ rows, onAdd }: PaperCardsProps) {
  const { t } = useTranslation('cars')
  const typeLabel = useTypeLabel()
  const current = currentOf(rows)
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }}>
      {PAPER_TYPES.map((type) => {
        const paper = current[type]
        const isEndless = type === 'registration_card' && paper
        return (
          <Card key={type} withBorder padding="md" component="section" className={styles.card}>
            <Title order={2} size="h5">
              {typeLabel(type)}
            </Title>
            <div>
              {paper ? (
                <Validity status={paper.status} />
              ) : (
                <StatusBadge tone="quiet">{t('papers.missing')}</StatusBadge>
              )}
            </div>
            <Text size="sm" c="dimmed">
              <ValidUntil paper={paper} />
            </Text>
            <Can verb="create" collection="carLegalDocuments">
              {!isEndless && (
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconPlus size={15} />}
                  aria-label={t(paper ? 'papers.renewNamed' : 'papers.addNamed', { type: typeLabel(type) })}
                  onClick={() => onAdd(type, paper)}
                >
                  {t(paper ? 'papers.renew' : 'papers.add')}
                </Button>
              )}
            </Can>
          </Card>
        )
      })}
    </SimpleGrid>
  )
}

/** Until when a paper holds; the registration card has no end. */
export function ValidUntil({ paper }: { paper: CarLegalDocuments | undefined }) {
  const { t } = useTranslation('cars')
  const language = useLanguage()
  if (paper?.validUntil) return t('papers.until', { day: formatDay(paper.validUntil, language) })
  if (paper?.documentType === 'registration_card') return t('papers.permanent')
  return t(paper ? 'papers.endless' : 'papers.nothing')
}
