import { expect, it } from 'vitest'
import type { PublicExam } from '@/api/actions.gen'
import { correctedDocuments, dayOf, toSend, westernDigits, wrongFields } from './fields'

const right = {
  positionId: 'p',
  specialtyId: 's',
  nameFr: 'Souad Bennani',
  nameAr: 'سعاد بناني',
  CIN: 'AB123456',
  birth_date: '02/05/1999',
  phone: '06 12 34 56 78',
}

it('says what is missing and what is wrong, field by field', () => {
  expect(wrongFields(right)).toEqual({})
  expect(Object.keys(wrongFields({}))).toHaveLength(7)
  expect(wrongFields({ ...right, CIN: '123', email: 'x', phone: '12', birth_date: '31/02/1999' })).toEqual({
    CIN: 'cin',
    email: 'email',
    phone: 'phone',
    birth_date: 'date',
  })
})

it('reads what Arabic keyboards type', () => {
  expect(westernDigits('٠٦١٢٣٤٥٦٧٨')).toBe('0612345678')
  expect(dayOf('٠٢/٠٥/١٩٩٩')).toBe('1999-05-02')
  expect(wrongFields({ ...right, CIN: 'AB١٢٣٤٥٦', phone: '٠٦١٢٣٤٥٦٧٨' })).toEqual({})
})

it('sends what was said, and nothing of what was not', () => {
  const sent = toSend({ ...right, email: '', serviceMonths: '٢٤', CIN: ' ab ١٢٣٤٥٦ ' })
  expect(sent).toMatchObject({ birth_date: '1999-05-02', serviceMonths: 24, CIN: 'ab 123456' })
  expect('email' in sent).toBe(false)
})

it('asks for conditional documents in a correction only where they apply', () => {
  const document = (id: string, condition: 'all' | 'in_service' | 'reserved') => ({ id, condition })
  const exam = {
    documents: [document('cv', 'all'), document('leave', 'in_service'), document('card', 'reserved')],
  } as PublicExam
  const ids = (typed: Record<string, string>, conditions: string[]) =>
    correctedDocuments(exam, typed, conditions).map(({ id }) => id)
  expect(ids({}, [])).toEqual(['cv'])
  expect(ids({}, ['reserved'])).toEqual(['cv', 'card'])
  expect(ids({ ground: 'none' }, ['reserved'])).toEqual(['cv'])
  expect(ids({ ground: 'disability', serviceMonths: '12' }, [])).toEqual(['cv', 'leave', 'card'])
})
