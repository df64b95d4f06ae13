/** The logo: an R whose leg is a check mark. The strokes use the color for text on the accent. */
export function Logo({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M9.5 24V8.5h6.75a4.75 4.75 0 0 1 0 9.5H9.5m6.5 0 4 6L26.5 13"
        className="fill-none stroke-on-accent [stroke-width:3] [stroke-linecap:round] [stroke-linejoin:round]"
      />
    </svg>
  )
}
