import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onSigningClosed } from '@/api/signing'

const SigningDialog = lazy(() => import('./signing-dialog'))

/** Asks for the password when something is signed while signing is closed; what was signed then goes on by itself. */
export function SigningGate() {
  const [isAsking, setAsking] = useState(false)
  const answer = useRef<(isOpen: boolean) => void>(undefined)
  const settle = (isOpen: boolean) => {
    setAsking(false)
    answer.current?.(isOpen)
    answer.current = undefined
  }

  useEffect(() => {
    onSigningClosed(() => {
      answer.current?.(false)
      setAsking(true)
      return new Promise((resolve) => {
        answer.current = resolve
      })
    })
    return () => onSigningClosed(undefined)
  }, [])

  return <Suspense>{isAsking && <SigningDialog onOpen={() => settle(true)} onClose={() => settle(false)} />}</Suspense>
}
