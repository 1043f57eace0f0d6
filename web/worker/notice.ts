/** What the server pushes: a notification in the language of its reader. */
export interface Pushed {
  title: string
  body?: string
  /** A path of the app. */
  link?: string
  /** A later one of the same tag takes the place of the former. */
  tag?: string
  /** The notification that it tells of. */
  id?: string
  lang?: string
  dir?: NotificationDirection
}

/** Where a notification leads when it leads nowhere else. */
const EVERYTHING = '/settings/notifications?tab=received'

/** Reads what was pushed; nothing when it is none of ours. */
export function readPushed(text: string | undefined): Pushed | undefined {
  try {
    const pushed = JSON.parse(text ?? '') as Pushed
    return typeof pushed?.title === 'string' && pushed.title ? pushed : undefined
  } catch {
    return undefined
  }
}

/** A path of this app and of no other site: what the browser reads in an address decides, not how it is written. */
export function ownPath(link: unknown, here = self.location.origin): string {
  if (typeof link !== 'string' || !link.startsWith('/')) return EVERYTHING
  try {
    const { origin, pathname, search, hash } = new URL(link, here)
    // `/x/..//evil` is a path here, and another host once it is written as a path again.
    return origin === here && !pathname.startsWith('//') ? pathname + search + hash : EVERYTHING
  } catch {
    return EVERYTHING
  }
}

/** How the browser is to show it. */
export function shownAs({ body = '', link, tag, id, lang = 'fr', dir = 'auto' }: Pushed) {
  return {
    body,
    lang,
    dir,
    tag: tag ?? id ?? '',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { link: ownPath(link), id },
  }
}
