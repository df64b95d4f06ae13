/** Each requirement of the listing, quoted, with the CV lines that meet it or a note that none do. */

import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { CvId } from '#core/cv/cv-id.ts'
import type { Proof, RequirementFinding, Verdict } from '#core/match/match.ts'

type Props = { findings: readonly RequirementFinding[]; cvId: CvId | null }

const VERDICTS: Readonly<Record<Verdict, { word: string; icon: IconName; badge: string }>> = {
  met: { word: 'Met', icon: 'check', badge: 'badge' },
  partly: { word: 'Partly met', icon: 'minus', badge: 'badge badge-info' },
  gap: { word: 'Gap', icon: 'x', badge: 'badge badge-warn' },
  unknown: { word: 'Unclear', icon: 'info', badge: 'badge badge-quiet' },
}

const GROUPS = [
  { need: 'must', title: 'Required' },
  { need: 'nice', title: 'Nice to have or mentioned' },
] as const

export function MatchFindings({ findings, cvId }: Props) {
  if (findings.length === 0) {
    return (
      <p className="text-muted">
        This listing has no specific requirements to compare with your CV.
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

/** Lines quoted from the CV, each linked to its position there. */
export function Proofs({ proofs, cvId }: { proofs: readonly Proof[]; cvId: CvId | null }) {
  if (proofs.length === 0) return null
  return (
    <ul className="proofs" aria-label="Lines of your CV">
      {proofs.map(({ id, text }) => (
        <li key={id + text}>
          <a href={proofAddress(cvId, id)} title="Show in your CV">
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

const proofAddress = (cvId: CvId | null, part: string) =>
  cvId === null ? '/dashboard/profile' : `/dashboard/cv/${cvId}?at=${part}#v-${part}`
