import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { balancesQuery, unitLeaveQuery } from '@/api/leave'
import { formatDay, formatNumber } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Detail } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import { othersAway } from './others-away'

interface BesideProps {
  employee: string
  type: string | null | undefined
  from: string
  to: string
}

/** What whoever decides of a leave should know beside it: what is left of its type, and who else of the unit is away then. It is not signed. */
export function Beside({ employee, type, from, to }: BesideProps) {
  return (
    <>
      {type && <BalanceLeft employee={employee} type={type} />}
      <OthersAway employee={employee} from={from} to={to} />
    </>
  )
}

function BalanceLeft({ employee, type }: Pick<BesideProps, 'employee'> & { type: string }) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  const { data } = useQuery({ ...balancesQuery(employee), retry: false })
  const of = data?.find((one) => one.type === type)
  if (!of) return null
  return (
    <Detail label={t('beside.balance')}>
      {t('beside.left', {
        balance: formatNumber(of.balance, language),
        after: formatNumber(of.available, language),
      })}
    </Detail>
  )
}

function OthersAway({ employee, from, to }: Omit<BesideProps, 'type'>) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  const { data: person } = useQuery({ ...oneQuery('employees', employee), retry: false })
  const unit = person?.bureauId ?? person?.serviceId ?? person?.annexe
  const { data } = useQuery({
    ...unitLeaveQuery(from.slice(0, 10), to.slice(0, 10), unit ?? undefined),
    enabled: Boolean(unit),
    retry: false,
  })
  if (!unit || !data) return null
  const { shown, more } = othersAway(data, employee)
  const said = shown.map(({ person: one, from: first, to: last }) => {
    const name = inLanguage(one.fullNameFr, one.fullNameAr, language)
    const days = t('fromTo', { from: formatDay(first, language), to: formatDay(last, language) })
    return (
      <li key={`${one.id} ${first}`}>
        <bdi>{name}</bdi> – {days}
      </li>
    )
  })
  return (
    <Detail label={t('beside.away', { of: formatNumber(data.people.length, language) })}>
      {said.length === 0 ? (
        t('beside.nobody')
      ) : (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {said}
          {more > 0 && <li>{t('beside.more', { count: more, total: formatNumber(more, language) })}</li>}
        </ul>
      )}
    </Detail>
  )
}
