import { ActionIcon, Button, Group, Menu, Skeleton, Text, TextInput } from '@mantine/core'
import { IconList, IconListTree, IconPrinter, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/engine/resource-table/error-state'
import type { Language } from '@/i18n/language'
import { PageHead } from '@/ui/page-head'
import { ChartCanvas } from './chart-canvas'
import { layoutOf } from './layout'
import { findUnits, type Lists, type Unit, unitsQuery, unitTree } from './units'
import { useOpenUnits } from './use-open-units'
import { deputyOf, useDeputies, useHeadcounts, useVacancies } from './use-staff'

const ChartSheets = lazy(() => import('./chart-sheets'))

/** The house as it is drawn: who belongs to whom, who heads it, how many people it has. */
export default function ChartPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('organisation')
  const { data, error, isPending, refetch } = useQuery(unitsQuery)
  return (
    <>
      <PageHead title={t('title')} hint={t('chart.hint')} />
      {tabs}
      {isPending && <Skeleton height={320} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && <Chart lists={data} />}
    </>
  )
}

function Chart({ lists }: { lists: Lists }) {
  const { t } = useTranslation('organisation')
  const top = useMemo(() => unitTree(lists), [lists])
  const open = useOpenUnits(top)
  const [term, setTerm] = useState('')
  const [target, setTarget] = useState<string>()
  const headcounts = useHeadcounts(top)
  const free = useVacancies(top)
  const deputies = useDeputies()
  const found = useMemo(() => findUnits(top, term), [top, term])
  const foundIds = useMemo(() => new Set(found.map(({ id }) => id)), [found])
  const layout = useMemo(() => layoutOf(top, open.isOpen), [top, open.isOpen])
  const show = (unit: Unit | undefined) => {
    if (unit) open.reveal(unit.id)
    setTarget(unit?.id)
  }
  const search = (next: string) => {
    setTerm(next)
    show(findUnits(top, next)[0])
  }
  const findNext = () => show(found[(found.findIndex(({ id }) => id === target) + 1) % found.length])
  if (top.length === 0) return <Text c="dimmed">{t('chart.empty')}</Text>
  return (
    <>
      <Group mb="sm" gap="xs">
        <TextInput
          leftSection={<IconSearch size={16} />}
          aria-label={t('chart.search')}
          placeholder={t('chart.search')}
          value={term}
          onChange={({ currentTarget }) => search(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && found.length > 0 && findNext()}
        />
        <Text size="sm" c="dimmed" role="status">
          {term.trim() && t('chart.found', { count: found.length })}
        </Text>
        <Group ms="auto">
          <PrintMenu top={top} headcounts={headcounts} vacancies={free} deputyOf={(unit) => deputyOf(unit, deputies)} />
        </Group>
      </Group>
      <ChartCanvas
        layout={layout}
        isOpen={open.isOpen}
        onFold={open.toggle}
        found={foundIds}
        target={target}
        headcounts={headcounts}
        vacancies={free}
        deputyOf={(unit) => deputyOf(unit, deputies)}
        controls={<FoldControls onOpen={open.openAll} onClose={open.closeAll} />}
      />
    </>
  )
}

function FoldControls({ onOpen, onClose }: { onOpen: () => void; onClose: () => void }) {
  const { t } = useTranslation('organisation')
  return (
    <>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('chart.openAll')}
        title={t('chart.openAll')}
        onClick={onOpen}
      >
        <IconListTree size={17} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('chart.closeAll')}
        title={t('chart.closeAll')}
        onClick={onClose}
      >
        <IconList size={17} />
      </ActionIcon>
    </>
  )
}

type PrintMenuProps = Omit<Parameters<typeof ChartSheets>[0], 'language' | 'onDone'>

/** Prints in either language, whichever one reads on the screen; the browser makes a PDF of it as well. */
function PrintMenu(sheets: PrintMenuProps) {
  const { t } = useTranslation('organisation')
  const [language, setLanguage] = useState<Language>()
  const done = useCallback(() => setLanguage(undefined), [])
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconPrinter size={16} />}>
            {t('chart.print')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setLanguage('fr')}>{t('chart.inFrench')}</Menu.Item>
          <Menu.Item onClick={() => setLanguage('ar')}>{t('chart.inArabic')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {language && (
        <Suspense>
          <ChartSheets {...sheets} language={language} onDone={done} />
        </Suspense>
      )}
    </>
  )
}
