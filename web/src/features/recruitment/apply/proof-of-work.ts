import type { AskedWork } from '@/api/actions.gen'

/** The work that was done. */
export interface Met {
  challenge: string
  answer: string
}

/** How often a challenge is asked for anew that somebody else has met, as after an answer that was lost. */
const ANEW = 3

/** Does what is asked, and the work before it where the server asks for some. */
export async function withWork<T extends object>(
  act: (met: Met | undefined) => Promise<T | AskedWork>,
  onWork: (isWorking: boolean) => void = () => undefined,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const first = await act(undefined)
    if (!('proof' in first)) return first
    onWork(true)
    try {
      // Asked for while many come: who is alone fetches no hash.
      const { solve } = await import('./solve')
      const { challenge, bits } = first.proof
      const second = await act({ challenge, answer: await solve(challenge, bits) })
      if (!('proof' in second)) return second
    } catch (error) {
      if (tries >= ANEW || (error as { type?: string }).type !== 'proof_of_work_used') throw error
    } finally {
      onWork(false)
    }
    if (tries >= ANEW) throw new Error('the work that was done was not taken')
  }
}
