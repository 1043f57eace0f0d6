import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { Maintenance } from '@/shell/error-pages'

export const Route = createFileRoute('/503')({ loader: () => loadTexts('errors'), component: Maintenance })
