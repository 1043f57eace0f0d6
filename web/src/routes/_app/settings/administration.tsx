import { createFileRoute } from '@tanstack/react-router'
import { publicDocumentsQuery } from '@/api/public-settings'
import { AdministrationPage } from '@/features/settings/administration/administration-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/settings/administration')({
  staticData: { crumb: 'crumbs.administration', parents: [{ to: '/settings', crumb: 'crumbs.settings' }] },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(publicDocumentsQuery), loadTexts('administration')]),
  component: AdministrationPage,
})
