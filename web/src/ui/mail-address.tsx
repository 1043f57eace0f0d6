/** An address of electronic mail; where it is too long for its line, it goes on after its sign. */
export function MailAddress({ children }: { children: string }) {
  const at = children.indexOf('@') + 1
  return (
    <span className="ltr breaks">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  )
}
