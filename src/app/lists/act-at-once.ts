/**
 * Does at once what a press of a button says about a job, tells it in a toast with the way back, and then tells the
 * server; when that says no, it is taken back. Loaded with the first press.
 */
import type { RefObject } from 'react'
import type { NavigateFunction } from 'react-router'
import { keep } from '#app/ui/browser-storage.ts'
import type { Toast } from '#app/ui/toasts.tsx'
import type { RefusalCode } from '#core/api/refusal.ts'
import { JOB_ACTS, type JobActName, OPPOSITES } from '#core/lists/job-acts.ts'
import {
  type JobLists,
  type JobMarks,
  MAX_MARKED_JOBS,
  plainWord,
  withinListLimits,
} from '#core/lists/job-lists.ts'
import { HIDDEN, HIDE_VIEWED, KEYS, readKeptItems, readKeptMarks, VIEWED } from './kept-lists.ts'
import { SAVED_JOBS_CHANGED } from './saved-jobs-changed.ts'

type ListAct = {
  name: JobActName
  value: string
  /** What was pressed. */
  button?: Element
  /** Nothing is said of it. */
  isQuiet?: boolean
}

type SettingAct = { name: 'hideViewed' | 'hideApplied'; value: boolean }

export type Act = ListAct | SettingAct

export type Change = (marks: JobMarks) => JobMarks

type World = {
  isVisitor: boolean
  address: string
  toast: (toast: Toast) => void
  navigate: NavigateFunction
  /** What is not known to be kept yet; it shows at once. */
  begin: (change: Change) => void
  end: (change: Change, isKept: boolean) => void
  /** The server hears of one thing after the other, in the order of the presses. */
  queue: RefObject<Promise<void>>
}

export function actAtOnce(act: Act, world: World) {
  if (isSetting(act)) {
    changeSetting(act, world)
    return
  }
  const { name } = act
  const { list } = JOB_ACTS[name]
  const value = list === 'words' ? plainWord(act.value) : act.value
  if (value === null) return
  if (world.isVisitor && list === 'saved') {
    askToSignIn(act.value, world)
    return
  }
  const said = { ...act, value }
  if (name === 'dismiss' || name === 'hideCompany') moveOn(said)
  if (world.isVisitor) changeKept(said, nameOf(said))
  else changeAccount(said, world)
  const text = textOf(name, value, world.address)
  if (text && !act.isQuiet) {
    const undo = () => actAtOnce({ name: OPPOSITES[name], value, isQuiet: true }, world)
    world.toast({ ...text, action: { label: 'Undo', run: undo } })
  }
}

/** Whoever has signed in brings along what this browser kept; from then on the account keeps it. */
export async function takeAlong({ end }: World) {
  const { hideViewed, ...kept } = readKeptMarks()
  const send = (add: ReturnType<typeof withinListLimits>) =>
    ask('PATCH', '/api/me/lists', { add, ...(hideViewed && { hideViewed }) })
  let answer = await send(withinListLimits(kept))
  if (answer?.status === 409) {
    const mine = await ask('GET', '/api/me/lists')
    if (!mine?.ok) return
    answer = await send(withinListLimits(kept, (await mine.json()) as JobLists)) // our own API
  }
  if (!answer?.ok) return
  const lists = (await answer.json()) as Partial<JobMarks> // our own API
  for (const key of KEYS) keep(key, null)
  end((marks) => ({ ...marks, ...lists }), true)
}

function changeAccount({ name, value }: ListAct, world: World) {
  const { list, joins } = JOB_ACTS[name]
  const change: Change = (marks) => withAct(marks, name, value)
  world.begin(change)
  world.queue.current = world.queue.current.then(async () => {
    const answer =
      list === 'saved'
        ? await ask(joins ? 'PUT' : 'DELETE', `/api/me/saved-jobs/${value}`)
        : await ask('PATCH', '/api/me/lists', {
            [joins ? 'add' : 'remove']: { [list]: [isJobList(list) ? Number(value) : value] },
          })
    const isKept = answer?.ok ?? false
    world.end(change, isKept)
    if (isKept && name === 'save') window.dispatchEvent(new Event(SAVED_JOBS_CHANGED))
    if (isKept || list === 'viewed') return
    if (answer?.status === 401) askToSignIn(value, world)
    else world.toast(await refusalOf(answer, value, world))
  })
}

const isSetting = (act: Act): act is SettingAct => typeof act.value === 'boolean'

function changeSetting({ name, value }: SettingAct, world: World) {
  if (world.isVisitor) {
    keep(HIDE_VIEWED, String(value))
    return
  }
  const change: Change = (marks) => ({ ...marks, [name]: value })
  world.begin(change)
  world.queue.current = world.queue.current.then(async () => {
    const answer = await ask('PATCH', '/api/me/lists', { [name]: value })
    const isKept = answer?.ok ?? false
    world.end(change, isKept)
    if (!isKept) world.toast({ title: 'Error', description: NOT_KEPT, isDestructive: true })
  })
}

