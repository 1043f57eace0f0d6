import { notFound } from '@tanstack/react-router'
import { statusOf } from '@/api/errors'
import { loadTexts } from '@/i18n'

/** A document that is not there, or not this reader's to see, is a page that does not exist. */
export function orNotFound<T>(document: Promise<T>): Promise<T> {
  return document.catch(async (error: unknown) => {
    if (statusOf(error) !== 404) throw error
    await loadTexts('errors')
    throw notFound()
  })
}
