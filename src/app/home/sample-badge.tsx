/** Marks made-up content. */
export const SampleBadge = () => <span className="badge badge-info">Sample data</span>
