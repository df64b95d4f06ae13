/** What the listing asks for and the CV does not show: listed here, and nowhere in the letter as something one has. */

type Props = { gaps: readonly { what: string; quote: string }[] }

export function NotClaimed({ gaps }: Props) {
  if (gaps.length === 0) return null
  return (
    <section aria-labelledby="gaps-heading" className="maker-part">
      <h2 id="gaps-heading">Not claimed</h2>
      <p className="hint">
        The listing asks for these and your CV does not show them, so the letter does not say that
        you have them. If you do, add it to your CV first.
      </p>
      <ul className="letter-gaps">
        {gaps.map(({ what, quote }) => (
          <li key={what}>
            <span className="tag">{what}</span>
            {quote !== what && <q>{quote.length > 160 ? `${quote.slice(0, 157)}…` : quote}</q>}
          </li>
        ))}
      </ul>
    </section>
  )
}
