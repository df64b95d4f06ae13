/** Says once for a page, on a quiet line, that its sample data is made up. */
type Props = {
  /** Whether some of it is marked, because the rest of the page is not made up. */
  isMixed?: boolean
  className?: string
}

export function DemoNotice({ isMixed = false, className = '' }: Props) {
  return (
    <p className={`demo-notice ${className}`.trimEnd()}>
      <span className="badge badge-info">Sample data</span>
      <span>
        {isMixed ? 'Everything marked like this' : 'What you see here'} was made up to show how
        Rolecall works.
      </span>
    </p>
  )
}
