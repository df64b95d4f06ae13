/** Lines of an index: a name, dot leaders, a number. Each line is a link. */

type Props = { lines: readonly { name: string; count: number; href: string }[] }

export function IndexLines({ lines }: Props) {
  return (
    <ul className="index-lines">
      {lines.map(({ name, count, href }) => (
        <li key={name}>
          <a href={href} className="index-line">
            <span className="index-line-name">{name}</span>
            <span className="index-line-leader" aria-hidden="true" />
            <span className="tabular-nums">
              {count.toLocaleString('en')}
              <span className="sr-only">{count === 1 ? ' job' : ' jobs'}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
