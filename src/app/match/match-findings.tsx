/** Each thing that a listing asks for, in its own words, with the line of the CV that meets it, or that none does. */

import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { CvId } from '#core/cv/cv-id.ts'
import type { Proof, RequirementFinding, Verdict } from '#core/match/match.ts'

type Props = { findings: readonly RequirementFinding[]; cvId: CvId | null }

const VERDICTS: Readonly<Record<Verdict, { word: string; icon: IconName; badge: string }>> = {
  met: { word: 'Met', icon: 'check', badge: 'badge' },
  partly: { word: 'Partly met', icon: 'minus', badge: 'badge badge-info' },
  gap: { word: 'Gap', icon: 'x', badge: 'badge badge-warn' },
  unknown: { word: 'Cannot tell', icon: 'info', badge: 'badge badge-quiet' },
}

const GROUPS = [
  { need: 'must', title: 'What the listing asks for' },
  { need: 'nice', title: 'What would be a plus' },
] as const

export function MatchFindings({ findings, cvId }: Props) {
  if (findings.length === 0) {
    return (
      <p className="text-muted">
        The listing names nothing that could be compared, one by one, with a CV.
      </p>
    )
  }
  return GROUPS.map(({ need, title }) => {
    const asked = findings.filter(({ requirement }) => requirement.need === need)
    if (asked.length === 0) return null
    return (
      <section key={need} aria-labelledby={`asked-${need}`} className="analysis-asked">
        <h3 id={`asked-${need}`}>{title}</h3>
        <ol className="findings">
          {asked.map((finding) => (
            <Finding key={finding.requirement.id} finding={finding} cvId={cvId} />
          ))}
        </ol>
      </section>
    )
  })
}

function Finding({ finding, cvId }: { finding: RequirementFinding; cvId: CvId | null }) {
  const { requirement, verdict, proofs, says } = finding
  const { word, icon, badge } = VERDICTS[verdict]
  return (
    <li className="finding" data-verdict={verdict}>
      <p className="finding-verdict">
        <span className={badge}>
          <Icon name={icon} />
          {word}
        </span>
      </p>
      <div className="min-w-0">
        <p className="finding-quote">{requirement.quote}</p>
        <p className="text-sm text-muted">{says}</p>
        <Proofs proofs={proofs} cvId={cvId} />
      </div>
    </li>
  )
}

/** Lines of the CV, as written there, each with the way to where it stands. */
export function Proofs({ proofs, cvId }: { proofs: readonly Proof[]; cvId: CvId | null }) {
  if (proofs.length === 0) return null
  return (
    <ul className="proofs" aria-label="Lines of your CV">
      {proofs.map(({ id, text }) => (
        <li key={id + text}>
          <a href={proofAddress(cvId, id)} title="Show it in your CV">
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

const proofAddress = (cvId: CvId | null, part: string) =>
  cvId === null ? '/dashboard/profile' : `/dashboard/cv/${cvId}?at=${part}#v-${part}`
