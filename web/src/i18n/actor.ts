import type { TFunction } from 'i18next'

/** Who wrote a change: by name, and where no person did, the system; a key of the interface by its own name. */
export function actorName({ who, whoName }: { who: string; whoName: string | null }, t: TFunction): string {
  if (whoName) return whoName
  return who.startsWith('key:') ? who : t('actor.system', { ns: 'common' })
}
