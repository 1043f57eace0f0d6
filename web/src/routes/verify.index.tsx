import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '@/features/verify/verify-page'
import { loadTexts } from '@/i18n'

/** For those who hold a paper and cannot scan: the code is typed. */
export const Route = createFileRoute('/verify/')({
  loader: () => loadTexts('verify'),
  component: VerifyScreen,
})

function VerifyScreen() {
  return <VerifyPage docId="" />
}
