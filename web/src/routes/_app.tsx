import { createFileRoute, redirect } from '@tanstack/react-router'
import { isWithoutProfile } from '@/api/errors'
import { opens } from '@/api/rights'
import { preferencesQuery, rightsQuery, sessionQuery } from '@/api/session'
import { loadTexts } from '@/i18n'
import { Layout } from '@/shell/layout'

/** Everything behind the sign-in: who is not signed in goes there first, and comes back to where they were going. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const session = await queryClient.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: '/sign-in-2', search: { to: location.href }, replace: true })
    const rights = await queryClient.ensureQueryData(rightsQuery).catch((error: unknown) => {
      if (isWithoutProfile(error)) throw redirect({ to: '/401', search: { why: 'profile' }, replace: true })
      throw error
    })
    if (!opens(rights, location.pathname)) throw redirect({ to: '/401', replace: true })
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadTexts('shell', 'parts'), queryClient.prefetchQuery(preferencesQuery)]),
  component: Layout,
})
