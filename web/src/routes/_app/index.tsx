import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/')({
  staticData: { crumb: 'menu.home' },
  component: () => null,
})
