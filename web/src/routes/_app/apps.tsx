import { createFileRoute } from '@tanstack/react-router'
import { AppsPage } from '@/features/home/dashboard/apps-page'
import { loadTexts } from '@/i18n'
import { useQuickLinks } from '@/shell/use-quick-links'

export const Route = createFileRoute('/_app/apps')({
  staticData: { crumb: 'crumbs.apps' },
  loader: () => loadTexts('home'),
  component: AppsScreen,
})

function AppsScreen() {
  return <AppsPage links={useQuickLinks()} />
}
