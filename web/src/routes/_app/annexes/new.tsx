import { createFileRoute } from '@tanstack/react-router'
import { AnnexeForm } from '@/features/organisation/annexes/form-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/annexes/new')({
  staticData: { crumb: 'crumbs.new', parents: [{ to: '/annexes', crumb: 'menu.annexes' }] },
  loader: () => loadTexts('organisation'),
  component: () => <AnnexeForm />,
})
