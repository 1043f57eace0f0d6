/** One toast at a time: a newer message replaces the former. */
async function show(message: string, color: string) {
  const { notifications } = await import('@mantine/notifications')
  notifications.clean()
  notifications.show({ message, color, autoClose: 5000, withBorder: true })
}

export const toast = {
  done: (message: string) => void show(message, 'zellige'),
  failed: (message: string) => void show(message, 'red'),
}
