import { toastStore } from './toast-store'

export const toasts = toastStore()

export const toast = {
  done: (message: string) => toasts.show({ message, failed: false }),
  failed: (message: string, title?: string) => toasts.show({ title, message, failed: true }),
}
