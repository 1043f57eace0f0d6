import { useEffect, useRef, useState } from 'react'
import { type Attempt, type Draft, draftKey, dropDraft, keepDraft, readDraft } from '@/api/drafts'
import { useRights } from '@/api/hooks'
import type { FormValues } from './values'

interface DraftOptions {
  collection: string
  /** The record, or what tells this form of a new one from others. */
  record: string
  /** The fields that differ from what was read, and when that was last changed. */
  typed: FormValues
  read: { updatedAt: string; values: FormValues } | undefined
}

/** What was typed stays in this browser until it is saved or given up; what stands there on opening is offered. */
export function useDraft({ collection, record, typed, read }: DraftOptions) {
  const key = draftKey(useRights().userId, collection, record)
  const [offered, setOffered] = useState(() => readDraft(key))
  const attempt = useRef(offered?.attempt)
  const isOver = useRef(false)
  const content = JSON.stringify({ values: typed, read })

  useEffect(() => {
    if (isOver.current) return
    const now = JSON.parse(content) as Pick<Draft, 'values' | 'read'>
    // Whoever types on without an answer to the offer loses neither.
    if (offered && Object.keys(now.values).length === 0) return
    keepDraft(key, { ...merged(offered, now), attempt: attempt.current })
  }, [key, content, offered])

  return {
    offered,
    /** Goes on with the draft: it is no longer an offer. */
    taken: () => setOffered(undefined),
    discard: () => {
      attempt.current = undefined
      dropDraft(key)
      setOffered(undefined)
    },
    /** Saved or given up: nothing is written down any more. */
    end: () => {
      isOver.current = true
      dropDraft(key)
    },
    /** The key under which this creation is sent: the same one for the same content, also after a reload. */
    attemptFor: (data: object): string => {
      const body = JSON.stringify(data)
      if (attempt.current?.body !== body) attempt.current = { key: newKey(), body } satisfies Attempt
      const now = JSON.parse(content) as Pick<Draft, 'values' | 'read'>
      keepDraft(key, { ...now, attempt: attempt.current })
      return attempt.current.key
    },
  }
}

/** Not `randomUUID`, which browsers offer to secure pages alone. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Content = Pick<Draft, 'values' | 'read'>

function merged(offered: Draft | undefined, now: Content): Content {
  if (!offered) return now
  const read = offered.read && { ...offered.read, values: { ...now.read?.values, ...offered.read.values } }
  return { values: { ...offered.values, ...now.values }, read }
}
