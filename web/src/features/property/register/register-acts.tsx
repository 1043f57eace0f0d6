export function RegisterActs(_: { year: number }) {
  return null
}
