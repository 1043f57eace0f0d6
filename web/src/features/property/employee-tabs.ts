import { can } from '@/api/rights'
import { type JoinedTabs, relatedTabs } from '@/engine/collection-screen/joined-tabs'
import { handedTo, heldBy } from './related'

/** What somebody holds of the commune’s property, and what was ever handed to them. */
const tabs: JoinedTabs = relatedTabs('employees', {
  property: { list: heldBy, seenBy: (rights) => can(rights, 'create', 'inventoryItems') },
  handed: { list: handedTo },
})

export default tabs
