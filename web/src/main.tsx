import '@mantine/core/styles.css'
import './ui/fonts.css'
import './ui/theme.css'
import './ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent, RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setLocale } from './api/client'
import { serverState, startHealth } from './api/health'
import { onFailedAction, queryClient } from './api/query'
import { persistQueries } from './api/query-persister'
import { listenForSignOut } from './api/sign-out-broadcast'
import { language, startTexts } from './i18n'
import { parseSearch, stringifySearch } from './routes/-search'
import { routeTree } from './routeTree.gen'
import { PagePending } from './ui/page-pending'
import { reloadOnce } from './ui/reload'
import { toast } from './ui/toast'
import { styleNonce, UiProvider } from './ui/ui-provider'

const router = createRouter({
  routeTree,
  context: { queryClient },
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
})

/** What a page shows that is not there yet; the one before stays as long as nothing is known of the next. */
const PENDING = { pendingComponent: PagePending, pendingMs: Number.POSITIVE_INFINITY, pendingMinMs: 0 }
/** What cannot be shown is said so where it would have stood, with the menu beside it: a record that is not there, a failure. */
const notFoundComponent = lazyRouteComponent(() => import('./shell/error-pages'), 'MissingRecord')
const errorComponent = lazyRouteComponent(() => import('./shell/page-failure'), 'PageFailure')
for (const route of Object.values(router.routesById)) {
  if (route.id.startsWith('/_app/')) route.update({ notFoundComponent, errorComponent, ...PENDING })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** Labels come from the server in the reader's language: after a change all of it is asked again. */
function followLanguage() {
  setLocale(language())
  i18next.on('languageChanged', (next) => {
    setLocale(next)
    void queryClient.invalidateQueries({ predicate: (query) => !query.meta?.once })
  })
}

async function start() {
  reloadOnce(() => serverState() === 'down' || !navigator.onLine)
  const nonce = styleNonce()
  if (nonce) setNonce(nonce)
  await startTexts()
  followLanguage()
  persistQueries()
  listenForSignOut()
  onFailedAction(toast.failed)
  void import('./shell/offline-toasts').then(({ showOfflineToasts }) => showOfflineToasts())
  startHealth()
  const root = document.getElementById('root')
  if (!root) throw new Error('no root in the page')
  createRoot(root).render(
    <StrictMode>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>
    </StrictMode>,
  )
  // Never in development, where files change under their names.
  if (import.meta.env.PROD)
    void import('./shell/worker').then(({ startWorker }) => startWorker((href) => void router.navigate({ href })))
}

void start()
