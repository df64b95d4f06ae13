/** A page of results as cards, with what made each match: words marked in its title, and the telling part of its text. */
import { CARD_TAGS, type JobCard, type JobId } from '#core/job/job.ts'
import { JOB_TYPE_LABELS, LEVEL_LABELS, WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import { createMarkFinder, markWords } from '#core/search/mark-words.ts'
import type { FoundJob, SearchPage } from '#core/search/query.ts'
import { typedMarks, unseenMarks } from '#core/search/shown-words.ts'
import { snippet } from '#core/search/snippet.ts'
import * as jobs from '#store/jobs.ts'
import { orIfAway } from '#work/world/or-if-away.ts'
import type { World } from '#work/world/world.ts'

/** Letters of a description that are looked through: of 641 real ones, 640 are shorter. */
const MAX_LETTERS = 4_000

/** `text` is the query's; null finds nothing to mark and asks the database for no text. */
export async function foundJobs(
  { db, cards }: Pick<World, 'db' | 'cards'>,
  { ids, reading }: Pick<SearchPage, 'ids' | 'reading'>,
  text: string | null,
): Promise<FoundJob[]> {
  const found = await cards(ids)
  const { marks } = reading
  if (text === null || marks.length === 0) {
    return found.map((job) => ({ ...job, titleMarks: [], snippet: null }))
  }
  const find = createMarkFinder(marks)
  const unseenIn = unseenMarks(typedMarks(text, reading))
  const unseen = new Map(found.map((job) => [job.id, unseenIn(textsOf(job))]))
  const unclear = found.flatMap(({ id }) => (unseen.get(id)?.length ? id : []))
  const descriptions = await orIfAway(
    () => jobs.descriptionStarts(db, unclear, MAX_LETTERS),
    new Map<JobId, string>(),
  )
  return found.map((job) => {
    const wanted = unseen.get(job.id) ?? []
    return {
      ...job,
      titleMarks: markWords(job.title, find).marks,
      snippet:
        snippet(descriptions.get(job.id) ?? '', find, wanted) ??
        snippet(hiddenTags(job), find, wanted),
    }
  })
}

/** The skills that a card only counts: the word may be among them and nowhere else. */
const hiddenTags = ({ tags }: JobCard) =>
  tags.length > CARD_TAGS ? `Skills: ${tags.slice(CARD_TAGS).join(', ')}` : ''

/** What a card shows in words. */
const textsOf = (job: JobCard) => [
  job.title,
  job.company,
  job.locationText,
  job.workSetting && WORK_SETTING_LABELS[job.workSetting],
  job.jobType && JOB_TYPE_LABELS[job.jobType],
  job.level && LEVEL_LABELS[job.level],
  ...job.tags.slice(0, CARD_TAGS),
]
