import type { InventoryItems } from '@/api/schema.gen'

/** What things were bought for, piece by piece, in dirhams: reckoned in centimes, of which none is lost. */
export function worthOf(rows: readonly Pick<InventoryItems, 'price' | 'quantity'>[]): number {
  return rows.reduce((sum, { price, quantity }) => sum + Math.round((price ?? 0) * 100) * quantity, 0) / 100
}
