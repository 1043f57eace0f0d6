import { useSyncExternalStore } from 'react'
import { type Loss, type ServerState, watchServer } from './health-monitor'

export type { Loss, ServerState }

/** `GET /status`, outside the protocol and open to all. */
async function ask(patience: AbortSignal): Promise<Loss | undefined> {
  const answer = await fetch('/status', { cache: 'no-store', signal: patience }).catch(() => undefined)
  if (!answer) return navigator.onLine ? 'silent' : 'network'
  const { status } = await answer.json().catch(() => ({ status: '' }))
  if (status === 'maintenance') return 'maintenance'
  return answer.ok && status === 'pass' ? undefined : 'failing'
}

const watch = watchServer(ask)

export const serverState = (): ServerState => watch.state()

/** Why the server is down; nothing while it is not. */
export const serverLoss = (): Loss | undefined => watch.loss()

export function useServerState(): ServerState {
  return useSyncExternalStore(watch.onChange, watch.state)
}

/** Whether the server is there: asked at most once at a time, and every 30 s unless by force. */
export const checkServer = (force = false): Promise<boolean> => watch.check(force)

/** Calls back each time the server is found again after a loss; gives how to stop that. */
export const onServerBack = watch.onBack

/** Calls back at each check that fails. */
export const onServerLost = watch.onLost

export const onServerChange = watch.onChange

/** What is asked for, or nothing once the server is lost. */
export function unlessOffline<T>(asked: Promise<T>): Promise<T | undefined> {
  const isLost = () => watch.state() === 'down'
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isLost()) settle(() => resolve(undefined))
    }
    const deaf = watch.onChange(look)
    const settle = (act: () => void) => {
      deaf()
      act()
    }
    asked.then(
      (answer) => settle(() => resolve(answer)),
      (error: unknown) => settle(() => (isLost() ? resolve(undefined) : reject(error))),
    )
    look()
  })
}

/** A call had no answer, or one that only a broken server gives: is the server still there? */
export function reportFailure(): void {
  void watch.check(true)
}

/** A call was answered: a server that was lost is back. */
export function reportSuccess(): void {
  if (watch.state() === 'down') void watch.check(true)
}

/** Checks from now on: by the clock, when the network goes or comes, and when the page is looked at again. */
export function startHealth(): void {
  watch.start()
  window.addEventListener('offline', watch.unplugged)
  window.addEventListener('online', reportFailure)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void watch.check()
  })
}
