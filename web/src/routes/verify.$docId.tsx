import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { VerifyPage } from '@/shell/verify/verify-page'

/** Where the QR code of a paper leads. */
export const Route = createFileRoute('/verify/$docId')({
  loader: () => loadTexts('verify'),
  component: VerifyScreen,
})

function VerifyScreen() {
  return <VerifyPage docId={Route.useParams().docId} />
}
