import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { orgDocumentsQuery } from '@/api/org-settings'
import { AgesPage } from '@/features/settings/administration/ages/ages-page'
import { ClockPage } from '@/features/settings/administration/clock/clock-page'
import { CommunePage } from '@/features/settings/administration/commune-page'
import { JobsPage } from '@/features/settings/administration/jobs-page'
import { LetterheadPage } from '@/features/settings/administration/letterhead/letterhead-page'
import { OutboxPage } from '@/features/settings/administration/outbox-page'
import { OUTBOX_PARAMS } from '@/features/settings/administration/outbox-spec'
import { publicDocumentsQuery } from '@/features/settings/administration/public-settings'
import { ReadsPage } from '@/features/settings/administration/reads-page'
import { READS_PARAMS } from '@/features/settings/administration/reads-spec'
import { SignatoriesPage } from '@/features/settings/administration/signatories/signatories-page'
import { namedTab, TABS } from '@/features/settings/administration/tab'
import { TemplatesPage } from '@/features/settings/administration/templates/templates-page'
import { ThresholdsPage } from '@/features/settings/administration/thresholds/thresholds-page'
import { TrashPage } from '@/features/settings/administration/trash-page'
import { loadTexts } from '@/i18n'
import { tabPlaces } from '@/paths/place'

export const Route = createFileRoute('/_app/settings/administration/')({
  staticData: { crumb: 'crumbs.administration', places: tabPlaces('administration:', TABS) },
  validateSearch: listSearch([...OUTBOX_PARAMS, ...READS_PARAMS]),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.query({ ...publicDocumentsQuery, staleTime: 'static' }),
      queryClient.query({ ...orgDocumentsQuery, staleTime: 'static' }),
      loadTexts('administration', 'papers', 'files'),
    ]),
  pendingComponent: lazyRouteComponent(() => import('@/shell/offline-banner'), 'OfflineScreen'),
  component: AdministrationScreen,
})

const PAGES = {
  commune: CommunePage,
  letterhead: LetterheadPage,
  signatories: SignatoriesPage,
  templates: TemplatesPage,
  thresholds: ThresholdsPage,
  ages: AgesPage,
  clock: ClockPage,
  outbox: OutboxPage,
  jobs: JobsPage,
  reads: ReadsPage,
  trash: TrashPage,
}

function AdministrationScreen() {
  const Page = PAGES[namedTab(Route.useSearch().tab)]
  return <Page />
}
