import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { dueOf, isWithoutProfile, typeOf } from '@/api/errors'
import { serverState, unlessOffline } from '@/api/health'
import { restoreQueries } from '@/api/query-persister'
import { opens } from '@/api/rights'
import { preferencesQuery, rightsQuery, sessionQuery } from '@/api/session'
import { claimDevice } from '@/api/sign-out-broadcast'
import { loadTexts } from '@/i18n'
import { Layout } from '@/shell/layout'
import { offlineRedirect, worksOffline } from '@/shell/offline-redirect'
import { City } from './-city'

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
    .query({ ...sessionQuery, staleTime: 'static' })
    .then((session) => session && queryClient.query({ ...rightsQuery, staleTime: 'static' }))
  if ((await unlessOffline(asked)) === undefined) restoreQueries()
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  return { session, rights: queryClient.getQueryData(rightsQuery.queryKey) }
}

function Frame() {
  return (
    <City>
      <Layout />
    </City>
  )
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
    if (!session || !rights || (isLost && !worksOffline(location.pathname))) throw redirect(offlineRedirect(here))
    claimDevice(rights.userId)
    if (!opens(rights, location.pathname)) throw redirect({ to: '/401', replace: true })
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadTexts('shell', 'parts', 'errors'),
      unlessOffline(
        queryClient.query(preferencesQuery).then(
          () => true,
          () => true,
        ),
      ),
    ]),
  component: Frame,
})
