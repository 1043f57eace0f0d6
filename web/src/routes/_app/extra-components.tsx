import { createFileRoute } from '@tanstack/react-router'
import { GalleryPage } from '@/features/home/modules/gallery-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/extra-components')({
  staticData: { crumb: 'crumbs.components' },
  loader: () => loadTexts('home'),
  component: GalleryPage,
})
