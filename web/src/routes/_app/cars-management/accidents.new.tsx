import { createFileRoute } from '@tanstack/react-router'
import { AccidentForm } from '@/features/fleet/cars/accidents/form-page'
import { loadTexts } from '@/i18n'
import { ACCIDENT_PARENTS } from './-parents'

export const Route = createFileRoute('/_app/cars-management/accidents/new')({
  staticData: { crumb: 'crumbs.new', parents: ACCIDENT_PARENTS },
  validateSearch: (raw: Record<string, unknown>): { car?: string } =>
    typeof raw.car === 'string' ? { car: raw.car } : {},
  loader: () => loadTexts('accidents', 'cars'),
  component: () => <AccidentForm car={Route.useSearch().car} />,
})
