import { createFileRoute } from '@tanstack/react-router'
import { OwnAbsences } from '@/features/absences/own/own-absences'
import { OwnLetters } from '@/features/absences/own/own-letters'
import { PendingReplies } from '@/features/absences/own/pending-replies'
import { YearTab } from '@/features/attendance/days/year/year-tab'
import { PortalPage, type PortalPart } from '@/features/portal/portal-page'
import { OwnContact } from '@/features/requests/own/own-contact'
import { loadTexts } from '@/i18n'

interface PortalSearch {
  tab?: string
  /** The letter that a notification is about. */
  letter?: string
}

function portalSearch({ tab, letter }: Record<string, unknown>): PortalSearch {
  return { ...(typeof tab === 'string' && { tab }), ...(typeof letter === 'string' && { letter }) }
}

export const Route = createFileRoute('/_app/employee-portail/')({
  validateSearch: portalSearch,
  loader: () => loadTexts('portal', 'absences', 'warnings', 'attendance', 'papers', 'requests'),
  component: Portal,
})

function Portal() {
  const { tab, letter } = Route.useSearch()
  const parts: PortalPart[] = [
    { name: 'attendance', reads: 'pointages', render: (employee) => <YearTab employee={employee} /> },
    { name: 'absences', reads: 'absences', render: (employee) => <OwnAbsences employee={employee} /> },
    { name: 'letters', reads: 'warnings', render: (employee) => <OwnLetters employee={employee} letter={letter} /> },
    { name: 'contact', reads: 'contactChanges', render: (employee) => <OwnContact employee={employee} /> },
  ]
  return <PortalPage parts={parts} chosen={tab} Pending={PendingReplies} />
}
