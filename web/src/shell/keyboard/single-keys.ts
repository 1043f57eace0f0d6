import { useLocalStorage } from '@mantine/hooks'

/** Whether single letters act: who speaks to the computer may switch them off (WCAG 2.1.4). */
export function useSingleKeys() {
  return useLocalStorage<boolean>({ key: 'singleKeys', defaultValue: true, getInitialValueInEffect: false })
}
