import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { Maintenance } from '@/shell/error-pages'
import { readRemembered } from './-remembered'

export const Route = createFileRoute('/503')({
  validateSearch: readRemembered,
  loader: () => loadTexts('errors'),
  component: UnderMaintenance,
})

function UnderMaintenance() {
  return <Maintenance remembered={Route.useSearch().to} />
}
