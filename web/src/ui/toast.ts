import { notifications } from '@mantine/notifications'

/** One toast at a time: a newer message replaces the former. */
function show(message: string, color: string) {
  notifications.clean()
  notifications.show({ message, color, autoClose: 5000, withBorder: true })
}

export const toast = {
  done: (message: string) => show(message, 'zellige'),
  failed: (message: string) => show(message, 'red'),
}