function changeKept({ name, value }: ListAct, shown: string) {
  const { list, joins } = JOB_ACTS[name]
  if (list === 'saved') return
  if (list === 'viewed') {
    const others = readKeptMarks().viewed.filter((id) => id !== Number(value))
    const ids = joins ? [...others, Number(value)] : others
    keep(VIEWED, JSON.stringify(ids.slice(-MAX_MARKED_JOBS)))
    return
  }
  const others = readKeptItems().filter((item) => item.list !== list || item.value !== value)
  const items = joins ? [{ list, value, name: shown }, ...others] : others
  keep(HIDDEN, JSON.stringify(items.slice(0, MAX_MARKED_JOBS)))
}

function withAct(marks: JobMarks, name: JobActName, value: string): JobMarks {
  const { list, joins } = JOB_ACTS[name]
  const item = isJobList(list) ? Number(value) : value
  const others = (marks[list] as (string | number)[]).filter((other) => other !== item)
  return { ...marks, [list]: joins ? [...others, item] : others }
}

const isJobList = (list: string) => list !== 'companies' && list !== 'words'

function askToSignIn(jobId: string, { toast, navigate, address }: World) {
  const description = isJobPage(address)
    ? 'Please sign in to save jobs'
    : 'Please log in to save jobs'
  toast({ title: 'Authentication required', description })
  const params = new URLSearchParams({ next: address, save: jobId })
  void navigate(`/auth/signin?${params}`)
}

const isJobPage = (address: string) => /^\/jobs?\/\d/.test(address)

const NOT_KEPT = 'That could not be kept. Please try again.'

/** Refusals whose own sentence says what to do. */
const TOLD_AS_IT_STANDS: ReadonlySet<string> = new Set<RefusalCode>([
  'saved_jobs_full',
  'lists_full',
  'cannot_save_job',
  'invalid_saved_job_id',
])

async function refusalOf(answer: Response | null, value: string, world: World): Promise<Toast> {
  const { code, title } = ((await answer?.json().catch(() => null)) ?? {}) as {
    code?: string
    title?: string
  }
  const isFull = code === 'saved_jobs_full'
  const isSaid = code !== undefined && TOLD_AS_IT_STANDS.has(code)
  const goThere = () => void world.navigate(`/dashboard/saved-jobs?waiting=${value}`)
  return {
    title: 'Error',
    description: isSaid && title ? title : 'Failed to update saved job',
    isDestructive: true,
    ...(isFull && { action: { label: 'Make room', run: goThere } }),
  }
}

function textOf(name: JobActName, value: string, address: string): Toast | null {
  const texts: Partial<Record<JobActName, Toast>> = {
    save: {
      title: 'Job saved',
      description: isJobPage(address) ? 'Job added to saved jobs' : 'Job added to your saved jobs',
    },
    unsave: { title: 'Job removed', description: 'Job removed from saved jobs' },
    dismiss: { title: 'Not for you', description: 'This job no longer stands in your lists' },
    restore: { title: 'Job is back', description: 'It stands in your lists again' },
    hideCompany: {
      title: 'Company hidden',
      description: 'Its jobs no longer stand in your lists',
    },
    showCompany: { title: 'Company is back', description: 'Its jobs stand in your lists again' },
    hideWord: { title: 'Word hidden', description: `Jobs that say “${value}” are left out` },
    showWord: { title: 'Word is back', description: `Jobs that say “${value}” are shown again` },
  }
  return texts[name] ?? null
}

/** What a visitor's own list calls it: as its card did. */
function nameOf({ name, value, button }: ListAct): string {
  const card = button?.closest('[data-job]')
  const textIn = (selector: string) => card?.querySelector(selector)?.textContent ?? ''
  if (name === 'hideCompany') return textIn('.job-card-link') || value
  if (name === 'dismiss') return `${textIn('h3')}, ${textIn('.job-card-link')}`
  return value
}

/** Cards are about to go: the keyboard goes on at the next one that stays. */
function moveOn({ name, button }: ListAct) {
  const card = button?.closest<HTMLElement>('[data-job]')
  if (!card) return
  const companyOf = (other: Element) => other.querySelector('.job-card-link')?.textContent
  const goes = (other: Element) =>
    other === card || (name === 'hideCompany' && companyOf(other) === companyOf(card))
  const cards = [...document.querySelectorAll('[data-job]')]
  const after = cards.slice(cards.indexOf(card)).find((other) => !goes(other))
  const next = after ?? cards.findLast((other) => !goes(other))
  card.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
  next?.querySelector<HTMLElement>('h3 a')?.focus()
}

/** Null when nothing answered. */
async function ask(method: string, path: string, body?: object): Promise<Response | null> {
  return fetch(path, {
    method,
    keepalive: true,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => null)
}
