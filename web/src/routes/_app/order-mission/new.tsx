import { createFileRoute } from '@tanstack/react-router'
import { MissionForm } from '@/features/fleet/missions/form-page'
import { loadTexts } from '@/i18n'

interface NewSearch {
  employee?: string
  car?: string
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const Route = createFileRoute('/_app/order-mission/new')({
  staticData: { crumb: 'crumbs.new' },
  validateSearch: (raw: Record<string, unknown>): NewSearch => ({ employee: text(raw.employee), car: text(raw.car) }),
  loader: () => loadTexts('missions'),
  component: NewScreen,
})

function NewScreen() {
  const { employee, car } = Route.useSearch()
  return <MissionForm initial={{ persoActifId: employee, carId: car }} />
}
