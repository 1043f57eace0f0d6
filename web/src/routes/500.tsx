import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { ServerError } from '@/shell/error-pages'

export const Route = createFileRoute('/500')({ loader: () => loadTexts('errors'), component: ServerError })
