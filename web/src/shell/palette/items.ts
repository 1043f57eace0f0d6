import { FACTS } from '@/api/facts.gen'
import { formatDay, formatPlate } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { inLanguage, inOther } from '@/i18n/names'
import type { Address } from '@/paths/address'
import { ownPath } from '@/paths/own-path'
import { recordAddress } from '@/paths/record-address'
import type { Found } from '../search'
import { iconAt } from './icons'
import type { Offer } from './use-offers'
import type { OpenRecent } from './use-recents'

/** A line of the palette. */
export interface Item {
  key: string
  name: string
  /** What tells it from others. */
  detail: string
  kind: string
  Icon: Offer['Icon']
  go: Offer['go']
}

export function itemOfPlace({ key, label, within, Icon, go }: Offer, kind: string): Item {
  return { key, name: label, detail: within, kind, Icon, go }
}

export function itemOfRecent({ collection, id, fr, ar, to }: OpenRecent, kind: string, language: Language): Item {
  const name = inLanguage(fr, ar, language)
  const other = inOther(fr, ar, language)
  const detail = other === name ? '' : other
  return { key: `recent:${collection}/${id}`, name, detail, kind, Icon: iconAt(to), go: to }
}

/** Where a result opens; the address that the server says is one of ours. */
export function addressOfFound({ collection, $id, open }: Found): Address | undefined {
  return (open && ownPath(open)) || recordAddress(collection, $id)
}

export function itemOfFound(found: Found, language: Language): Item | undefined {
  const { collection, $id, label, number } = found
  const to = addressOfFound(found)
  if (to === undefined) return undefined
  const title = titleOf(found, language)
  const name = [number, title].filter(Boolean).join(' · ')
  return {
    key: `${collection}/${$id}`,
    name,
    detail: detailOf(found, title, language),
    kind: label,
    Icon: iconAt(to),
    go: to,
  }
}

function titleOf({ collection, title, titleAr }: Found, language: Language): string {
  return FACTS[collection].form === 'plate' ? formatPlate(title) : inLanguage(title, titleAr, language)
}

/** What it is called in the other language, where that is another name, and what tells it from others: each once. */
function detailOf(found: Found, title: string, language: Language): string {
  const { collection, titleAr, details } = found
  const other = FACTS[collection].form === 'plate' ? '' : inOther(found.title, titleAr, language)
  const said = details.map((one) => {
    if ('on' in one) return formatDay(one.on, language)
    return one.form === 'plate' ? formatPlate(one.fr) : inLanguage(one.fr, one.ar, language)
  })
  const shown = new Set([title, other, ...said])
  shown.delete(title)
  return [...shown].filter(Boolean).join(' · ')
}
