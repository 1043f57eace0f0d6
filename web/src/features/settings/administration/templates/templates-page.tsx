import { Card, Group, SegmentedControl, Select, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAPER_LANGUAGES, type PaperLanguage, paperKindsQuery } from '@/api/paper-templates'
import { ErrorState } from '@/engine/resource-table/error-state'
import { Notice } from '@/ui/notice'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { AdministrationTabs } from '../administration-tabs'
import { TextEditor } from './text-editor'

/** What the papers say, by kind and language: the house's own text, or the one written here in its place. */
export function TemplatesPage() {
  const { t } = useTranslation('papers')
  const language = useLanguage()
  const { data, isPending, isError, error, refetch } = useQuery(paperKindsQuery())
  const [chosen, setChosen] = useState<string>()
  const [speaks, setSpeaks] = useState<PaperLanguage>(language === 'ar' ? 'ar' : 'fr')
  const kinds = data?.kinds ?? []
  const kind = kinds.find((one) => one.kind === chosen) ?? kinds[0]
  return (
    <>
      <PageHead title={t('title', { ns: 'administration' })} hint={t('templates.hint')} />
      <AdministrationTabs tab="templates" />
      <Stack>
        <Notice tone="info">{t('issuedStay')}</Notice>
        {isPending && <Skeleton height={320} />}
        {isError && <ErrorState error={error} onRetry={refetch} />}
        {kind && (
          <Card withBorder component="section">
            <Group align="flex-end" mb="md">
              <Select
                label={t('templates.kind')}
                data={kinds.map((one) => ({ value: one.kind, label: one.label }))}
                value={kind.kind}
                onChange={(next) => next && setChosen(next)}
                allowDeselect={false}
                miw={240}
              />
              <SegmentedControl
                aria-label={t('templates.language')}
                value={speaks}
                onChange={(next) => setSpeaks(next as PaperLanguage)}
                data={PAPER_LANGUAGES.map((value) => ({ value, label: t(`modes.${value}`) }))}
              />
            </Group>
            <TextEditor key={`${kind.kind} ${speaks}`} kind={kind} language={speaks} />
          </Card>
        )}
      </Stack>
    </>
  )
}
