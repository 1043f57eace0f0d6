/** What the addresses of the stock's screens may ask: little enough to be known before the screens are fetched. */
export const STOCK_TABS = ['parts', 'movements'] as const
export type StockTab = (typeof STOCK_TABS)[number]

export const STOCK_PARAMS = ['tab', 'category', 'stock', 'part', 'kind', 'from', 'to'] as const

/** The tab that an address names; the first when it names none. */
export function stockTab(asked: unknown): StockTab {
  return STOCK_TABS.find((tab) => tab === asked) ?? 'parts'
}
