/**
 * The shares of many names, largest first: each with its line, its share now and before, and the change; before there is
 * anything to compare with, each with a bar.
 */
import { SparkLine } from '#app/chart/spark-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownTrend } from './shown-trends.ts'

type Props = {
  id: string
  title: string
  /** The head of the first column. */
  noun: string
  trends: readonly ShownTrend[]
  /** In percent: where the bars of all tables end. */
  most: number
  file: string
}

/** Rows of shares that are shown at once; the others are folded. */
const SHOWN = 10

export function TrendTable({ id, title, noun, trends, most, file }: Props) {
  const [some] = trends
  if (!some) return null
  return (
    <section className="trends-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {trends.some(({ before }) => before !== null) ? (
        <Changes noun={noun} trends={trends} first={some.first} last={some.last} />
      ) : (
        <>
          <Shares noun={noun} trends={trends.slice(0, SHOWN)} most={most} />
          {trends.length > SHOWN && (
            <details className="trends-more">
              <summary>{trends.length - SHOWN} more</summary>
              <Shares noun={noun} trends={trends.slice(SHOWN)} most={most} />
            </details>
          )}
        </>
      )}
      <p className="trends-links">
        <a href={file} className="link" download>
          Download as CSV
        </a>
      </p>
    </section>
  )
}

type TableProps = Pick<Props, 'noun' | 'trends'>

function Changes({ noun, trends, first, last }: TableProps & { first: string; last: string }) {
  return (
    <table className="trends-table">
      <thead>
        <tr>
          <th scope="col">{noun}</th>
          <th scope="col" className="trends-line-head">
            {first} to {last}
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
              <a href={href}>{label}</a>
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
  )
}

/** The bars of all tables have one scale, from zero to the largest share. */
function Shares({ noun, trends, most }: TableProps & { most: number }) {
  return (
    <table className="trends-table trends-shares">
      <thead>
        <tr>
          <th scope="col">{noun}</th>
          <th scope="col" className="trends-number">
            Share of new jobs
          </th>
        </tr>
      </thead>
      <tbody>
        {trends.map(({ name, label, href, now, share }) => (
          <tr key={name}>
            <th scope="row">
              <a href={href}>{label}</a>
              <svg className="chart" height="4" aria-hidden="true">
                <rect
                  className="trends-bar"
                  width={`${Math.round((1_000 * share) / most) / 10}%`}
                  height="4"
                  rx="2"
                />
              </svg>
            </th>
            <td className="trends-number trends-now">{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
