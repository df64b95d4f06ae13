/** Compares what the product shows with the truth of the fake internet. Each difference is an untruth, in words. */
import { sql } from 'kysely'
import type { Db } from '#store/db.ts'
import { editMark } from './made-text.ts'
import type { FakeWorld } from './made-world.ts'
import { jobsByListing, type Truth, truthOn } from './truth.ts'

export type Untruth = { kind: string; what: string }

/** An open job as it is shown. */
export type OpenJob = { id: number; title: string; company: string; locationText: string | null }

export type Shows = {
  /** Everything that a search without words finds. */
  openJobs(): Promise<OpenJob[]>
  /** The text of a job's page. */
  textOf(id: number): Promise<string>
}

export type Compared = {
  untruths: Untruth[]
  open: number
  closed: number
  /** Jobs of which nobody can know yet whether they are open. */
  untold: number
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
  const untruths: Untruth[] = []
  const tell = (kind: string, what: string) => void untruths.push({ kind, what })

  const idsOf = new Map<string, Set<number>>()
  for (const { name, jobId } of listed) {
    const job = jobOf.get(name)
    if (!job) tell('from nowhere', `${name} is listed, and no board ever showed it`)
    else idsOf.set(job.key, (idsOf.get(job.key) ?? new Set()).add(jobId))
  }
  tellMerged(truths, idsOf, tell)
  const known = new Set(listed.map(({ jobId }) => jobId))
  for (const { id, title, company } of open.values()) {
    if (!known.has(id))
      tell('from nowhere', `"${title}" of ${company} is shown, and nobody lists it`)
  }
  for (const [key, truth] of truths) {
    await compareJob(truth, [...(idsOf.get(key) ?? [])], { open, shows, tell })
  }
  const musts = [...truths.values()].map(({ must }) => must)
  const count = (of: Truth['must']) => musts.filter((must) => must === of).length
  return { untruths, open: count('be open'), closed: count('be closed'), untold: count(null) }
}

type Tell = (kind: string, what: string) => void

function tellMerged(truths: Map<string, Truth>, idsOf: Map<string, Set<number>>, tell: Tell) {
  const shownFor = new Map<number, string[]>()
  for (const [key, ids] of idsOf) {
    const name = nameOf(truths.get(key) as Truth)
    for (const id of ids) shownFor.set(id, [...(shownFor.get(id) ?? []), name])
    if (ids.size > 1) tell('doubled', `${name} is ${ids.size} jobs`)
  }
  for (const names of shownFor.values()) {
    if (names.length > 1) tell('merged', `one job is made of ${names.join(' and ')}`)
  }
}

async function compareJob(
  truth: Truth,
  ids: readonly number[],
  { open, shows, tell }: { open: ReadonlyMap<number, OpenJob>; shows: Shows; tell: Tell },
) {
  const shown = ids.flatMap((id) => open.get(id) ?? [])
  const name = nameOf(truth)
  if (truth.must === 'be closed' && shown.length > 0) tell('open though it has ended', name)
  if (truth.must !== 'be open') return
  const [job] = shown
  if (!job) {
    tell(ids.length > 0 ? 'closed though it is open' : 'missing', name)
    return
  }
  if (job.title !== truth.job.title) tell('another title', `${name} is called "${job.title}"`)
  if (job.company !== truth.job.company) tell('another company', `${name} is at ${job.company}`)
  for (const city of truth.cities) {
    const places = job.locationText ?? 'nowhere'
    if (!places.includes(city)) tell('another place', `${name} is in ${city}, shown in ${places}`)
  }
  if (truth.version !== null && truth.version > 0) {
    const isEdited = (await shows.textOf(job.id)).includes(editMark(truth.version))
    if (!isEdited) tell('an old text', name)
  }
}

const nameOf = ({ job }: Truth) => `"${job.title}" of ${job.company}`

async function listedJobs(db: Db): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select l.source || '/' || l.board || '/' || l.external_id as name, l.job_id as "jobId"
      from listings l join jobs j on j.id = l.job_id
     where not j.is_demo`.execute(db)
  return rows
}
