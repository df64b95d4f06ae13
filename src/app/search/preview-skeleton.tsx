/** The place of a job that is being loaded, in its shape. Appears after 300 ms, over the job before. */
export function PreviewSkeleton() {
  return (
    <div className="preview-skeleton needs-script" aria-hidden="true">
      <div className="preview-head">
        <span className="skeleton preview-skeleton-tile" />
        <div>
          <span className="skeleton preview-skeleton-title" />
          <span className="skeleton preview-skeleton-line" />
        </div>
      </div>
      <div className="preview-actions">
        <span className="skeleton preview-skeleton-button" />
        <span className="skeleton preview-skeleton-button" />
        <span className="skeleton preview-skeleton-button" />
      </div>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <span key={line} className="skeleton preview-skeleton-text" />
      ))}
    </div>
  )
}
