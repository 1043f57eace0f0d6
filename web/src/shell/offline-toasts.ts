import i18next from 'i18next'
import { onServerLost } from '@/api/health'
import { toast } from '@/ui/toast'

/** Between two toasts about a loss, in milliseconds. */
const QUIET = 10_000

/** Says each time that the server was not found, at most once every ten seconds. Maintenance has a page of its own. */
export function showOfflineToasts(): void {
  let told = Number.NEGATIVE_INFINITY
  onServerLost(async (loss) => {
    if (loss === 'maintenance' || Date.now() - told < QUIET) return
    told = Date.now()
    await i18next.loadNamespaces('errors')
    const of = loss === 'network' ? 'network' : 'server'
    const say = i18next.getFixedT(null, 'errors')
    // Texts that could not be fetched any more are not there to be said.
    if (i18next.exists('offline.title', { ns: 'errors' }))
      toast.failed(say(`offline.toast.${of}.text`), say(`offline.toast.${of}.title`))
  })
}
