import { createFileRoute } from '@tanstack/react-router'
import { PartForm } from '@/features/fleet/spare-parts/form-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/park-inventaire/new')({
  staticData: { crumb: 'crumbs.new', parents: [{ to: '/park-inventaire', crumb: 'menu.spareParts' }] },
  loader: () => loadTexts('spare-parts'),
  component: () => <PartForm />,
})
