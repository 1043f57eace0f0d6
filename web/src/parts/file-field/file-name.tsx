/** The name of a file, its ending at the end in either direction of writing. */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return (
    <>
      <bdi>{stem}</bdi>
      {ending && <bdi dir="ltr">{ending}</bdi>}
    </>
  )
}
