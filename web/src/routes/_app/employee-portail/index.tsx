import { Box, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { OwnPortal } from '@/api/portal'
import { toSignQuery } from '@/api/to-sign'
import { Opinions } from '@/features/absences/opinions/opinions'
import { OpinionsCount, OpinionsNotice } from '@/features/absences/opinions/opinions-notice'
import { useDueOpinions } from '@/features/absences/opinions/use-due-opinions'
import { OwnAbsences } from '@/features/absences/own/own-absences'
import { OwnLetters } from '@/features/absences/own/own-letters'
import { PendingReplies, ReplyCounts } from '@/features/absences/own/pending-replies'
import type { ShownParts } from '@/features/approvals/inbox/decision'
import { Inbox } from '@/features/approvals/inbox/inbox'
import { PendingCount, PendingNotice } from '@/features/approvals/inbox/pending-notice'
import { ToSign } from '@/features/approvals/inbox/to-sign'
import { YearTab } from '@/features/attendance/days/year/year-tab'
import { ExitShown } from '@/features/attendance/exits/exit-shown'
import { OwnExits } from '@/features/attendance/exits/own-exits'
import { Balances } from '@/features/leave/own/balance-cards'
import { LeaveCard } from '@/features/leave/own/leave-card'
import { AwayInWeek } from '@/features/leave/own/who-is-away'
import { LeaveShown } from '@/features/leave/shown'
import { PortalHome } from '@/features/portal/home/portal-home'
import { PortalPage, type PortalPart } from '@/features/portal/portal-page'
import { OwnContact } from '@/features/requests/own/own-contact'
import { loadTexts } from '@/i18n'
import { useLanguage } from '@/ui/use-language'

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
  loader: () =>
    loadTexts('portal', 'absences', 'warnings', 'attendance', 'papers', 'requests', 'approvals', 'leave', 'signing'),
  component: Portal,
})

const SHOWN: ShownParts = { leaveRequests: LeaveShown, exitPermissions: ExitShown }

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
    approvals: () => <Decisions />,
    attendance: (employee) => <YearTab employee={employee} />,
    absences: (employee) => <OwnAbsences employee={employee} />,
    letters: (employee) => <OwnLetters employee={employee} letter={letter} />,
    contact: (employee) => <OwnContact employee={employee} />,
    exits: (employee) => <OwnExits employee={employee} />,
  }
  const parts = PARTS.map((part) => ({ ...part, render: render[part.name] }))
  return (
    <PortalPage
      parts={parts}
      chosen={tab}
      Pending={PendingLines}
      first={<LeaveCard />}
      withoutFile={tab === 'approvals' ? <Decisions /> : undefined}
    />
  )
}

/** What waits for their signature and their decision, and for their opinion before others decide. */
function Decisions() {
  const { total } = useDueOpinions()
  const { data: toSign } = useQuery(toSignQuery(useLanguage()))
  const others = total > 0 || (toSign?.total ?? 0) > 0
  return (
    <Inbox
      parts={SHOWN}
      above={
        others ? (
          <>
            <ToSign />
            {total > 0 && <Opinions />}
          </>
        ) : undefined
      }
    />
  )
}

/** What waits for a word of theirs, as the home of the portal knows it. */
function PortalNotices({ portal: { approvals, absences, warnings } }: { portal: OwnPortal }) {
  const toDecide = approvals.pending + approvals.questions
  if (toDecide + absences.toAdvise + absences.toJustify + warnings.toAnswer === 0) return null
  return (
    <Stack gap="xs">
      <PendingCount count={toDecide} />
      <OpinionsCount count={absences.toAdvise} />
      <ReplyCounts letters={warnings.toAnswer} absences={absences.toJustify} />
    </Stack>
  )
}

/** What waits for a word of theirs: to decide, to answer, to justify. */
function PendingLines({ employee }: { employee: string }) {
  const { tab } = Route.useSearch()
  return (
    <>
      {tab !== 'approvals' && (
        <Box mb="xs">
          <PendingNotice />
          <OpinionsNotice />
        </Box>
      )}
      <PendingReplies employee={employee} />
    </>
  )
}
