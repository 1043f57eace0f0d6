import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import type { Address } from '@/paths/address'
import { linkTo } from '@/paths/address'

/** Giving a form up leads back to where it was begun; one that was opened by its address leads to `otherwise`. */
export function useCancel(otherwise: Address): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  const hasBegun = useCanGoBack()
  return () => (hasBegun ? router.history.back() : void navigate(linkTo(otherwise)))
}
