/** /dashboard/cv/ID/checks: the problems found in a CV, most important first, each linked to where it is fixed. */
import './reading.css'
import '#app/ui/back-link.css'
import { Link } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { type CheckLocation, countFindings, type Severity } from '#core/cv/cv-check.ts'
import { cvFacts, weakestLine } from '#core/cv/cv-facts.ts'
import { LIST_ENTRIES } from '#core/cv/cv-fields.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { cvAddress } from '#core/cv/cv-id.ts'
import { readUuid } from '#core/text/read-id.ts'
import { checkedCv } from '#work/cv/checked-cv.ts'
import type { Route } from './+types/dashboard-cv-checks.ts'
import { countsInWords } from './finding-counts.ts'

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const id = readUuid<CvId>(args.params.cvId)
  if (!id) throw new Refusal('not_found')
  const { cv, findings } = await checkedCv(args.context.get(servicesContext), viewer.id, id)
  const { content, reading } = cv
  return {
    id,
    name: cv.name,
    findings,
    counts: countFindings(findings),
    facts: findings.length === 0 ? cvFacts({ cv: content, reading }) : [],
    weakest: weakestLine(content),
  }
}

const SEVERITY: Readonly<Record<Severity, { word: string; icon: IconName }>> = {
  must: { word: 'Fix first', icon: 'circle-alert' },
  should: { word: 'Problem', icon: 'triangle-alert' },
  could: { word: 'Suggestion', icon: 'info' },
}

export default function DashboardCvChecks({ loaderData }: Route.ComponentProps) {
  const { id, name, findings, counts } = loaderData
  return (
    <div className="cv-checks">
      <PageHead
        title={`What to fix in ${name}`}
        description="Problems and suggestions for your CV."
        path={`${cvAddress(id)}/checks`}
        isPrivate
      />
      <Link to={cvAddress(id)} className="back-link">
        <Icon name="arrow-left" />
        {name}
      </Link>
      <h1>{findings.length === 0 ? 'No problems found' : 'What to fix'}</h1>
      {findings.length === 0 ? (
        <NothingToFix facts={loaderData.facts} weakest={loaderData.weakest} />
      ) : (
        <p className="text-muted">
          {countsInWords(counts)}. We don’t grade CVs: the same CV always gets the same result.
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

type Facts = Pick<Route.ComponentProps['loaderData'], 'facts' | 'weakest'>

function NothingToFix({ facts, weakest }: Facts) {
  return (
    <div className="cv-nothing">
      <p className="text-muted">
        {weakest === null
          ? 'Read your CV aloud once more to catch what rules can’t.'
          : 'One line could say more: add a result to it, if you have one.'}
      </p>
      {weakest !== null && <blockquote className="cv-weakest">{weakest}</blockquote>}
      <p className="cv-next">
        <Link to="/dashboard/jobs-for-me" className="button button-primary">
          See matching jobs
        </Link>
        <Link to="/dashboard/resume-generator" className="button">
          Generate a CV for a job
        </Link>
      </p>
      <div>
        <h2>What we checked</h2>
        <ul>
          {facts.map(({ name, text }) => (
            <li key={name}>
              <Icon name="check" />
              <strong>{name}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function queryOf(place: CheckLocation): string {
  if (place.kind === 'value') return `?edit=${place.key}#v-${place.key}`
  if (place.kind === 'line') return `?line=${place.line}#file`
  return place.kind === 'list' ? `?add=${place.list}#add-${place.list}` : ''
}

function nameOf(place: CheckLocation): string {
  if (place.kind === 'list') return `Add ${LIST_ENTRIES[place.list]}`
  if (place.kind === 'file') return 'See the file'
  if (place.text === '') return 'Fill in'
  return place.text.length > 120 ? `${place.text.slice(0, 120)}…` : place.text
}
