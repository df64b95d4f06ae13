/** Each line of the listing once, beside what the CV has for it, and each line of the CV once. */

import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { CvId } from '#core/cv/cv-id.ts'
import type { Answer, AskedAndYours, AskedLine, Printed } from '#core/match/asked-and-yours.ts'
import type { Verdict } from '#core/match/match.ts'
import { countOf } from '#core/text/count-of.ts'
import { askedId } from './asked-chips.tsx'

type Props = { asked: AskedAndYours; cvId: CvId | null }

const VERDICTS: Readonly<Record<Verdict, { word: string; icon: IconName }>> = {
  met: { word: 'Shown', icon: 'check' },
  partly: { word: 'Partly shown', icon: 'minus' },
  gap: { word: 'Missing', icon: 'x' },
  unknown: { word: 'Unclear', icon: 'info' },
}

const GROUPS = [
  { need: 'must', title: 'Required' },
  { need: 'nice', title: 'Nice to have or mentioned' },
] as const

export function AskedLines({ asked, cvId }: Props) {
  const { lines, unchecked } = asked
  if (lines.length + unchecked.length === 0) {
    return (
      <p className="text-muted">
        This listing has no specific requirements to compare with your CV.
      </p>
    )
  }
  return (
    <>
      {GROUPS.map(({ need, title }) => {
        if (!lines.some((line) => line.need === need)) return null
        return (
          <section key={need} aria-labelledby={`asked-${need}`}>
            <h3 id={`asked-${need}`}>{title}</h3>
            <ol className="asked-lines">
              {lines.map(
                (line, at) =>
                  line.need === need && (
                    <Line key={line.quote} {...line} at={at} asked={asked} cvId={cvId} />
                  ),
              )}
            </ol>
          </section>
        )
      })}
      {unchecked.length > 0 && (
        <details className="asked-unchecked">
          <summary>
            {countOf(unchecked.length, 'requirement')} can’t be checked against a CV
          </summary>
          <ul>
            {unchecked.map((quote) => (
              <li key={quote}>{quote}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Line({ quote, answers, at, asked, cvId }: AskedLine & Props & { at: number }) {
  return (
    <li id={askedId(at)} tabIndex={-1} className="asked-line">
      <p className="asked-quote">
        <span className="sr-only">The listing: </span>
        {quote}
      </p>
      <ul className="asked-answers" aria-label="Your CV">
        {answers.map((answer) => (
          <li key={`${answer.names} ${answer.says}`} data-verdict={answer.verdict}>
            <AnswerOf answer={answer} asked={asked} cvId={cvId} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function AnswerOf({ answer, asked, cvId }: Props & { answer: Answer }) {
  const { names, verdict, says, printed } = answer
  const { word, icon } = VERDICTS[verdict]
  return (
    <>
      <Icon name={icon} />
      <div className="min-w-0">
        <p>
          <span className="sr-only">{word}: </span>
          <strong className="asked-names">{names.join(', ')}</strong>
          {verdict === 'gap' && says === null && (
            <span className="text-muted"> not in your CV</span>
          )}
          {says !== null && <span className="text-muted"> {says}</span>}
        </p>
        {printed !== null && <CvLine printed={printed} asked={asked} cvId={cvId} />}
      </div>
    </>
  )
}

/** A line of the CV, linked to its position there; where it was printed before, a link to that. */
export function CvLine({ printed: { at, isFirst }, asked, cvId }: Props & { printed: Printed }) {
  const proof = asked.proofs[at]
  if (proof === undefined) return null
  return isFirst ? (
    <p className="cv-line" id={`cv-line-${at + 1}`} tabIndex={-1}>
      <a href={proofAddress(cvId, proof.id)} title="Show in your CV">
        {proof.text}
      </a>
    </p>
  ) : (
    <p className="cv-line-again">
      <a href={`#cv-line-${at + 1}`} className="link">
        {labelOf(at, asked)}
      </a>
    </p>
  )
}

/** Names what the line was printed for. */
function labelOf(at: number, { lines }: AskedAndYours): string {
  const first = lines
    .flatMap(({ answers }) => answers)
    .find(({ printed }) => printed?.at === at && printed.isFirst)
  return first === undefined ? 'Same line as above' : `Same line as for ${first.names.join(', ')}`
}

const proofAddress = (cvId: CvId | null, part: string) =>
  cvId === null ? '/dashboard/profile' : `/dashboard/cv/${cvId}?at=${part}#v-${part}`
