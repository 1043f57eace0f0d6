import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { dueOf, isWithoutProfile } from '@/api/errors'
import { landingPage } from '@/api/rights'
import { refetchRights } from '@/api/session'
import { safePath } from './remembered'

/**
 * Where a session leads that was just opened: to what it still has to do, to where the person was going, else to
 * their first screen. Whoever has no profile yet is told so.
 */
export function useEntering(): (remembered: string | undefined) => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async (remembered) => {
    // Whatever a former session has left is not this one's to see.
    queryClient.removeQueries({ type: 'inactive' })
    const wanted = safePath(remembered)
    try {
      const rights = await refetchRights()
      const isElsewhere = wanted !== undefined && wanted !== '/'
      router.history.replace(isElsewhere ? wanted : landingPage(rights, Object.keys(router.routesByPath)))
    } catch (error) {
      const due = dueOf(error)
      if (due) await router.navigate({ to: '/sign-in-2', search: { to: remembered, step: due }, replace: true })
      else router.history.replace(isWithoutProfile(error) ? '/401?why=profile' : '/')
    }
  }
}
