/** The numbers of a chart, folded under it: for those who cannot see it, and for exact values. */

type Props = {
  columns: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly [name: string, ...cells: (string | null)[]])[]
}

export function ChartTable({ columns, rows }: Props) {
  return (
    <details className="chart-table">
      <summary>Show as table</summary>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
