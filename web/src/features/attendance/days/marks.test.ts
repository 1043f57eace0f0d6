import { describe, expect, it } from 'vitest'
import { countMarks, formatMinutes, isMark } from './marks'

describe('marks of days', () => {
  it('are counted, and what is no mark is nothing', () => {
    expect(countMarks('.ooll.a?')).toEqual({ o: 2, l: 2, a: 1 })
    expect([isMark('o'), isMark('.'), isMark(undefined)]).toEqual([true, false, false])
  })

  it('minutes are hours and what is left', () => {
    const say = (minutes: number | null) => formatMinutes(minutes, (h, m) => `${h} h ${m}`)
    expect([say(455), say(5), say(null)]).toEqual(['7 h 35', '0 h 05', '0 h 00'])
  })
})
