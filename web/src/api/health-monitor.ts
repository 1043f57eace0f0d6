/** Why the server cannot be used: no network, no answer, an answer that is no pass, or work on it that it announces. */
export type Loss = 'network' | 'silent' | 'failing' | 'maintenance'
export type ServerState = 'unknown' | 'up' | 'down'

/** Asks the server once; nothing when it is well. Gives up when the signal says so. */
export type Ask = (patience: AbortSignal) => Promise<Loss | undefined>

const FIRST = 300
const EVERY = 60_000
const KEPT = 30_000
const PATIENCE = 5_000
/** So much later than asked the clock itself was late: this page stood still, and says nothing of the server. */
const STOOD_STILL = 1_000
/** A first answer that is none may be a page that is still waking up: it is asked again soon. */
const SOON = 3_000

/** What is known of the server, and when it is asked again. Times are in milliseconds. */
export function watchServer(ask: Ask) {
  let loss: Loss | undefined
  let state: ServerState = 'unknown'
  let answeredAt = Number.NEGATIVE_INFINITY
  let asking: Promise<boolean> | undefined
  const changed = new Set<() => void>()
  const lost = new Set<(loss: Loss) => void>()
  const back = new Set<() => void>()

  const settle = (found: Loss | undefined): boolean => {
    const [was, before] = [state, loss]
    answeredAt = Date.now()
    loss = found
    state = found ? 'down' : 'up'
    if (was !== state || before !== loss) for (const listener of [...changed]) listener()
    if (found) for (const listener of [...lost]) listener(found)
    else if (was === 'down') for (const listener of [...back]) listener()
    return !found
  }

  const askOnce = async () => {
    const patience = new AbortController()
    const begun = Date.now()
    const timer = setTimeout(() => patience.abort(), PATIENCE)
    const found = await ask(patience.signal).catch(() => 'silent' as const)
    clearTimeout(timer)
    return { found, stoodStill: Date.now() - begun > PATIENCE + STOOD_STILL }
  }

  /** Asks, and takes no answer in time for none; once more where it was this page that did not look. What the browser said meanwhile counts for more than an older question. */
  const askNow = async (): Promise<boolean> => {
    const since = answeredAt
    const isFirst = state === 'unknown'
    let answer = await askOnce()
    if (answer.found && answer.stoodStill) answer = await askOnce()
    if (answer.found && isFirst) setTimeout(() => void check(true), SOON)
    return answeredAt === since ? settle(answer.found) : state === 'up'
  }

  const check = (force = false): Promise<boolean> => {
    if (asking) return asking
    if (!force && Date.now() - answeredAt < KEPT) return Promise.resolve(state === 'up')
    asking = askNow().finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    state: () => state,
    loss: () => loss,
    /** Whether the server is there: the answer of the last half minute, unless asked by force. */
    check,
    /** The browser says that it has no network. */
    unplugged: () => void settle('network'),
    /** Begins to ask by itself; ends with what it gives. */
    start: (): (() => void) => {
      const first = setTimeout(check, FIRST)
      const every = setInterval(check, EVERY)
      return () => {
        clearTimeout(first)
        clearInterval(every)
      }
    },
    onChange: (listener: () => void) => addListener(changed, listener),
    /** Each question that the server did not pass. */
    onLost: (listener: (loss: Loss) => void) => addListener(lost, listener),
    onBack: (listener: () => void) => addListener(back, listener),
  }
}

function addListener<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
