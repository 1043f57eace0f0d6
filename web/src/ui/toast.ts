import { type Toast, toastStore } from './toast-store'

export const toasts = toastStore()

export const toast = {
  done: (message: string, action?: Toast['action']) => toasts.show({ message, failed: false, action }),
  failed: (message: string, title?: string) => toasts.show({ title, message, failed: true }),
}
