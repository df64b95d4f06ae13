/** What jobs pay: the strip of dots, the figures in words, and the same numbers as a table. */
import { ChartTable } from '#app/chart/chart-table.tsx'
import { DotStrip } from '#app/chart/dot-strip.tsx'
import { TimeLine } from '#app/chart/time-line.tsx'
import type { ShownPay } from './shown-pay.ts'

type Figures = NonNullable<ShownPay['shown']>

export function SalaryFigures({ pay, shown }: { pay: ShownPay; shown: Figures }) {
  return (
    <>
      <figure className="chart-figure">
        <DotStrip drawing={shown.strip} labels={shown.labels} />
        <figcaption>{shown.caption}</figcaption>
      </figure>
      <ChartTable
        columns={['A year', 'Salary', '90% interval']}
        rows={shown.rows.map(({ label, amount, interval }) => [label, amount, interval])}
      />
      <dl className="salary-facts">
        <div>
          <dt>Median</dt>
          <dd>
            {shown.median} <span>a year</span>
          </dd>
        </div>
        <div>
          <dt>90% interval of the median</dt>
          <dd>{shown.interval}</dd>
        </div>
        <div>
          <dt>Based on</dt>
          <dd>{pay.basis}</dd>
        </div>
        {pay.share && (
          <div>
            <dt>State their salary</dt>
            <dd>
              {pay.share.percent} <span>of {pay.share.of}</span>
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

export function SalaryTrend({ trend }: { trend: NonNullable<Figures['trend']> }) {
  return (
    <section className="salary-section" aria-labelledby="trend-title">
      <h2 id="trend-title">Median by month of publication</h2>
      <figure className="chart-figure">
        <TimeLine
          drawing={trend.drawing}
          first={trend.first}
          last={trend.last}
          firstValue={trend.firstValue}
          lastValue={trend.lastValue}
        />
        <figcaption>Jobs that are open now, by the month in which they were published.</figcaption>
      </figure>
      <ChartTable
        columns={['Month', 'Median', 'Based on']}
        rows={trend.rows.map(({ month, median, basis }) => [month, median, basis])}
      />
    </section>
  )
}

/** Each role as a bar from its lower to its upper quartile, on one scale. */
export function SalaryRoles({ roles }: { roles: Figures['roles'] }) {
  return (
    <section className="salary-section" aria-labelledby="roles-title">
      <h2 id="roles-title">By role</h2>
      <table className="salary-roles">
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Median</th>
            <th scope="col">Middle half</th>
          </tr>
        </thead>
        <tbody>
          {roles.map(({ role, label, href, basis, median, range, bar }) => (
            <tr key={role}>
              <th scope="row">
                <a href={href} className="link">
                  {label}
                </a>
                <span className="hint">{basis}</span>
              </th>
              <td>{median}</td>
              <td>
                <span className="salary-range">{range}</span>
                <svg className="chart" height="14" aria-hidden="true">
                  <rect
                    className="chart-bar"
                    x={`${bar.from}%`}
                    width={`${bar.to - bar.from}%`}
                    y="2"
                    height="10"
                    rx="2"
                  />
                  <rect className="chart-bar-middle" x={`${bar.middle}%`} width="3" height="14" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
