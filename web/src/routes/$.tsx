import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { NotFound } from '@/shell/error-pages'

export const Route = createFileRoute('/$')({ loader: () => loadTexts('errors'), component: NotFound })
