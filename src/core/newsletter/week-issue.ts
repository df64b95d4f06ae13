/**
 * "This week in numbers": an issue of the newsletter out of the jobs that appeared in a week. Takes counts, returns
 * Markdown; leaves out whatever has too few jobs to mean something.
 */
import { formatMoney } from '#core/pay/currency.ts'
import { defaultSort, EMPTY_QUERY } from '#core/search/query.ts'
import { formatQueryParams } from '#core/search/query-params.ts'
import { countOf } from '#core/text/count-of.ts'

type Named = { name: string; jobs: number }

export type WeekNumbers = {
  /** The week, from midnight to midnight UTC; `until` is not part of it. */
  since: Date
  until: Date
  newJobs: number
  /** New jobs of the week before. */
  before: number
  remote: number
  companies: number
  openJobs: number
  /** The largest first. */
  topCompanies: readonly (Named & { slug: string })[]
  topSkills: readonly Named[]
  topPlaces: readonly Named[]
  /** The middle half of the `jobs` with a yearly salary in this currency pay from `low` to `high`. */
  salaries: readonly { currency: string; jobs: number; low: number; high: number }[]
}

/** With fewer jobs, quartiles say more about single employers than about pay. */
const MIN_SALARIES = 10
/** More would be a table of exchange rates. */
const MAX_CURRENCIES = 3
/** With fewer jobs in the week before, a change in percent is chance. */
const MIN_BEFORE = 20
/** A skill or a place of one job is no trend. */
const MIN_JOBS = 2

/** Null for a week without new jobs: there is nothing to say. */
export function weekIssue(numbers: WeekNumbers): { subject: string; markdown: string } | null {
  if (numbers.newJobs === 0) return null
  const parts = [
    summary(numbers),
    list(
      'Hiring most',
      numbers.topCompanies.map((it) => ({
        ...it,
        to: `/companies/${encodeURIComponent(it.slug)}`,
      })),
    ),
    list(
      'Skills in demand',
      numbers.topSkills.filter(isTrend).map((it) => ({ ...it, to: searchFor(it.name) })),
    ),
    list(
      'Where the jobs are',
      numbers.topPlaces.filter(isTrend).map((it) => ({ ...it, to: jobsIn(it.name) })),
    ),
    pay(numbers),
    `[Browse ${countOf(numbers.openJobs, 'open job')}](/jobs)`,
  ]
  return {
    subject: `This week in numbers: ${countOf(numbers.newJobs, 'new job')}`,
    markdown: parts.filter((part) => part !== '').join('\n\n'),
  }
}

function summary({ since, until, newJobs, before, remote, companies }: WeekNumbers): string {
  const last = new Date(until.getTime() - 1)
  const change = before < MIN_BEFORE ? '' : `, ${changeOf(newJobs, before)} the week before`
  const share = Math.round((100 * remote) / newJobs)
  return [
    `**${countOf(newJobs, 'new job')}** from ${countOf(companies, 'company', 'companies')}`,
    ` appeared here from ${dayOf(since)} to ${dayOf(last)}${change}.`,
    share === 0 ? '' : ` ${share}% of them are remote.`,
  ].join('')
}

function changeOf(jobs: number, before: number): string {
  const percent = Math.round((100 * (jobs - before)) / before)
  if (percent === 0) return 'about as many as'
  return `${Math.abs(percent).toLocaleString('en')}% ${percent > 0 ? 'more' : 'fewer'} than`
}

function list(title: string, items: readonly (Named & { to: string })[]): string {
  if (items.length === 0) return ''
  const lines = items.map(
    ({ name, jobs, to }) => `- [${escapeMarkdown(name)}](${to}): ${countOf(jobs, 'new job')}`,
  )
  return [`## ${title}`, '', ...lines].join('\n')
}

function pay({ salaries }: WeekNumbers): string {
  const lines = salaries
    .filter(({ jobs }) => jobs >= MIN_SALARIES)
    .slice(0, MAX_CURRENCIES)
    .map(({ currency, jobs, low, high }) => {
      const [from, to] = [low, high].map((amount) => formatMoney(toThousands(amount), currency))
      return `- ${from} – ${to} a year (${countOf(jobs, 'job')})`
    })
  if (lines.length === 0) return ''
  return ['## What they pay', '', PAY_LEDE, '', ...lines].join('\n')
}

const PAY_LEDE = 'The middle half of new jobs that state a yearly salary pay:'

const isTrend = ({ jobs }: Named) => jobs >= MIN_JOBS

const toThousands = (amount: number) => Math.round(amount / 1_000) * 1_000

const searchFor = (text: string) => jobsWith({ ...EMPTY_QUERY, text, sort: defaultSort(text) })
const jobsIn = (location: string) => jobsWith({ ...EMPTY_QUERY, location })
/** Parentheses would end a link of Markdown. */
const jobsWith = (query: typeof EMPTY_QUERY) =>
  `/jobs?${`${formatQueryParams(query)}`.replaceAll('(', '%28').replaceAll(')', '%29')}`

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const dayOf = (day: Date) => `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`

/** Names come from listings: none of them may become markup. */
const escapeMarkdown = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~!&:@.]/g, '\\$&')
