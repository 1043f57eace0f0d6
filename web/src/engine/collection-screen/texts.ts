import type { CustomTypeOptions } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/i18n'

type Resources = CustomTypeOptions['resources']
type Namespace = keyof Resources & string

/** Where texts of a shape stand: a whole file of them (`accidents`), or one of its objects (`organisation:annexes`). */
type PlaceOf<Shape> = {
  [N in Namespace]:
    | (Resources[N] extends Shape ? N : never)
    | {
        [K in keyof Resources[N] & string]: Resources[N][K] extends Shape ? `${N}:${K}` : never
      }[keyof Resources[N] & string]
}[Namespace]

/** What the screens of a collection cannot do without; for the rest there are words that all collections share. */
interface CollectionTexts {
  empty: { title: string; hint: string }
}

/** What a screen of several tabs cannot do without. */
interface TabTexts {
  tabs: object
}

export type CollectionPlace = PlaceOf<CollectionTexts>
export type TabPlace = PlaceOf<TabTexts>

type TextsAt<P> = P extends `${infer N extends Namespace}:${infer K}`
  ? Resources[N][K & keyof Resources[N]]
  : Resources[P & Namespace]

/** The tabs that have a name there. */
export type TabName<P extends TabPlace> =
  TextsAt<P> extends { tabs: infer T } ? Exclude<keyof T & string, 'label'> : never

/** A text by its key: the collection's own, else its file's, else the one that all collections share. */
export type Say = (key: string, options?: Record<string, unknown>) => string

function split(place: string): { file: Namespace; stem: string } {
  const [file = '', object] = place.split(':')
  return { file: file as Namespace, stem: object === undefined ? '' : `${object}.` }
}

/** For a loader: the texts are there before the screen is drawn. */
export function loadPlace(place: CollectionPlace | TabPlace): Promise<void> {
  return loadTexts(split(place).file)
}

/** The `title` at a place, for names that come from several; of no place, nothing. */
export function useTitleAt(
  places: readonly (CollectionPlace | undefined)[],
): (place?: CollectionPlace) => string | undefined {
  const files = [...new Set(places.flatMap((place) => (place === undefined ? [] : split(place).file)))]
  const t = useTranslation(files).t as (key: string) => string
  return (place) => {
    if (place === undefined) return undefined
    const { file, stem } = split(place)
    return t(`${file}:${stem}title`)
  }
}

export function useSay(place: CollectionPlace | TabPlace): Say {
  const { file, stem } = split(place)
  // The keys are put together here, and the shapes above say which of them there must be.
  const t = useTranslation([file, 'parts']).t as (keys: string[], options?: object) => string
  return useCallback(
    (key, options) => {
      const own = stem ? [`${file}:${stem}${key}`] : []
      return t([...own, `${file}:${key}`, `parts:screen.${key}`], options)
    },
    [t, file, stem],
  )
}
