import { createFileRoute, redirect } from '@tanstack/react-router'
import { dueOf, isWithoutProfile, typeOf } from '@/api/errors'
import { opens } from '@/api/rights'
import { preferencesQuery, rightsQuery, sessionQuery } from '@/api/session'
import { loadTexts } from '@/i18n'
import { Layout } from '@/shell/layout'

/** Where a session goes that may not come in: to what it still has to do, to the door, to the waiting room. */
function turnedAway(error: unknown, here: string) {
  const step = dueOf(error)
  if (step) return redirect({ to: '/sign-in-2', search: { to: here, step }, replace: true })
  if (typeOf(error) === 'user_blocked')
    return redirect({ to: '/sign-in-2', search: { to: here, error: 'user_blocked' }, replace: true })
  if (isWithoutProfile(error)) return redirect({ to: '/401', search: { why: 'profile' }, replace: true })
  return undefined
}

/** Everything behind the sign-in: who is not signed in goes there first, and comes back to where they were going. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const turn = (error: unknown) => {
      throw turnedAway(error, location.href) ?? error
    }
    const session = await queryClient.ensureQueryData(sessionQuery).catch(turn)
    if (!session) throw redirect({ to: '/sign-in-2', search: { to: location.href }, replace: true })
    const rights = await queryClient.ensureQueryData(rightsQuery).catch(turn)
    if (!opens(rights, location.pathname)) throw redirect({ to: '/401', replace: true })
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadTexts('shell', 'parts'), queryClient.prefetchQuery(preferencesQuery)]),
  component: Layout,
})
