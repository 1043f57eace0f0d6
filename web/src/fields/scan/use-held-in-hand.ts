import { useMediaQuery } from '@mantine/hooks'

/** Only what is held in a hand has a camera worth asking for. */
export function useHeldInHand(): boolean {
  return useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
}
