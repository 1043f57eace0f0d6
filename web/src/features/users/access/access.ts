import type { TFunction } from 'i18next'
import { ADMIN, MISSION_ADMIN, RESOURCE_GROUPS, RESOURCES } from '@/api/resources'

type Texts = TFunction<['users', 'shell']>

/** An auth entry in words: what it opens. */
export function accessLabel(entry: string, t: Texts): string {
  if (entry === ADMIN || entry === '*') return t('users:words.admin')
  if (entry === MISSION_ADMIN) return t('users:words.missionAdmin')
  const [, first, ...below] = entry.split('/')
  const resource = RESOURCES.find((known) => known.id === first)
  return resource && below.length === 0 ? t(`shell:${resource.label}`) : entry
}

interface Choice {
  value: string
  label: string
}

/** What an auth list may be given, in the groups of the menu; entries held already are choices too. */
export function accessChoices(
  held: readonly string[],
  t: Texts,
  mayGive: (entry: string) => boolean,
): { group: string; items: Choice[] }[] {
  const choice = (value: string): Choice => ({ value, label: accessLabel(value, t) })
  const groups = RESOURCE_GROUPS.map((group) => ({
    group: group.label ? t(`shell:${group.label}`) : t('users:access.modules'),
    items: group.resources.map((resource) => choice(`/${resource.id}`)),
  }))
  const words = { group: t('users:access.words'), items: [ADMIN, MISSION_ADMIN].map(choice) }
  const offered = new Set([words, ...groups].flatMap(({ items }) => items.map((item) => item.value)))
  const shown = (value: string) => held.includes(value) || mayGive(value)
  const others = held.filter((entry) => !offered.has(entry)).map(choice)
  const all = [words, ...mergeGroups(groups), { group: t('users:access.others'), items: others }]
  return all
    .map(({ group, items }) => ({ group, items: items.filter((item) => shown(item.value)) }))
    .filter(({ items }) => items.length > 0)
}

/** Groups of one name become one: a list with the same head twice says nothing. */
function mergeGroups(groups: readonly { group: string; items: Choice[] }[]) {
  const byName = new Map<string, Choice[]>()
  for (const { group, items } of groups) byName.set(group, [...(byName.get(group) ?? []), ...items])
  return [...byName].map(([group, items]) => ({ group, items }))
}
