/**
 * Applies the action of a job button immediately, shows a toast with Undo, and then sends it to the server. If the
 * server refuses, the action is reverted. Loaded on the first click.
 */
import type { RefObject } from 'react'
import type { NavigateFunction } from 'react-router'
import { keep } from '#app/ui/browser-storage.ts'
import type { Toast } from '#app/ui/toasts.tsx'
import type { RefusalCode } from '#core/api/refusal.ts'
import { JOB_ACTIONS, type JobActionName, OPPOSITES } from '#core/lists/job-actions.ts'
import {
  type JobLists,
  type JobMarks,
  MAX_MARKED_JOBS,
  plainWord,
  withinListLimits,
} from '#core/lists/job-lists.ts'
import type { Many } from './act-on-many.ts'
import { ask } from './ask.ts'
import { SAVED_JOBS_CHANGED } from './saved-jobs-changed.ts'
import {
  HIDDEN,
  HIDE_VIEWED,
  KEYS,
  readVisitorItems,
  readVisitorMarks,
  VIEWED,
} from './visitor-lists.ts'

type ListAct = {
  name: JobActionName
  value: string
  /** The button that was clicked. */
  button?: Element
  /** Shows no toast. */
  isQuiet?: boolean
}

type SettingAct = { name: 'hideViewed' | 'hideApplied'; value: boolean }

export type Act = ListAct | SettingAct | Many

export type Change = (marks: JobMarks) => JobMarks

export type ActServices = {
  isVisitor: boolean
  address: string
  toast: (toast: Toast) => void
  navigate: NavigateFunction
  /** Applies a change before the server has confirmed it; `end` confirms or reverts it. */
  begin: (change: Change) => void
  end: (change: Change, isKept: boolean) => void
  /** Sends requests one at a time, in the order of the clicks. */
  queue: RefObject<Promise<void>>
}

export function applyOptimistically(act: Act, services: ActServices) {
  if ('many' in act) {
    void import('./act-on-many.ts').then(({ actOnMany }) => actOnMany(act, services))
    return
  }
  if (isSetting(act)) {
    changeSetting(act, services)
    return
  }
  const { name } = act
  const { list } = JOB_ACTIONS[name]
  const value = list === 'words' ? plainWord(act.value) : act.value
  if (value === null) return
  if (services.isVisitor && list === 'saved') {
    askToSignIn(act.value, services)
    return
  }
  const listAct = { ...act, value }
  if (name === 'dismiss' || name === 'hideCompany') focusNextCard(listAct)
  if (services.isVisitor) changeKept(listAct, nameOf(listAct))
  else changeAccount(listAct, services)
  const text = textOf(name, value, services.address)
  if (text && !act.isQuiet) {
    const undo = () =>
      applyOptimistically({ name: OPPOSITES[name], value, isQuiet: true }, services)
    services.toast({ ...text, action: { label: 'Undo', run: undo } })
  }
}

