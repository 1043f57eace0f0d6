import { useMeta } from '@/api/hooks'
import type { ExitPermissions } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { formatDay } from '@/i18n/format'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import { Hours } from './hours'

type ExitShownFacts = Pick<ExitPermissions, 'date' | 'fromTime' | 'toTime' | 'reason'>

/** What whoever decides of an exit is shown, and signs: when in one line, and why. */
export function ExitShown({ shown }: { shown: Record<string, unknown> }) {
  const language = useLanguage()
  const meta = useMeta('exitPermissions')
  // What the server shows of an exit has these facts.
  const facts = shown as unknown as ExitShownFacts
  return (
    <Details>
      <Detail label={labelOf(meta, 'date')}>
        {formatDay(facts.date, language)} · <Hours row={facts} />
      </Detail>
      {facts.reason && <Detail label={labelOf(meta, 'reason')}>{facts.reason}</Detail>}
    </Details>
  )
}
