import { AppwriteException } from 'appwrite'
import { describe, expect, it } from 'vitest'
import {
  dueOf,
  fieldRefusals,
  isRefusal,
  isSignedOut,
  isUnanswered,
  isUnreachable,
  isWithoutProfile,
  reasonOf,
  reasons,
} from './errors'
import { retryDelay, shouldRetry } from './query'

function refusal(code: number, type: string, body: object = {}) {
  return new AppwriteException('no', code, type, JSON.stringify(body))
}

describe('a 401', () => {
  it('means signed out by its type alone', () => {
    expect(isSignedOut(refusal(401, 'general_unauthorized_scope'))).toBe(true)
    for (const type of ['user_unauthorized', 'user_invalid_credentials', 'user_session_already_exists']) {
      expect(isSignedOut(refusal(401, type))).toBe(false)
    }
  })

  it('of somebody without a profile is told from a refusal of another kind', () => {
    expect(isWithoutProfile(refusal(401, 'user_unauthorized'))).toBe(true)
    expect(isWithoutProfile(refusal(401, 'user_invalid_credentials'))).toBe(false)
  })
})

describe('an error', () => {
  it('names every wrong field', () => {
    const errors = [
      { field: 'CIN', type: 'document_unique_constraint_violation', message: 'déjà utilisé' },
      { field: 'phone', type: 'document_invalid_structure', message: 'non valide' },
    ]
    expect(fieldRefusals(refusal(400, 'document_invalid_structure', { errors }))).toEqual(errors)
    const missing = { type: 'exam_without_posts', message: 'Il faut une spécialité qui a des postes' }
    const both = refusal(409, 'exam_not_ready', { errors: [...errors, missing] })
    expect(reasons(both)).toEqual([...errors, missing])
    expect(fieldRefusals(both)).toEqual(errors)
    expect(fieldRefusals(new AppwriteException('no', 500, '', 'not json'))).toEqual([])
    expect(fieldRefusals(new TypeError('Failed to fetch'))).toEqual([])
  })

  it('is a refusal when the server said no, unreachable when nobody answered', () => {
    expect(isRefusal(refusal(409, 'document_update_conflict'))).toBe(true)
    expect(isRefusal(refusal(500, 'general_server_error'))).toBe(false)
    expect(isRefusal(refusal(507, 'general_storage_full'))).toBe(true)
    expect(isRefusal(refusal(503, 'general_storage_unavailable'))).toBe(false)
    expect(isUnreachable(new TypeError('Failed to fetch'))).toBe(true)
    expect(isUnreachable(refusal(500, 'general_server_error'))).toBe(false)
  })

  it('is no answer of the server when a proxy speaks in its place', () => {
    const page = (code: number) => new AppwriteException('<html>', code, '', '<html>')
    expect([page(502), page(504), new TypeError('Failed to fetch')].every(isUnanswered)).toBe(true)
    expect([page(404), refusal(503, 'general_smtp_disabled'), refusal(500, '')].some(isUnanswered)).toBe(false)
  })
})

describe('a failed query', () => {
  it('is asked again three times, never after a refusal', () => {
    const away = new TypeError('Failed to fetch')
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, away))).toEqual([true, true, true, false])
    expect(shouldRetry(0, refusal(404, 'document_not_found'))).toBe(false)
    expect(shouldRetry(0, refusal(503, 'general_unknown'))).toBe(true)
  })

  it('waits longer each time, half a minute at most', () => {
    expect([0, 1, 2, 10].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000])
  })
})

describe('the reason of a refused argument', () => {
  it.each([
    ['Paramètre « password » incorrect : trop court : 8 octets', 'Trop court : 8 octets'],
    ['Invalid `password` param: too short', 'Too short'],
    ['قيمة غير صحيحة: password (قصيرة)', 'قصيرة'],
    ['Ce mot de passe a déjà servi.', 'Ce mot de passe a déjà servi.'],
    ['Note: something else', 'Note: something else'],
  ])('%s', (message, reason) => expect(reasonOf(message, 'password')).toBe(reason))
})

it('a session may have something due before anything else', () => {
  expect(dueOf(refusal(401, 'user_more_factors_required'))).toBe('factor')
  expect(dueOf(refusal(412, 'user_password_reset_required'))).toBe('password')
  for (const type of ['user_unauthorized', 'general_unauthorized_scope', 'user_challenge_required'])
    expect(dueOf(refusal(401, type))).toBeUndefined()
})
