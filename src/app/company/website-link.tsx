/** Link to a company's website in a new tab. The URL comes from a source, so it gets nofollow and no referrer. */
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
