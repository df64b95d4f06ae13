/** /dashboard/cv/ID/checks: what there is to mend in a CV, most important first, each with its place. */
import { Link } from 'react-router'
import './reading.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { CHECK_RULES, type CheckPlace, countFindings, type Severity } from '#core/cv/cv-check.ts'
import { LIST_TITLES } from '#core/cv/cv-fields.ts'
import { cvAddress, readCvId } from '#core/cv/cv-id.ts'
import { checkedCv } from '#work/cv/checked-cv.ts'
import type { Route } from './+types/dashboard-cv-checks.ts'

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const id = readCvId(args.params.cvId)
  if (!id) throw new Refusal('not_found')
  const { cv, findings } = await checkedCv(args.context.get(worldContext), viewer.id, id)
  return { id, name: cv.name, findings, counts: countFindings(findings), rules: CHECK_RULES }
}

const SEVERITY: Readonly<Record<Severity, { word: string; icon: IconName }>> = {
  must: { word: 'Mend first', icon: 'circle-alert' },
  should: { word: 'Costs you', icon: 'triangle-alert' },
  could: { word: 'Could be better', icon: 'info' },
}

export default function DashboardCvChecks({ loaderData }: Route.ComponentProps) {
  const { id, name, findings, counts, rules } = loaderData
  return (
    <div className="cv-checks">
      <PageHead
        title={`Checks of ${name}`}
        description="What there is to mend in your CV."
        path={`${cvAddress(id)}/checks`}
        isPrivate
      />
      <p className="cv-way">
        <Link to={cvAddress(id)} className="link">
          <Icon name="arrow-left" />
          {name}
        </Link>
      </p>
      <h1>What to mend</h1>
      <p className="text-muted">
        Looked over by rules, version {rules}; the same CV always gets the same answer. There is no
        grade.
      </p>
      <dl className="cv-counts">
        {(Object.keys(SEVERITY) as Severity[]).map((severity) => (
          <div key={severity} data-severity={severity}>
            <dt>
              <Icon name={SEVERITY[severity].icon} />
              {SEVERITY[severity].word}
            </dt>
            <dd>{counts[severity]}</dd>
          </div>
        ))}
      </dl>
      {findings.length === 0 && (
        <p className="notice">
          <Icon name="check" />
          <span>Nothing was found. Read it once more aloud: that finds what no rule does.</span>
        </p>
      )}
      <ul className="cv-findings">
        {findings.map(({ code, severity, title, meaning, todo, places }) => (
          <li key={code} id={code} data-severity={severity}>
            <h2>
              <Icon name={SEVERITY[severity].icon} />
              {title}
              <span className="cv-severity">{SEVERITY[severity].word}</span>
            </h2>
            <p>
              {meaning} <strong>{todo}</strong>
            </p>
            <ul className="cv-places">
              {places.map((place, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same value may be named twice
                <li key={at}>
                  <Link to={`${cvAddress(id)}${queryOf(place)}`} className="link">
                    {nameOf(place)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

function queryOf(place: CheckPlace): string {
  if (place.kind === 'value') return `?edit=${place.key}#v-${place.key}`
  if (place.kind === 'line') return `?line=${place.line}#file`
  return place.kind === 'list' ? `?add=${place.list}#add-${place.list}` : ''
}

function nameOf(place: CheckPlace): string {
  if (place.kind === 'list') return `Add to ${LIST_TITLES[place.list]}`
  if (place.kind === 'file') return 'Look at the file'
  if (place.text === '') return 'Fill it in'
  return place.text.length > 120 ? `${place.text.slice(0, 120)}…` : place.text
}
