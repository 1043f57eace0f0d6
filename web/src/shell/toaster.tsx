import '@mantine/notifications/styles.css'
import { useMediaQuery } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'

/** Where toasts appear: at the top of a small screen, at the bottom right of a large one. */
export default function Toaster() {
  const small = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return <Notifications position={small ? 'top-center' : 'bottom-right'} limit={1} autoClose={5000} />
}
