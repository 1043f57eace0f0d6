/** What was typed into a form and not sent. */
export interface Draft {
  /** When it was last typed into. */
  at: number
  /** The fields that were changed, and what their inputs held. */
  values: Record<string, unknown>
  /** The document that was read: when it was last changed, and what the same fields held. */
  read?: { updatedAt: string; values: Record<string, unknown> }
  /** The creation that was sent under a key and never answered: sent again alike, it is done once. */
  attempt?: Attempt
}

export interface Attempt {
  key: string
  body: string
}

const MARK = 'draft:'
const SHARED = 'sharedComputer'
/** A draft that nobody came back to goes after a week, in milliseconds. */
const KEPT = 7 * 24 * 3_600_000
/** What is never written down, whatever form it stands in. */
const SECRET = /password|passphrase|secret|token/i

/** On a shared computer drafts end with the tab; elsewhere they outlive the browser. */
export function shareComputer(isShared: boolean): void {
  if (isShared) localStorage.setItem(SHARED, 'yes')
  else localStorage.removeItem(SHARED)
}

export function isShared(): boolean {
  return localStorage.getItem(SHARED) !== null
}

function place(): Storage {
  return isShared() ? sessionStorage : localStorage
}

function keysOf(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(MARK))
}

/** The name of a form's draft: of one person, one collection, one record or what a new one begins with. */
export function draftKey(userId: string, collection: string, record: string): string {
  return `${MARK}${userId}:${collection}:${record}`
}

export function readDraft(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(place().getItem(key) ?? 'null') as Draft | null
    return draft && Date.now() - draft.at < KEPT ? draft : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(key: string, draft: Omit<Draft, 'at'>): void {
  const values = Object.fromEntries(Object.entries(draft.values).filter(([name]) => !SECRET.test(name)))
  if (Object.keys(values).length === 0) {
    dropDraft(key)
    return
  }
  const isPlain = draft.attempt && !Object.keys(JSON.parse(draft.attempt.body)).some((name) => SECRET.test(name))
  const attempt = isPlain ? draft.attempt : undefined
  try {
    place().setItem(key, JSON.stringify({ ...draft, values, attempt, at: Date.now() } satisfies Draft))
  } catch {
    // A full storage keeps what it has.
  }
}

export function dropDraft(key: string): void {
  place().removeItem(key)
}

/** Whoever is here now finds their own drafts alone: those of others, and those too old, are erased. */
export function claimDrafts(userId: string): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of keysOf(storage)) {
      const isOwn = key.startsWith(`${MARK}${userId}:`)
      if (!isOwn || (storage === place() && !readDraft(key))) storage.removeItem(key)
    }
  }
}

export function forgetDrafts(): void {
  for (const storage of [localStorage, sessionStorage]) for (const key of keysOf(storage)) storage.removeItem(key)
}
