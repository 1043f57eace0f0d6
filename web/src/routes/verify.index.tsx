import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'
import { VerifyPage } from '@/shell/verify/verify-page'

/** For those who hold a paper and cannot scan: the code is typed. */
export const Route = createFileRoute('/verify/')({
  loader: () => loadTexts('verify'),
  component: VerifyScreen,
})

function VerifyScreen() {
  return <VerifyPage docId="" />
}
