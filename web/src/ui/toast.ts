import i18next from 'i18next'

/** One toast at a time: a newer message replaces the former. */
async function show(message: string, color: string) {
  const { notifications } = await import('@mantine/notifications')
  notifications.clean()
  const closeButtonProps = { 'aria-label': i18next.t('close') }
  notifications.show({ message, color, autoClose: 5000, withBorder: true, closeButtonProps })
}

export const toast = {
  done: (message: string) => void show(message, 'zellige'),
  failed: (message: string) => void show(message, 'red'),
}
