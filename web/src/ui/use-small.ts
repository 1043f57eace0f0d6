import { useMediaQuery } from '@mantine/hooks'

/** Below this a screen is a phone's; style sheets write the same. */
const SMALL = '(max-width: 47.99em)'

/** Whether the window is as narrow as a phone. */
export function useSmall(): boolean {
  return useMediaQuery(SMALL, false, { getInitialValueInEffect: false }) ?? false
}
