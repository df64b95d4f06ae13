/** Lists of searches to go on with, each with its number of jobs. */
import type { ElsewhereList } from './find-elsewhere.ts'

export function Elsewhere({ lists }: { lists: readonly ElsewhereList[] }) {
  if (lists.length === 0) return null
  return (
    <div className="elsewhere">
      {lists.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h4>{title}</h4>
          <ul>
            {lines.map(({ name, count, href }) => (
              <li key={name}>
                <a href={href} className="elsewhere-line">
                  <span>{name}</span>
                  <span className="elsewhere-count">
                    {count.toLocaleString('en')}
                    <span className="sr-only">{count === 1 ? ' job' : ' jobs'}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
