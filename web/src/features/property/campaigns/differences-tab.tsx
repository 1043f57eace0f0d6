import type { InventoryCampaigns } from '@/api/schema.gen'

export default function DifferencesTab(_: { campaign: InventoryCampaigns }) {
  return null
}
