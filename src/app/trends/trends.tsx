/**
 * /trends: what employers asked for in the jobs they published, month by month. `skill` in the URL adds the line of one
 * skill. Charts are drawn on the server; browsers only show them.
 */
import '#app/chart/chart.css'
import './trends.css'
import { Form, useNavigation } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { canonicalSkill } from '#core/skill/skill.ts'
import { capitalized } from '#core/text/capitalized.ts'
import { MONTH_FLOOR } from '#core/trends/trend-line.ts'
import { homeFrame } from '#work/job/home-data.ts'
import { openTrends } from '#work/trends/ask-trends.ts'
import type { Route } from './+types/trends.ts'
import { shownTrend, trendRows } from './shown-trends.ts'
import { SingleTrend } from './single-trend.tsx'
import { TrendTable } from './trend-table.tsx'

/** Rows of each table; the files have more. */
const SHOWN = { role: 18, skill: 25, country: 15 } as const
const SUGGESTED_SKILLS = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const typed = new URL(request.url).searchParams.get('skill')?.trim().slice(0, 100) ?? ''
  const skill = typed === '' ? null : (canonicalSkill(typed) ?? typed)
  const trends = await openTrends(services)
  const [{ hasDemo }, remote, pay, roles, skills, countries, chosen] = await Promise.all([
    homeFrame(services),
    trends.single('remote'),
    trends.single('pay'),
    trends.top('role', SHOWN.role),
    trends.top('skill', SUGGESTED_SKILLS),
    trends.top('country', SHOWN.country),
    skill === null ? null : trends.named('skill', skill),
  ])
  const line = (kind: 'remote' | 'pay' | 'skill', trend: typeof remote | null) => {
    const shown = trend && shownTrend(kind, trend)
    return shown && trend && { ...shown, rows: trendRows(trend) }
  }
  const table = (kind: 'role' | 'skill' | 'country', trends: typeof roles) =>
    trends
      .flatMap((trend) => shownTrend(kind, trend) ?? [])
      .sort((one, other) => other.share - one.share)
  return {
    countedAt: trends.countedAt,
    watchedSince: trends.watchedSince,
    now: services.clock.now(),
    hasDemo,
    remote: line('remote', remote),
    pay: line('pay', pay),
    roles: table('role', roles),
    skills: table('skill', skills.slice(0, SHOWN.skill)),
    countries: table('country', countries),
    suggested: skills.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
    skill,
    chosen: line('skill', chosen),
    copyFrom: services.outageCache.copyFrom(),
  }
}

