import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act, readingQuery } from '@/api/actions'
import { useAction } from '@/api/use-action'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { toast } from '@/ui/toast'

/** A file stays its clerk's as long as it is on screen: asked for again before its ten minutes are over. */
const RENEWED = 4 * 60_000
const GOES_ON = 'reviewGoesOn'

function readGoesOn(): boolean {
  try {
    return localStorage.getItem(GOES_ON) === 'yes'
  } catch {
    return false
  }
}

/** Whether a decision leads to the next file by itself: each clerk's own wish on this device. */
export function useGoesOn() {
  const [goesOn, setGoesOn] = useState(readGoesOn)
  const choose = (chosen: boolean) => {
    setGoesOn(chosen)
    try {
      localStorage.setItem(GOES_ON, chosen ? 'yes' : 'no')
    } catch {
      // A full storage keeps what it has.
    }
  }
  return { goesOn, choose }
}

/** The way through the files that wait: nobody is led to one that somebody else holds. */
export function useQueue(id: string, isWaiting: boolean) {
  const { t } = useTranslation('candidates')
  const navigate = useNavigate()
  useQuery({
    ...readingQuery('candidates.claim', { id }),
    enabled: isWaiting,
    refetchInterval: RENEWED,
    staleTime: 0,
    retry: false,
    meta: { deaf: 'holds a file for its reader, and is no reading' },
  })
  const open = (other: string) => navigate(linkTo(paths.candidate(other)))
  const next = useAction({
    mutationFn: ({ later }: { later?: true }) => act('candidates.next', { id, later }),
    onSuccess: ({ nextId }) => (nextId ? open(nextId) : toast.done(t('queue.none'))),
  })
  return {
    open,
    goOn: () => next.mutate({}),
    putOff: () => next.mutate({ later: true }),
    busy: next.isPending,
  }
}
