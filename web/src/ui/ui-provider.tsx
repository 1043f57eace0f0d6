import { DirectionProvider, localStorageColorSchemeManager, MantineProvider, useDirection } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { direction } from '@/i18n/language'
import { cssVariables, theme } from './theme'

const colorScheme = localStorageColorSchemeManager({ key: 'theme' })

/** What stands in the page where no server put a nonce: a nonce may itself begin with `__`. */
const NO_NONCE = '__CSP_NONCE__'

/** The nonce the server put in the page for this response, if it did. */
export function styleNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  return nonce === NO_NONCE ? '' : nonce
}

export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider detectDirection>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <FollowDirection />
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}

function FollowDirection() {
  const { i18n } = useTranslation()
  const { setDirection } = useDirection()
  const next = direction(i18n.language)
  useEffect(() => setDirection(next), [next, setDirection])
  return null
}
