// Before the first paint: the theme and the direction the reader chose, so that nothing flashes or turns around.
;(() => {
  const root = document.documentElement
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const theme = kept('theme')
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  const language = kept('language') ?? navigator.language
  if (language.startsWith('ar')) root.dir = 'rtl'
})()
