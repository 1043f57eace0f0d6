import type { ThresholdSetting } from '@/api/actions.gen'

/** Whether what was typed is no whole number within the bounds; the server asks again. */
export function outOfBounds(
  { least, most }: Pick<ThresholdSetting, 'least' | 'most'>,
  typed: number | string | undefined,
): boolean {
  const number = typed === '' || typed === undefined ? Number.NaN : Number(typed)
  return !Number.isInteger(number) || number < least || number > most
}
