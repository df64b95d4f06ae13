/** A job's skills, each a link to a search: the first few, then how many more there are. */

type Props = { tags: readonly string[]; limit?: number }

export function TagLinks({ tags, limit = tags.length }: Props) {
  const more = tags.length - limit
  return (
    <>
      {tags.slice(0, limit).map((tag) => (
        <a key={tag} href={tagAddress(tag)} className="tag">
          {tag}
        </a>
      ))}
      {more > 0 && <span className="text-xs whitespace-nowrap text-muted">+{more} more</span>}
    </>
  )
}

export const tagAddress = (tag: string) => `/jobs?tags=${encodeURIComponent(tag)}`
