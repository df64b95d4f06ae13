/** Marks what was made up to show the product. */
export const SampleBadge = () => <span className="badge badge-info">Sample data</span>
