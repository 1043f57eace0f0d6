import type { InventoryCampaigns } from '@/api/schema.gen'

export default function ProgressTab(_: { campaign: InventoryCampaigns }) {
  return null
}
