import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '@/features/verify/verify-page'
import { loadTexts } from '@/i18n'

/** Where the QR code of a paper leads. */
export const Route = createFileRoute('/verify/$docId')({
  loader: () => loadTexts('verify'),
  component: VerifyScreen,
})

function VerifyScreen() {
  return <VerifyPage docId={Route.useParams().docId} />
}
