/** Says once for a page that its sample data is made up. */
import { Icon } from '#app/ui/icon.tsx'

type Props = {
  /** Whether some of it is marked, because the rest of the page is not made up. */
  isMixed?: boolean
  className?: string
}

export function DemoNotice({ isMixed = false, className = '' }: Props) {
  return (
    <p className={`notice ${className}`}>
      <Icon name="info" />
      <span>
        <strong>Sample data.</strong>{' '}
        {isMixed ? 'Everything marked like this' : 'What you see here'} was made up to show how
        Rolecall works.
      </span>
    </p>
  )
}
