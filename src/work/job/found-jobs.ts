/** A page of results as cards, showing what matched: marked words in the title, and a snippet of the text. */
import { CARD_TAGS, type JobCard, type JobId } from '#core/job/job.ts'
import { JOB_TYPE_LABELS, LEVEL_LABELS, WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import { createMarkFinder, markWords } from '#core/search/mark-words.ts'
import type { FoundJob, SearchPage } from '#core/search/query.ts'
import { marksNotShown, typedMarks } from '#core/search/shown-words.ts'
import { snippet } from '#core/search/snippet.ts'
import * as jobs from '#store/jobs.ts'
import { orIfDatabaseDown } from '#work/use-case/or-if-database-down.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** How many characters of a description are searched for a snippet: 640 of 641 real ones are shorter. */
const MAX_LETTERS = 4_000

/** `text` is the query's text. With null there is nothing to mark, and no descriptions are loaded. */
export async function foundJobs(
  { db, cards }: Pick<Services, 'db' | 'cards'>,
  { ids, reading }: Pick<SearchPage, 'ids' | 'reading'>,
  text: string | null,
): Promise<FoundJob[]> {
  const found = await cards(ids)
  const { marks } = reading
  if (text === null || marks.length === 0) {
    return found.map((job) => ({ ...job, titleMarks: [], snippet: null }))
  }
  const find = createMarkFinder(marks)
  const unseenIn = marksNotShown(typedMarks(text, reading))
  const unseen = new Map(found.map((job) => [job.id, unseenIn(textsOf(job))]))
  const unclear = found.flatMap(({ id }) => (unseen.get(id)?.length ? id : []))
  const descriptions = await orIfDatabaseDown(
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

/** The skills that a card does not show, only counts: the word may be among them and nowhere else. */
const hiddenTags = ({ tags }: JobCard) =>
  tags.length > CARD_TAGS ? `Skills: ${tags.slice(CARD_TAGS).join(', ')}` : ''

/** The texts that a card shows. */
const textsOf = (job: JobCard) => [
  job.title,
  job.company,
  job.locationText,
  job.workSetting && WORK_SETTING_LABELS[job.workSetting],
  job.jobType && JOB_TYPE_LABELS[job.jobType],
  job.level && LEVEL_LABELS[job.level],
  ...job.tags.slice(0, CARD_TAGS),
]
