/** A job's skills, each a link to a search: the first few, then how many more there are. */

type Props = {
  tags: readonly string[]
  limit?: number
  /** How many of them a phone shows, where lines are shorter; at most `limit`. */
  onPhone?: number
}

export function TagLinks({ tags, limit = tags.length, onPhone = limit }: Props) {
  return (
    <>
      {tags.slice(0, limit).map((tag, at) => (
        <a key={tag} href={tagAddress(tag)} className={at < onPhone ? 'tag' : 'tag tag-roomy'}>
          {tag}
        </a>
      ))}
      {onPhone < limit && <More count={tags.length - onPhone} className="tags-phone" />}
      {limit < tags.length && (
        <More count={tags.length - limit} className={onPhone < limit ? 'tag-roomy' : ''} />
      )}
    </>
  )
}

const More = ({ count, className }: { count: number; className: string }) => (
  <span className={`text-xs whitespace-nowrap text-muted ${className}`.trimEnd()}>
    +{count} more
  </span>
)

export const tagAddress = (tag: string) => `/jobs?tags=${encodeURIComponent(tag)}`
