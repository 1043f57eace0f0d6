import { createFileRoute } from '@tanstack/react-router'
import { askHome } from '@/api/home'
import { HomePage } from '@/features/home/dashboard/home-page'
import { loadTexts } from '@/i18n'
import { useQuickLinks } from '@/shell/use-quick-links'

export const Route = createFileRoute('/_app/')({
  staticData: { crumb: 'menu.home', letter: 'h' },
  loader: () => {
    void askHome()
    return loadTexts('home')
  },
  component: HomeScreen,
})

function HomeScreen() {
  return <HomePage links={useQuickLinks()} />
}
