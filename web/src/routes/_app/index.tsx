import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/features/home/dashboard/home-page'
import { loadTexts } from '@/i18n'
import { useQuickLinks } from '@/shell/use-quick-links'

export const Route = createFileRoute('/_app/')({
  staticData: { crumb: 'menu.home', letter: 'h' },
  loader: () => loadTexts('home'),
  component: HomeScreen,
})

function HomeScreen() {
  return <HomePage links={useQuickLinks()} />
}
