import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/features/home/modules/coming-soon'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/analysis')({
  staticData: { crumb: 'crumbs.analysis' },
  loader: () => loadTexts('home'),
  component: () => <ComingSoon of="analysis" />,
})
