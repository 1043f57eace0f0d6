import { createFileRoute } from '@tanstack/react-router'
import { SCREENS } from '@/features/organisation/lists/screens'
import { namedTab } from '@/features/organisation/lists/tab'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/organisation-management/new')({
  staticData: { crumb: 'crumbs.new', parents: [{ to: '/organisation-management', crumb: 'menu.organisation' }] },
  validateSearch: (raw: Record<string, unknown>) => ({ tab: namedTab(raw.tab) }),
  loader: () => loadTexts('organisation'),
  component: NewScreen,
})

function NewScreen() {
  return SCREENS[Route.useSearch().tab].make()
}
