const KEY = 'reloadedFor'

/**
 * After a new release the chunks of the old page are gone: load the page again, once for each missing chunk, unless it
 * is the server that is.
 */
export function reloadOnce(isLost: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    const missing = event.payload.message
    if (isLost() || sessionStorage.getItem(KEY) === missing) return
    sessionStorage.setItem(KEY, missing)
    event.preventDefault()
    window.location.reload()
  })
}
