/** Compares what the product shows with the truth of the fake internet, and describes each difference in words. */
import { sql } from 'kysely'
import type { Db } from '#store/db.ts'
import { editMark } from './advert-text.ts'
import type { FakeWorld } from './fake-world.ts'
import { jobsByListing, type Truth, truthOn } from './truth.ts'

export type Difference = { kind: string; what: string }

export type OpenJob = { id: number; title: string; company: string; locationText: string | null }

export type Shows = {
  /** All jobs that a search without words finds. */
  openJobs(): Promise<OpenJob[]>
  textOf(id: number): Promise<string>
}

export type Compared = {
  untruths: Difference[]
  open: number
  closed: number
  /** Jobs for which it cannot be known yet whether they are open. */
  unknown: number
}

type Listed = { name: string; jobId: number }

export async function compareDay(
  world: FakeWorld,
  day: number,
  { db, shows }: { db: Db; shows: Shows },
): Promise<Compared> {
  const truths = truthOn(world, day)
  const open = new Map((await shows.openJobs()).map((job) => [job.id, job]))
  const listed = await listedJobs(db)
  const jobOf = jobsByListing(world, day)
  const untruths: Difference[] = []
  const report = (kind: string, what: string) => void untruths.push({ kind, what })

  const idsOf = new Map<string, Set<number>>()
  for (const { name, jobId } of listed) {
    const job = jobOf.get(name)
    if (!job) report('unknown job', `${name} is listed, but no board ever showed it`)
    else idsOf.set(job.key, (idsOf.get(job.key) ?? new Set()).add(jobId))
  }
  reportMerged(truths, idsOf, report)
  const known = new Set(listed.map(({ jobId }) => jobId))
  for (const { id, title, company } of open.values()) {
    if (!known.has(id))
      report('unknown job', `"${title}" at ${company} is shown, but no board lists it`)
  }
  for (const [key, truth] of truths) {
    await compareJob(truth, [...(idsOf.get(key) ?? [])], { open, shows, report })
  }
  const musts = [...truths.values()].map(({ must }) => must)
  const count = (of: Truth['must']) => musts.filter((must) => must === of).length
  return { untruths, open: count('be open'), closed: count('be closed'), unknown: count(null) }
}

type Report = (kind: string, what: string) => void

function reportMerged(truths: Map<string, Truth>, idsOf: Map<string, Set<number>>, report: Report) {
  const shownFor = new Map<number, string[]>()
  for (const [key, ids] of idsOf) {
    const name = nameOf(truths.get(key) as Truth)
    for (const id of ids) shownFor.set(id, [...(shownFor.get(id) ?? []), name])
    if (ids.size > 1) report('shown more than once', `${name} is ${ids.size} jobs`)
  }
  for (const names of shownFor.values()) {
    if (names.length > 1) report('merged', `one job combines ${names.join(' and ')}`)
  }
}

async function compareJob(
  truth: Truth,
  ids: readonly number[],
  { open, shows, report }: { open: ReadonlyMap<number, OpenJob>; shows: Shows; report: Report },
) {
  const shown = ids.flatMap((id) => open.get(id) ?? [])
  const name = nameOf(truth)
  if (truth.must === 'be closed' && shown.length > 0) report('open, but it has ended', name)
  if (truth.must !== 'be open') return
  const [job] = shown
  if (!job) {
    report(ids.length > 0 ? 'closed, but it is open' : 'missing', name)
    return
  }
  if (job.title !== truth.job.title) report('wrong title', `${name} is shown as "${job.title}"`)
  if (job.company !== truth.job.company)
    report('wrong company', `${name} is shown at ${job.company}`)
  for (const city of truth.cities) {
    const places = job.locationText ?? 'nowhere'
    if (!places.includes(city))
      report('wrong place', `${name} is in ${city}, but shown in ${places}`)
  }
  if (truth.version !== null && truth.version > 0) {
    const isEdited = (await shows.textOf(job.id)).includes(editMark(truth.version))
    if (!isEdited) report('outdated text', name)
  }
}

const nameOf = ({ job }: Truth) => `"${job.title}" at ${job.company}`

async function listedJobs(db: Db): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select l.source || '/' || l.board || '/' || l.external_id as name, l.job_id as "jobId"
      from listings l join jobs j on j.id = l.job_id
     where not j.is_demo`.execute(db)
  return rows
}
