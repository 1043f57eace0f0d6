// Time that passes when a test says so: the real binary under a clock that is moved ahead while it serves.
import { clockFrom } from './clock.mjs'
import { folder } from './rig.mjs'

/**
 * A clock: `{ env, now(), moveTo(date) }`. A server that is started with `env` goes by it; `now` is the time of that server.
 */
export function movedClock() {
  const clock = clockFrom(new Date(), folder())
  let ahead = 0
  return {
    env: clock.env,
    now: () => new Date(Date.now() + ahead),
    moveTo(date) {
      const next = date.getTime() - Date.now()
      if (next < ahead) throw new Error('time goes ahead alone')
      ahead = next
      clock.moveTo(date)
    },
  }
}
