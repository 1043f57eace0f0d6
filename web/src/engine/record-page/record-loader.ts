import type { QueryClient, QueryExecuteOptions, QueryFunction, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { statusOf } from '@/api/errors'
import { titles } from '@/api/titles'
import { loadTexts } from '@/i18n'

/** A name in both languages: the title of the document a screen shows. */
export interface Title {
  fr: string
  ar: string
}

/** What the path to a record calls it: asked of the record as it is known at any time, not as it was loaded. */
export interface TitleQuery {
  queryKey: QueryKey
  queryFn: QueryFunction
  select: (record: unknown) => Title
}

export interface LoadedRecord {
  title: TitleQuery
}

type RecordQuery<T, K extends QueryKey> = QueryExecuteOptions<T, Error, T, T, K>

/** A document that is not there, or not this reader's to see, is a page that does not exist. */
function orNotFound<T>(document: Promise<T>): Promise<T> {
  return document.catch(async (error: unknown) => {
    if (statusOf(error) !== 404) throw error
    await loadTexts('errors')
    throw notFound()
  })
}

function toLoadedRecord<T, K extends QueryKey>(query: RecordQuery<T, K>, titleOf: (record: T) => Title): LoadedRecord {
  const { queryKey, queryFn } = query
  return { title: { queryKey, queryFn: queryFn as QueryFunction, select: titleOf as (record: unknown) => Title } }
}

/** For the loader of a record's page: what is known of it is shown at once. */
export async function loadRecord<T, K extends QueryKey>(
  client: QueryClient,
  query: RecordQuery<T, K>,
  titleOf: (record: T) => Title = titles as (record: T) => Title,
): Promise<LoadedRecord> {
  await orNotFound(client.query({ ...query, staleTime: 'static' }))
  return toLoadedRecord(query, titleOf)
}

/** For the loader of a form: it begins with what the server holds now, or it would find a conflict with its own reader. */
export async function loadRecordAnew<T, K extends QueryKey>(
  client: QueryClient,
  query: RecordQuery<T, K>,
  titleOf: (record: T) => Title = titles as (record: T) => Title,
): Promise<LoadedRecord> {
  await orNotFound(client.query({ ...query, staleTime: 0 }))
  return toLoadedRecord(query, titleOf)
}
