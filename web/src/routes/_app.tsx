import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { claimDevice } from '@/api/device'
import { dueOf, isWithoutProfile, typeOf } from '@/api/errors'
import { serverState, unlessLost } from '@/api/health'
import { recallAnswers } from '@/api/kept'
import { opens } from '@/api/rights'
import { preferencesQuery, rightsQuery, sessionQuery } from '@/api/session'
import { loadTexts } from '@/i18n'
import { Layout } from '@/shell/layout'
import { refugeFrom, staysOpen } from '@/shell/refuge'

/** Where a session goes that may not come in: to what it still has to do, to the door, to the waiting room. */
function turnedAway(error: unknown, here: string) {
  const step = dueOf(error)
  if (step) return redirect({ to: '/sign-in-2', search: { to: here, step }, replace: true })
  if (typeOf(error) === 'user_blocked')
    return redirect({ to: '/sign-in-2', search: { to: here, error: 'user_blocked' }, replace: true })
  if (isWithoutProfile(error)) return redirect({ to: '/401', search: { why: 'profile' }, replace: true })
  return undefined
}

/** Who is here: as the server says, or, once it is lost, as this tab knows it. */
async function whoIsHere(queryClient: QueryClient) {
  const asked = queryClient
    .ensureQueryData(sessionQuery)
    .then((session) => session && queryClient.ensureQueryData(rightsQuery))
  if ((await unlessLost(asked)) === undefined) recallAnswers()
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  return { session, rights: queryClient.getQueryData(rightsQuery.queryKey) }
}

/** Everything behind the sign-in: who is not signed in goes there first, and comes back to where they were going. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const here = location.href
    const { session, rights } = await whoIsHere(queryClient).catch((error: unknown) => {
      throw turnedAway(error, here) ?? error
    })
    if (session === null) throw redirect({ to: '/sign-in-2', search: { to: here }, replace: true })
    const isLost = serverState() === 'down'
    if (!session || !rights || (isLost && !staysOpen(location.pathname))) throw redirect(refugeFrom(here))
    claimDevice(rights.userId)
    if (!opens(rights, location.pathname)) throw redirect({ to: '/401', replace: true })
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadTexts('shell', 'parts', 'errors'),
      unlessLost(queryClient.prefetchQuery(preferencesQuery).then(() => true)),
    ]),
  component: Layout,
})