/** Moves the lists stored in this browser to the account after the person has signed in. */
export async function moveListsToAccount({ end }: ActServices) {
  const { hideViewed, ...kept } = readVisitorMarks()
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

function changeAccount({ name, value }: ListAct, services: ActServices) {
  const { list, joins } = JOB_ACTIONS[name]
  const change: Change = (marks) => withAct(marks, name, value)
  services.begin(change)
  services.queue.current = services.queue.current.then(async () => {
    const answer =
      list === 'saved'
        ? await ask(joins ? 'PUT' : 'DELETE', `/api/me/saved-jobs/${value}`)
        : await ask('PATCH', '/api/me/lists', {
            [joins ? 'add' : 'remove']: { [list]: [isJobList(list) ? Number(value) : value] },
          })
    const isKept = answer?.ok ?? false
    services.end(change, isKept)
    if (isKept && name === 'save') window.dispatchEvent(new Event(SAVED_JOBS_CHANGED))
    if (isKept || list === 'viewed') return
    if (answer?.status === 401) askToSignIn(value, services)
    else services.toast(await refusalOf(name, answer, value, services))
  })
}

const isSetting = (act: ListAct | SettingAct): act is SettingAct => typeof act.value === 'boolean'

function changeSetting({ name, value }: SettingAct, services: ActServices) {
  if (services.isVisitor) {
    keep(HIDE_VIEWED, String(value))
    return
  }
  const change: Change = (marks) => ({ ...marks, [name]: value })
  services.begin(change)
  services.queue.current = services.queue.current.then(async () => {
    const answer = await ask('PATCH', '/api/me/lists', { [name]: value })
    const isKept = answer?.ok ?? false
    services.end(change, isKept)
    if (!isKept) services.toast({ title: 'Error', description: NOT_SAVED, isDestructive: true })
  })
}

function changeKept({ name, value }: ListAct, shown: string) {
  const { list, joins } = JOB_ACTIONS[name]
  if (list === 'saved') return
  if (list === 'viewed') {
    const others = readVisitorMarks().viewed.filter((id) => id !== Number(value))
    const ids = joins ? [...others, Number(value)] : others
    keep(VIEWED, JSON.stringify(ids.slice(-MAX_MARKED_JOBS)))
    return
  }
  const others = readVisitorItems().filter((item) => item.list !== list || item.value !== value)
  const items = joins ? [{ list, value, name: shown }, ...others] : others
  keep(HIDDEN, JSON.stringify(items.slice(0, MAX_MARKED_JOBS)))
}

function withAct(marks: JobMarks, name: JobActionName, value: string): JobMarks {
  const { list, joins } = JOB_ACTIONS[name]
  const item = isJobList(list) ? Number(value) : value
  const others = (marks[list] as (string | number)[]).filter((other) => other !== item)
  return { ...marks, [list]: joins ? [...others, item] : others }
}

const isJobList = (list: string) => list !== 'companies' && list !== 'words'

function askToSignIn(jobId: string, { toast, navigate, address }: ActServices) {
  const description = isJobPage(address)
    ? 'Please sign in to save jobs'
    : 'Please log in to save jobs'
  toast({ title: 'Authentication required', description })
  const params = new URLSearchParams({ next: address, save: jobId })
  void navigate(`/auth/signin?${params}`)
}

const isJobPage = (address: string) => /^\/jobs?\/\d/.test(address)

const NOT_SAVED = 'Couldn’t save this setting. Try again.'

/** Refusals whose own message tells the person what to do. */
const SHOWN_VERBATIM: ReadonlySet<string> = new Set<RefusalCode>([
  'saved_jobs_full',
  'lists_full',
  'cannot_save_job',
  'invalid_saved_job_id',
])

async function refusalOf(
  name: JobActionName,
  answer: Response | null,
  value: string,
  services: ActServices,
): Promise<Toast> {
  const { code, title } = ((await answer?.json().catch(() => null)) ?? {}) as {
    code?: string
    title?: string
  }
  const isFull = code === 'saved_jobs_full'
  const isShownVerbatim = code !== undefined && SHOWN_VERBATIM.has(code)
  const openSavedJobs = () => void services.navigate(`/dashboard/saved-jobs?waiting=${value}`)
  const description = isShownVerbatim && title ? title : failureOf(name, value)
  if (!isFull) return { title: 'Error', description, isDestructive: true }
  return {
    title: 'Saved jobs limit reached',
    description,
    isDestructive: true,
    action: {
      label: 'View saved jobs',
      run: openSavedJobs,
      other: { label: 'Upgrade', run: () => void services.navigate('/subscription') },
    },
  }
}

function failureOf(name: JobActionName, value: string): string {
  const texts: Partial<Record<JobActionName, string>> = {
    dismiss: 'Couldn’t hide this job. Try again.',
    restore: 'Couldn’t restore this job. Try again.',
    hideCompany: 'Couldn’t hide this company. Try again.',
    showCompany: 'Couldn’t restore this company. Try again.',
    hideWord: `Couldn’t hide jobs that mention “${value}”. Try again.`,
    showWord: `Couldn’t show jobs that mention “${value}” again. Try again.`,
  }
  return texts[name] ?? 'Failed to update saved job'
}

function textOf(name: JobActionName, value: string, address: string): Toast | null {
  const texts: Partial<Record<JobActionName, Toast>> = {
    save: {
      title: 'Job saved',
      description: isJobPage(address) ? 'Job added to saved jobs' : 'Job added to your saved jobs',
    },
    unsave: { title: 'Job removed', description: 'Job removed from saved jobs' },
    dismiss: { title: 'Job hidden', description: 'It won’t appear in your lists' },
    restore: { title: 'Job restored', description: 'It’s back in your lists' },
    hideCompany: {
      title: 'Company hidden',
      description: 'Its jobs won’t appear in your lists',
    },
    showCompany: { title: 'Company restored', description: 'Its jobs are back in your lists' },
    hideWord: { title: 'Word hidden', description: `Jobs that mention “${value}” are hidden` },
    showWord: {
      title: 'Word restored',
      description: `Jobs that mention “${value}” are shown again`,
    },
  }
  return texts[name] ?? null
}

/** The name shown in a visitor's own list, taken from the job's card. */
function nameOf({ name, value, button }: ListAct): string {
  const card = button?.closest('[data-job]')
  const textIn = (selector: string) => card?.querySelector(selector)?.textContent ?? ''
  if (name === 'hideCompany') return textIn('.job-card-link') || value
  if (name === 'dismiss') return `${textIn('h3')}, ${textIn('.job-card-link')}`
  return value
}

/** Before cards disappear, moves focus to the next card that stays. */
function focusNextCard({ name, button }: ListAct) {
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
