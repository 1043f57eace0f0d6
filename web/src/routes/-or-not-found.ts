import { notFound } from '@tanstack/react-router'
import { statusOf } from '@/api/errors'

/** A document that is not there, or not this reader's to see, is a page that does not exist. */
export function orNotFound<T>(document: Promise<T>): Promise<T> {
  return document.catch((error: unknown) => {
    throw statusOf(error) === 404 ? notFound() : error
  })
}
