/** A line over time without labels, for the row of a table that has its numbers. Hidden from screen readers. */
export function SparkLine({ path }: { path: string }) {
  return (
    <svg
      className="chart spark-line"
      height="24"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="chart-line" d={path} />
    </svg>
  )
}
