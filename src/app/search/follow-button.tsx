/** Makes an alert of a search in one click: above results, and on a company's page. */
import { Icon } from '#app/ui/icon.tsx'
import { useBrowserZone } from '#app/ui/use-browser-zone.ts'

type Props = {
  /** The parameters of the search. */
  search: string
  label: string
  className?: string
}

export function FollowButton({ search, label, className = 'button' }: Props) {
  return (
    <form method="post" action="/job-alerts">
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="timeZone" value={useBrowserZone()} />
      <button type="submit" name="intent" value="follow" className={className}>
        <Icon name="bell" />
        {label}
      </button>
    </form>
  )
}
