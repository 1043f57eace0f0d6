import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CarCostSums, CarCosts } from '@/api/actions.gen'
import { OpenLink } from '@/fields/open-link'
import { Plate } from '@/fields/plate'
import { EMPTY, formatAmount, formatNumber } from '@/i18n/format'
import type { Address } from '@/paths/address'
import { useLanguage } from '@/ui/use-language'
import styles from './costs.module.css'
import { COST_KINDS } from './use-figure'

const COLUMNS = ['distance', 'litres', ...COST_KINDS, 'total', 'costPerKm', 'fuelPer100Km'] as const

interface CostsTableProps {
  rows: readonly CarCosts[]
  total: CarCostSums
  /** Where the costs of a car are told. */
  addressOf: (car: string) => Address
}

/** What each car cost, and all of them together. */
export function CostsTable({ rows, total, addressOf }: CostsTableProps) {
  const { t } = useTranslation('cars')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('costs.table')}>
      <Table stickyHeader verticalSpacing={6} horizontalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('costs.car')}</Table.Th>
            {COLUMNS.map((name) => (
              <Table.Th key={name} className={styles.number}>
                {t(`costs.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.carId}>
              <Table.Td>
                <OpenLink address={addressOf(row.carId)}>
                  <Plate>{row.plate ?? ''}</Plate>
                </OpenLink>
              </Table.Td>
              <Figures costs={row} />
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr className={styles.total}>
            <Table.Th>{t('costs.all')}</Table.Th>
            <Figures costs={total} />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </section>
  )
}

function Figures({ costs }: { costs: CarCostSums }) {
  const language = useLanguage()
  const figure = (name: keyof CarCostSums) =>
    name === 'distance' ? formatNumber(costs[name], language) : formatAmount(costs[name], language)
  return COLUMNS.map((name) => (
    <Table.Td key={name} className={styles.number}>
      <span className="ltr">{costs[name] === null ? EMPTY : figure(name)}</span>
    </Table.Td>
  ))
}