export default function Trends({ loaderData }: Route.ComponentProps) {
  const { countedAt, watchedSince, now, hasDemo, remote, pay, roles, skills, countries, skill } =
    loaderData
  const isEmpty = remote === null || pay === null
  const [first, second] = skills
  const most = Math.max(...[...roles, ...skills, ...countries].map(({ share }) => share))
  const hasBefore = [...roles, ...skills, ...countries].some(({ before }) => before !== null)
  return (
    <>
      <PageHead
        title="Trends in tech jobs"
        description="Which roles, skills and places employers look for, how many jobs are remote, and how many state their pay, month by month."
        path="/trends"
        isPrivate={isEmpty || hasDemo}
      />
      <section className="hero">
        <div className="page trends-hero">
          <h1>Trends</h1>
          {first && second && (
            <p className="trends-finding">
              {first.label} and {second.label} are asked for most: in {first.now} and {second.now}{' '}
              of new jobs.
            </p>
          )}
          <p className="trends-lead">
            {hasBefore || isEmpty || !watchedSince
              ? 'What employers looked for in new jobs, month by month.'
              : `What employers looked for in the new jobs of the last three months. We have been watching since ${formatDate(watchedSince)}, so changes come later.`}
          </p>
        </div>
      </section>
      <div className="page trends">
        {hasDemo && (
          <p className="notice">
            <Icon name="info" />
            <span>
              <strong>Sample data.</strong> Some or all of these jobs were made up to show how
              Rolecall works.
            </span>
          </p>
        )}
        {isEmpty ? (
          <p className="card trends-empty">
            There is not enough data yet. A trend needs three months with at least {MONTH_FLOOR} new
            jobs each.
          </p>
        ) : (
          <>
            <div className="trends-pair">
              <SingleTrend
                id="remote"
                title={`${remote.now} of new jobs are remote`}
                trend={remote}
                file="/trends/remote.csv"
              />
              <SingleTrend
                id="pay"
                title={`${pay.now} of new jobs state their pay`}
                trend={pay}
                file="/trends/pay.csv"
              />
            </div>
            <div className={hasBefore ? undefined : 'trends-columns'}>
              <TrendTable
                id="roles"
                title="Roles"
                noun="Role"
                trends={roles}
                most={most}
                file="/trends/role.csv"
              />
              <TrendTable
                id="skills-table"
                title="Skills"
                noun="Skill"
                trends={skills}
                most={most}
                file="/trends/skill.csv"
              />
              <TrendTable
                id="countries"
                title="Countries"
                noun="Country"
                trends={countries}
                most={most}
                file="/trends/country.csv"
              />
            </div>
            <section className="trends-section" aria-labelledby="skills-title">
              <h2 id="skills-title">One skill, month by month</h2>
              <SkillForm skill={skill} suggested={loaderData.suggested} />
              <ChosenSkill skill={skill} chosen={loaderData.chosen} />
            </section>
          </>
        )}
        <section className="trends-section trends-method" aria-labelledby="method-title">
          <h2 id="method-title">How we count</h2>
          <p>
            A job counts in the month in which it was published, or first found if its source does
            not say when that was. Skills are counted among jobs whose text we have. Months with
            fewer than {MONTH_FLOOR} such jobs are left out.{' '}
            {hasBefore &&
              '“Now” is the last three months, and “Before” the three months before those. '}
            We report a change only if it is too large to be due to chance, and only between months
            that we watched.
          </p>
          {countedAt && (
            <p>
              {watchedSince && (
                <>
                  We have been watching since {formatDate(watchedSince)}. Of jobs published earlier,
                  only those that were still open then are known.{' '}
                </>
              )}
              Counted <TimeAgo at={countedAt} now={now} inSentence />.
            </p>
          )}
        </section>
      </div>
    </>
  )
}

/** Long, so that a date of this week isn't "1 minute ago". */
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const formatDate = (at: Date) => DATE.format(at)

function SkillForm({ skill, suggested }: { skill: string | null; suggested: readonly string[] }) {
  return (
    <search>
      <Form method="get" action="/trends#skills-title" className="trends-form" preventScrollReset>
        <label>
          <span className="label">Skill</span>
          <input
            // A link or the back button can change the skill without the field.
            key={skill}
            name="skill"
            className="input"
            list="trend-skills"
            defaultValue={skill ?? ''}
            maxLength={100}
            placeholder="Rust, Kubernetes, SQL …"
            autoComplete="off"
          />
        </label>
        <datalist id="trend-skills">
          {suggested.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit" className="button button-primary">
          Show trend
        </button>
      </Form>
    </search>
  )
}

type Chosen = Awaited<ReturnType<typeof loader>>['chosen']

function ChosenSkill({ skill, chosen }: { skill: string | null; chosen: Chosen }) {
  const isAsking = useNavigation().location?.pathname === '/trends'
  return (
    <div role="status" aria-busy={isAsking}>
      {skill !== null &&
        (chosen ? (
          <SingleTrend
            id="chosen"
            title={`${capitalized(chosen.now)} of new jobs ask for ${chosen.label}`}
            trend={chosen}
            file={null}
          />
        ) : (
          <p className="trends-none">
            No job of these months asks for “{skill}”. Check the spelling, or try another name.
          </p>
        ))}
    </div>
  )
}
