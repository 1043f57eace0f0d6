import { Box, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type OwnPortal, portalQuery } from '@/api/portal'
import { queryClient } from '@/api/query'
import { OpinionsCount } from '@/features/absences/opinions/opinions-notice'
import { OwnAbsences } from '@/features/absences/own/own-absences'
import { OwnLetters } from '@/features/absences/own/own-letters'
import { ReplyCounts } from '@/features/absences/own/pending-replies'
import type { DecisionScreens } from '@/features/approvals/inbox/act-pane'
import type { ShownParts } from '@/features/approvals/inbox/decision'
import { Inbox } from '@/features/approvals/inbox/inbox'
import { PendingCount } from '@/features/approvals/inbox/pending-notice'
import { YearTab } from '@/features/attendance/days/year/year-tab'
import { ExitShown } from '@/features/attendance/exits/exit-shown'
import { OwnExits } from '@/features/attendance/exits/own-exits'
import { Balances } from '@/features/leave/own/balance-cards'
import { LeaveCard } from '@/features/leave/own/leave-card'
import { AwayInWeek } from '@/features/leave/own/who-is-away'
import { LeaveShown } from '@/features/leave/shown'
import { PortalHome } from '@/features/portal/home/portal-home'
import { PortalPage, type PortalPart } from '@/features/portal/portal-page'
import { OwnItems } from '@/features/property/own/own-items'
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

/** What the portal shows, in the order of its tabs. */
const PARTS: readonly Pick<PortalPart, 'name' | 'reads'>[] = [
  { name: 'home' },
  { name: 'approvals' },
  { name: 'attendance', reads: 'pointages' },
  { name: 'absences', reads: 'absences' },
  { name: 'letters', reads: 'warnings' },
  { name: 'contact', reads: 'contactChanges' },
  { name: 'exits', reads: 'exitPermissions' },
  { name: 'property', reads: 'inventoryItems' },
]

export const Route = createFileRoute('/_app/employee-portail/')({
  staticData: {
    letter: 'i',
    seenBy: { is: 'employee' },
    places: PARTS.map(({ name, reads }) => ({
      name: `portal:tabs.${name}`,
      tab: name,
      // Whoever decides does so here, with or without a file.
      seenBy: {
        ...(name !== 'approvals' && { is: 'employee' as const }),
        ...(reads && { can: `${reads}.read` as const }),
      },
    })),
  },
  validateSearch: portalSearch,
  loader: () => {
    void queryClient.prefetchQuery(portalQuery)
    return loadTexts(
      'portal',
      'absences',
      'warnings',
      'attendance',
      'papers',
      'requests',
      'approvals',
      'leave',
      'signing',
      'inventory',
      'inventory-acts',
    )
  },
  component: Portal,
})

const SHOWN: ShownParts = { leaveRequests: LeaveShown, exitPermissions: ExitShown }
/** The screens of what waits for acts that are no step of a chain. */
const SCREENS: DecisionScreens = {
  absences: () => import('@/features/absences/absences/absences'),
  contactChanges: () => import('@/features/requests/contacts/contact-changes'),
  leaveRecounts: () => import('@/features/leave/recounts/leave-recounts'),
  warnings: () => import('@/features/absences/warnings/warnings'),
}

function Portal() {
  const { tab, letter } = Route.useSearch()
  const render: Record<PortalPart['name'], PortalPart['render']> = {
    home: () => (
      <PortalHome
        balance={(balances) => <Balances balances={balances} />}
        week={(plan) => <AwayInWeek plan={plan} />}
        waiting={(portal) => <PortalNotices portal={portal} />}
      />
    ),
    approvals: () => <Inbox parts={SHOWN} screens={SCREENS} />,
    attendance: (employee) => <YearTab employee={employee} />,
    absences: (employee) => <OwnAbsences employee={employee} />,
    letters: (employee) => <OwnLetters employee={employee} letter={letter} />,
    contact: (employee) => <OwnContact employee={employee} />,
    exits: (employee) => <OwnExits employee={employee} />,
    property: (employee) => <OwnItems employee={employee} />,
  }
  const parts = PARTS.map((part) => ({ ...part, render: render[part.name] }))
  return (
    <PortalPage
      parts={parts}
      chosen={tab}
      Pending={PendingLines}
      first={<LeaveCard />}
      withoutFile={tab === 'approvals' ? <Inbox parts={SHOWN} screens={SCREENS} /> : undefined}
    />
  )
}

interface PortalNoticesProps {
  portal: OwnPortal
  /** Whether what they decide is on the page already. */
  isDeciding?: boolean
}

/** What waits for a word of theirs, as the home of the portal knows it: to decide, to answer, to justify. */
function PortalNotices({ portal: { approvals, absences, warnings }, isDeciding = false }: PortalNoticesProps) {
  const pending = isDeciding ? 0 : approvals.pending + approvals.questions
  const toAdvise = isDeciding ? 0 : absences.toAdvise
  if (pending + toAdvise + absences.toJustify + warnings.toAnswer === 0) return null
  return (
    <Stack gap="xs">
      <PendingCount count={pending} />
      <OpinionsCount count={toAdvise} />
      <ReplyCounts letters={warnings.toAnswer} absences={absences.toJustify} />
    </Stack>
  )
}

/** The same above every other part. */
function PendingLines() {
  const { tab } = Route.useSearch()
  const { data } = useQuery(portalQuery)
  return <Box mb="xs">{data && <PortalNotices portal={data} isDeciding={tab === 'approvals'} />}</Box>
}
