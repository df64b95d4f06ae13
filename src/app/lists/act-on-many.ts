/**
 * Saves, hides or tracks the selected jobs with one request, and shows one toast that says what was done and undoes all
 * of it. A visitor's hidden jobs are stored in the browser. Loaded when somebody does it.
 */
import { keep } from '#app/ui/browser-storage.ts'
import type { JobId } from '#core/job/job.ts'
import { type JobMarks, MAX_MARKED_JOBS } from '#core/lists/job-lists.ts'
import { type ManyAct, type ManyOutcome, manyWords } from '#core/lists/many-jobs.ts'
import type { ActServices, Change } from './apply-optimistically.ts'
import { ask } from './ask.ts'
import { HIDDEN, readVisitorItems, type VisitorItem } from './visitor-lists.ts'

/** The selected jobs, with the names that a visitor's list shows. */
export type Many = { many: ManyAct; jobs: readonly { id: JobId; name: string }[] }

type Acted = { done: JobId[]; undo: number[]; outcome: ManyOutcome }

const LISTS = { save: 'saved', hide: 'dismissed', track: 'tracked' } as const

export function actOnMany({ many, jobs }: Many, services: ActServices) {
  if (!services.isVisitor) changeAccount({ many, jobs }, services)
  else if (many === 'hide') hideForVisitor(jobs, services)
  else askToSignIn(many, services)
}

function changeAccount({ many, jobs }: Many, services: ActServices) {
  const { queue, toast, end } = services
  queue.current = queue.current.then(async () => {
    const ids = jobs.map(({ id }) => id)
    const answer = await ask('POST', '/api/me/job-actions', { act: many, ids })
    if (answer?.status === 401) return askToSignIn(many, services)
    if (!answer?.ok) return toast({ title: 'Error', description: FAILED, isDestructive: true })
    const { done, undo, outcome } = (await answer.json()) as Acted // our own API
    end(withJobs(many, done, true), true)
    const { title, description, isRefused } = manyWords(many, outcome)
    const upgrade = { label: 'Upgrade', run: () => void services.navigate('/subscription') }
    const other = outcome.full > 0 && outcome.room ? { other: upgrade } : {}
    const saved = {
      label: 'View saved jobs',
      run: () => void services.navigate('/dashboard/saved-jobs'),
      ...other,
    }
    toast({
      title,
      ...(description && { description }),
      isDestructive: isRefused,
      ...(done.length > 0
        ? {
            action: {
              label: 'Undo',
              run: () => takeBack({ many, done, undo }, services),
              ...other,
            },
          }
        : outcome.full > 0 && many === 'save' && { action: saved }),
    })
  })
}

type Done = { many: ManyAct; done: JobId[]; undo: number[] }

function takeBack({ many, done, undo }: Done, { queue, toast, begin, end }: ActServices) {
  const change = withJobs(many, done, false)
  begin(change)
  queue.current = queue.current.then(async () => {
    const answer = await ask('POST', '/api/me/job-actions/undo', { act: many, ids: undo })
    end(change, answer?.ok ?? false)
    if (!answer?.ok) toast({ title: 'Error', description: NOT_UNDONE, isDestructive: true })
  })
}

function hideForVisitor(jobs: Many['jobs'], { toast }: ActServices) {
  storeHidden(jobs, true)
  const outcome = { done: jobs.length, already: 0, gone: 0, full: 0, room: null }
  const { title, description } = manyWords('hide', outcome)
  const run = () => storeHidden(jobs, false)
  toast({ title, ...(description && { description }), action: { label: 'Undo', run } })
}

function storeHidden(jobs: Many['jobs'], joins: boolean) {
  const items = jobs.map(
    ({ id, name }): VisitorItem => ({ list: 'dismissed', value: `${id}`, name }),
  )
  const values = items.map(({ value }) => value)
  const isOther = ({ list, value }: VisitorItem) => list !== 'dismissed' || !values.includes(value)
  const kept = [...(joins ? items : []), ...readVisitorItems().filter(isOther)]
  keep(HIDDEN, JSON.stringify(kept.slice(0, MAX_MARKED_JOBS)))
}

function askToSignIn(many: ManyAct, { toast, navigate, address }: ActServices) {
  toast({ title: 'Authentication required', description: `Please log in to ${many} jobs` })
  void navigate(`/auth/signin?${new URLSearchParams({ next: address })}`)
}

const withJobs =
  (many: ManyAct, ids: readonly JobId[], joins: boolean): Change =>
  (marks: JobMarks) => {
    const list = LISTS[many]
    const others = marks[list].filter((id) => !ids.includes(id))
    return { ...marks, [list]: joins ? [...others, ...ids] : others }
  }

const FAILED = 'Couldn’t change the selected jobs. Try again.'
const NOT_UNDONE = 'Couldn’t undo this. Try again.'
