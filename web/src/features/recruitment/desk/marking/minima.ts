import type { MinimumDuty } from '@/api/actions.gen'

/** The minima as the act takes them: those that stand where nothing else was typed; a test without one is not named. */
export function minimaOf(
  tests: readonly MinimumDuty[],
  typed: Readonly<Record<string, number | string>>,
): { examTestId: string; minMark: number }[] {
  return tests.flatMap(({ examTestId, hundredths }) => {
    const value = typed[examTestId] ?? (hundredths === null ? '' : hundredths / 100)
    return value === '' ? [] : [{ examTestId, minMark: Number(value) }]
  })
}
