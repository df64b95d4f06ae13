/** The way to a company's own website, in a tab of its own. Its address came from a source: it gets no credit and no referrer. */
import { Icon } from '#app/ui/icon.tsx'

type Props = { website: string; name: string; className?: string }

export function WebsiteLink({ website, name, className = '' }: Props) {
  return (
    <a
      href={website}
      target="_blank"
      rel="nofollow noopener noreferrer"
      className={`button button-small ${className}`}
    >
      Website
      <span className="sr-only">of {name}, opens in a new tab</span>
      <Icon name="arrow-up-right" />
    </a>
  )
}
