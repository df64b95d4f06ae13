/** Requirements of the listing that the CV does not show. They are listed here and never claimed in the letter. */

type Props = { gaps: readonly { what: string; quote: string }[] }

export function NotClaimed({ gaps }: Props) {
  if (gaps.length === 0) return null
  return (
    <section aria-labelledby="gaps-heading" className="maker-part">
      <h2 id="gaps-heading">Missing from your CV</h2>
      <p className="hint">
        The listing asks for these, but your CV doesn’t mention them, so the letter doesn’t claim
        them. If you do have one, add it to your CV first.
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
