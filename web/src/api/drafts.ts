/** What was typed into a form and not sent. */
export interface Draft {
  /** When it was last typed into. */
  at: number
  /** The fields that were changed, and what their inputs held. */
  values: Record<string, unknown>
  /** The document that was read: when it was last changed, and what the same fields held. */
  read?: { updatedAt: string; values: Record<string, unknown> } | undefined
  /** The creation that was sent under a key and never answered: sent again alike, it is done once. */
  attempt?: Attempt | undefined
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
  const [draft, within] = [readFrom(place(), key), readFrom(sessionStorage, sensitiveKey(key))]
  if (!draft || !within) return draft ?? within
  const read = draft.read && { ...draft.read, values: { ...draft.read.values, ...within.read?.values } }
  return { ...draft, ...within, values: { ...draft.values, ...within.values }, read }
}

function readFrom(storage: Storage, key: string): Draft | undefined {
  try {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Draft | null
    return draft && Date.now() - draft.at < KEPT ? draft : undefined
  } catch {
    return undefined
  }
}

/** What harms a person in the wrong hands is kept beside the draft, in the tab that it was typed in, and goes with it. */
function sensitiveKey(key: string): string {
  return `${key}:sensitive`
}

export function keepDraft(key: string, draft: Omit<Draft, 'at'>, sensitive: readonly string[] = []): void {
  const isSensitive = (name: string) => sensitive.includes(name)
  const holds = (is: (name: string) => boolean) => Object.keys(JSON.parse(draft.attempt?.body ?? '{}')).some(is)
  const attempt = holds((name) => SECRET.test(name)) ? undefined : draft.attempt
  const outlives = attempt && !holds(isSensitive)
  keepIn(place(), key, { ...part(draft, (name) => !isSensitive(name)), attempt: outlives ? attempt : undefined })
  keepIn(sessionStorage, sensitiveKey(key), { ...part(draft, isSensitive), attempt: outlives ? undefined : attempt })
}

/** Some of the fields of a draft, and of what was read of them; secrets are among none. */
function part({ values, read }: Omit<Draft, 'at'>, takes: (name: string) => boolean): Omit<Draft, 'at'> {
  const of = (all: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => takes(name) && !SECRET.test(name)))
  return { values: of(values), read: read && { ...read, values: of(read.values) } }
}

function keepIn(storage: Storage, key: string, draft: Omit<Draft, 'at'>): void {
  if (Object.keys(draft.values).length === 0) {
    storage.removeItem(key)
    return
  }
  try {
    storage.setItem(key, JSON.stringify({ ...draft, at: Date.now() } satisfies Draft))
  } catch {
    // A full storage keeps what it has.
  }
}

export function dropDraft(key: string): void {
  place().removeItem(key)
  sessionStorage.removeItem(sensitiveKey(key))
}

/** Whoever is here now finds their own drafts alone: those of others, and those too old, are erased. */
export function claimDrafts(userId: string): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of keysOf(storage)) {
      const isOwn = key.startsWith(`${MARK}${userId}:`)
      if (!isOwn || !readFrom(storage, key)) storage.removeItem(key)
    }
  }
}

export function forgetDrafts(): void {
  for (const storage of [localStorage, sessionStorage]) for (const key of keysOf(storage)) storage.removeItem(key)
}
