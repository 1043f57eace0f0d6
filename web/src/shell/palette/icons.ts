import { IconFileText, IconSettings } from '@tabler/icons-react'
import { type Address, linkTo } from '@/paths/address'
import { entryAt, MENU_ENTRIES } from '../menu'

/** The picture of the screen that an address belongs to. */
export function iconAt(address: Address): typeof IconFileText {
  const { to, search } = linkTo(address)
  const entry = entryAt(to, search.tab)
  const ofMenu = MENU_ENTRIES.find((one) => one.to === entry)?.Icon
  return ofMenu ?? (to.startsWith('/settings') ? IconSettings : IconFileText)
}
