import { describe, expect, it } from 'vitest'
import { hoursSpan } from '@/platform/day/hours-span'
import { countMarks, countOfDay, formatMinutes, isMark } from './marks'

describe('marks of days', () => {
  it('are counted, and what is no mark is nothing', () => {
    expect(countMarks('.ooll.a?')).toEqual({ o: 2, l: 2, a: 1 })
    expect([isMark('o'), isMark('.'), isMark(undefined)]).toEqual([true, false, false])
  })

  it('minutes are hours and what is left', () => {
    const say = (minutes: number | null) => formatMinutes(minutes, (h, m) => `${h} h ${m}`)
    expect([say(455), say(5), say(null)]).toEqual(['7 h 35', '0 h 05', '0 h 00'])
  })

  it('a day is who came, late or not, and who did not', () => {
    const lines = ['oa', 'la', 'r.', 'v'].map((marks) => ({ marks }))
    expect([0, 1, 2].map((at) => countOfDay(lines, at))).toEqual([
      { came: 3, missed: 0 },
      { came: 0, missed: 2 },
      { came: 0, missed: 0 },
    ])
  })

  it('hours are said together, what is not known left open', () => {
    const said = [hoursSpan('08:27', '16:39'), hoursSpan('08:27', null), hoursSpan(null, null)]
    expect(said).toEqual(['08:27 – 16:39', '08:27 – …', ''])
  })
})
