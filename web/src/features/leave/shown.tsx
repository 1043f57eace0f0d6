import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { RecordName } from '@/fields/record-name'
import { formatDay } from '@/i18n/format'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import { Beside } from './beside'
import { Days, Period, TypeName } from './cells'

/** What whoever decides of a leave is shown, and signs. */
interface LeaveShownFacts {
  employeeId?: string
  type?: string | null
  reason?: string | null
  startDate: string
  endDate: string
  startHalf?: boolean
  endHalf?: boolean
  days: number
  replacementId?: string | null
  cancelFrom?: string | null
  cancelReason?: string | null
}

interface LeaveShownProps {
  shown: Record<string, unknown>
  /** On its card stands beside it what is to be known, and is not signed. */
  isCard?: boolean
}

export function LeaveShown({ shown, isCard }: LeaveShownProps) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  // What the server shows of a leave has these facts.
  const facts = shown as unknown as LeaveShownFacts
  const row = { ...facts, startHalf: facts.startHalf ?? false, endHalf: facts.endHalf ?? false }
  return (
    <Details>
      <Detail label={t('type')}>
        <TypeName code={facts.type} />
      </Detail>
      <Detail label={t('when')}>
        <Period row={row} /> · <Days days={facts.days} />
      </Detail>
      {facts.reason && <Detail label={t('reason')}>{facts.reason}</Detail>}
      {facts.replacementId && (
        <Detail label={t('replacement')}>
          <EmployeeName id={facts.replacementId} />
        </Detail>
      )}
      {facts.cancelFrom && <Detail label={t('cancelFrom')}>{formatDay(facts.cancelFrom, language)}</Detail>}
      {facts.cancelReason && <Detail label={t('cancelReason')}>{facts.cancelReason}</Detail>}
      {isCard && facts.employeeId && (
        <Beside employee={facts.employeeId} type={facts.type} from={facts.startDate} to={facts.endDate} />
      )}
    </Details>
  )
}

function EmployeeName({ id }: { id: string }) {
  const { data } = useQuery({ ...oneQuery('employees', id), retry: false })
  return data ? <RecordName document={data} /> : '…'
}
