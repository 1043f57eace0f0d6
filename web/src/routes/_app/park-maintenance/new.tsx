import { createFileRoute } from '@tanstack/react-router'
import { MaintenanceForm } from '@/features/fleet/maintenance/form-page'
import { loadTexts } from '@/i18n'

interface NewSearch {
  car?: string
  kind?: string
}

const text = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)

export const Route = createFileRoute('/_app/park-maintenance/new')({
  staticData: { crumb: 'crumbs.new', parents: [{ to: '/park-maintenance', crumb: 'menu.maintenance' }] },
  validateSearch: (raw: Record<string, unknown>): NewSearch => ({ car: text(raw.car), kind: text(raw.kind) }),
  loader: () => loadTexts('maintenance'),
  component: NewScreen,
})

function NewScreen() {
  const { car, kind } = Route.useSearch()
  return <MaintenanceForm initial={{ carId: car, kind }} />
}
