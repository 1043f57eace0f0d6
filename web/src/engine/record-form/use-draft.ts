import { useCallback, useEffect, useRef, useState } from 'react'
import { type Attempt, type Draft, draftKey, dropDraft, keepDraft, readDraft } from '@/api/drafts'
import { useRights } from '@/api/hooks'
import { newKey } from '@/api/idempotency-key'
import type { FormValues } from '@/fields/values'

/** Between the last key and the writing down, in milliseconds. */
const PAUSE = 300

interface DraftOptions {
  collection: string
  /** The record, or what tells this form of a new one from others; a form without is not kept. */
  record: string | undefined
  /** The fields that differ from what was read, and when that was last changed. */
  typed: FormValues
  read: { updatedAt: string; values: FormValues } | undefined
  /** The fields that are not kept beyond this tab. */
  sensitive?: readonly string[]
}

const NONE: readonly string[] = []

/** What was typed stays in this browser until it is saved or given up; what stands there on opening is offered. */
export function useDraft({ collection, record, typed, read, sensitive = NONE }: DraftOptions) {
  const { userId } = useRights()
  const key = record === undefined ? undefined : draftKey(userId, collection, record)
  const [offered, setOffered] = useState(() => (key === undefined ? undefined : readDraft(key)))
  const attempt = useRef(offered?.attempt)
  const isOver = useRef(false)
  const now: Content = { values: typed, read }
  const content = useRef(now)
  content.current = now

  const keep = useCallback(() => {
    // Whoever types on without an answer to the offer loses neither.
    if (key === undefined || isOver.current || (offered && Object.keys(content.current.values).length === 0)) return
    keepDraft(key, { ...mergeDrafts(offered, content.current), attempt: attempt.current }, sensitive)
  }, [key, offered, sensitive])
  useKept(keep, JSON.stringify(typed))

  return {
    offered,
    /** Goes on with the draft: it is no longer an offer. */
    taken: () => setOffered(undefined),
    discard: () => {
      attempt.current = undefined
      if (key !== undefined) dropDraft(key)
      setOffered(undefined)
    },
    /** Saved or given up: nothing is written down any more. */
    end: () => {
      isOver.current = true
      if (key !== undefined) dropDraft(key)
    },
    /** The key under which this creation is sent: the same one for the same content, also after a reload. */
    attemptFor: (data: object): string => {
      const body = JSON.stringify(data)
      if (attempt.current?.body !== body) attempt.current = { key: newKey(), body } satisfies Attempt
      if (key !== undefined) keepDraft(key, { ...content.current, attempt: attempt.current }, sensitive)
      return attempt.current.key
    },
  }
}

/** What is typed is written down after a pause, and at once when the page goes: hidden, closed, or left for another. */
function useKept(keep: () => void, typed: string): void {
  const waiting = useRef(false)
  useEffect(() => {
    const flush = () => {
      if (waiting.current) keep()
      waiting.current = false
    }
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [keep])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    waiting.current = true
    const timer = setTimeout(() => {
      waiting.current = false
      keep()
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [keep, typed])
}

type Content = Pick<Draft, 'values' | 'read'>

function mergeDrafts(offered: Draft | undefined, now: Content): Content {
  if (!offered) return now
  const read = offered.read && { ...offered.read, values: { ...now.read?.values, ...offered.read.values } }
  return { values: { ...offered.values, ...now.values }, read }
}
