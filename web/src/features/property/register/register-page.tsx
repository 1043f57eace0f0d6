import { Card, Group, Select, SimpleGrid, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Query } from 'appwrite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { reportQuery } from '@/api/reports'
import { BarChart } from '@/engine/reports/bar-chart'
import { formatNumber, today } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { barsOf } from '../dashboard/bars'
import { RegisterActs } from './register-acts'

/** So many years back a register is asked for. */
const YEARS = 12

/** What comes into the inventory, and what leaves it. */
const WAYS = { came: ['entry'], went: ['loss', 'reform'] } as const

/** The register that an inspection asks for: of a year, as a paper and as a sheet, with what came and went. */
export default function RegisterPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('inventory')
  const navigate = useNavigate()
  const { year: asked }: { year?: string } = useSearch({ strict: false })
  const current = Number(today().slice(0, 4))
  const years = Array.from({ length: YEARS }, (_, back) => String(current - back))
  const year = years.find((one) => one === asked) ?? String(current)
  const choose = (chosen: string | null) =>
    void navigate({ to: '.', search: { tab: 'register', ...(chosen && { year: chosen }) }, replace: true })
  return (
    <>
      <PageHead title={t('title')} hint={t('register.hint')} />
      {tabs}
      <Card withBorder padding="md" mb="md" component="section">
        <Group align="flex-end" justify="space-between">
          <Select
            label={t('register.year')}
            w={140}
            data={years}
            value={year}
            allowDeselect={false}
            onChange={choose}
          />
          <Group gap="xs">
            <RegisterActs year={Number(year)} />
          </Group>
        </Group>
      </Card>
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <WayCard way="came" year={year} />
        <WayCard way="went" year={year} />
      </SimpleGrid>
    </>
  )
}

/** What came in a year, or what went: how much of each kind, with the way to the rows. */
function WayCard({ way, year }: { way: keyof typeof WAYS; year: string }) {
  const { t } = useTranslation('inventory')
  const language = useLanguage()
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  const queries = [Query.between('on', from, to), Query.equal('kind', [...WAYS[way]])]
  const { data } = useQuery(reportQuery('inventoryMovementsByKind', language, { queries }))
  return (
    <Card withBorder padding="md" component="section">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t(`register.${way}`)}
        </Title>
        {data && (
          <BarChart
            label={t(`register.${way}`)}
            bars={barsOf(data.groups, {
              none: '',
              address: (kind) => paths.inventoryMovements({ kind, from, to }),
            })}
            format={(value) => formatNumber(value, language)}
            none={t('register.nothing')}
          />
        )}
      </Stack>
    </Card>
  )
}
