/** The name of a file, its ending at the end as everywhere else on a computer, whatever way the name itself is written. */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return (
    <bdi dir="ltr">
      <bdi>{stem}</bdi>
      {ending}
    </bdi>
  )
}
