import { expect, it } from 'vitest'

const ANNEXES = import.meta.glob<string>(['./features/organisation/annexes.tsx', './routes/_app/annexes/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const ACCIDENTS = import.meta.glob<string>(
  [
    './features/fleet/cars/accidents/*.{ts,tsx}',
    './routes/_app/cars-management/accidents.*.tsx',
    '!./features/fleet/cars/accidents/*.test.*',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** The lines of a screen's own code: its definition, what it draws by itself, its routes. */
function costOf(files: Record<string, string>): number {
  return Object.values(files).reduce((sum, source) => sum + source.split('\n').length - 1, 0)
}

// What outgrows this is missing in the engine, which gives it to every screen.
it('keeps the list, form and page of a plain collection within 45 lines', () => {
  expect(Object.keys(ANNEXES)).toHaveLength(5)
  expect(costOf(ANNEXES)).toBeLessThanOrEqual(45)
})

it('keeps those of one with a flow, a paper and a field drawn by hand within 220 lines', () => {
  expect(Object.keys(ACCIDENTS)).toHaveLength(10)
  expect(costOf(ACCIDENTS)).toBeLessThanOrEqual(220)
})
