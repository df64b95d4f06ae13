/** The shares of many names: each with its line, its share now and before, and the change. */
import { SparkLine } from '#app/chart/spark-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownTrend } from './shown-trends.ts'

type Props = {
  id: string
  title: string
  /** The head of the first column. */
  noun: string
  trends: readonly ShownTrend[]
  file: string
  isInSection?: boolean
}

export function TrendTable({ id, title, noun, trends, file, isInSection = false }: Props) {
  const Heading = isInSection ? 'h3' : 'h2'
  const [some] = trends
  if (!some) return null
  return (
    <section className="trends-section" aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`}>{title}</Heading>
      <table className="trends-table">
        <thead>
          <tr>
            <th scope="col">{noun}</th>
            <th scope="col" className="trends-line-head">
              {some.first} to {some.last}
            </th>
            <th scope="col" className="trends-number">
              Before
            </th>
            <th scope="col" className="trends-number">
              Now
            </th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {trends.map(({ name, label, href, drawing, before, now, change, direction }) => (
            <tr key={name}>
              <th scope="row">
                <a href={href} className="link">
                  {label}
                </a>
              </th>
              <td className="trends-line">
                <SparkLine path={drawing.path} />
              </td>
              <td className="trends-number">{before ?? '–'}</td>
              <td className="trends-number trends-now">{now}</td>
              <td className={direction === 0 ? 'trends-unclear' : 'trends-clear'}>
                {direction !== 0 && <Icon name={direction > 0 ? 'arrow-up' : 'arrow-down'} />}
                {change ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="trends-links">
        <a href={file} className="link" download>
          Download as CSV
        </a>
      </p>
    </section>
  )
}
