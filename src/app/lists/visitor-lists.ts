/**
 * A visitor's lists, stored in this browser only: viewed jobs (`viewed_jobs`, ids), and hidden jobs, companies and
 * words (`hidden_jobs`, with names to show). After signing in they move to the account.
 */
import { useMemo } from 'react'
import { parseStoredList, readStored, useStored } from '#app/ui/browser-storage.ts'
import { type JobMarks, NO_MARKS } from '#core/lists/job-lists.ts'

export const VIEWED = 'viewed_jobs'
export const HIDE_VIEWED = 'hide_viewed_jobs'
export const HIDDEN = 'hidden_jobs'
export const KEYS = [VIEWED, HIDE_VIEWED, HIDDEN] as const

/** One hidden thing: `value` is a job's id, a company's slug or a word. */
export type VisitorItem = { list: 'dismissed' | 'companies' | 'words'; value: string; name: string }

export function useVisitorMarks(): JobMarks {
  const viewed = useStored(VIEWED)
  const hideViewed = useStored(HIDE_VIEWED)
  const hidden = useStored(HIDDEN)
  return useMemo(
    () => toMarks(viewed, hideViewed, parseItems(hidden)),
    [viewed, hideViewed, hidden],
  )
}

export function useVisitorItems(): VisitorItem[] {
  const hidden = useStored(HIDDEN)
  return useMemo(() => parseItems(hidden), [hidden])
}

export const readVisitorMarks = () =>
  toMarks(readStored(VIEWED), readStored(HIDE_VIEWED), readVisitorItems())

export const readVisitorItems = () => parseItems(readStored(HIDDEN))

export const hasVisitorLists = () => KEYS.some((key) => readStored(key) !== null)

function toMarks(viewed: string | null, hideViewed: string | null, items: VisitorItem[]): JobMarks {
  const of = (list: VisitorItem['list']) =>
    items.filter((item) => item.list === list).map(({ value }) => value)
  return {
    ...NO_MARKS,
    viewed: toIds(parseStoredList(viewed)),
    dismissed: toIds(of('dismissed')),
    companies: of('companies'),
    words: of('words'),
    hideViewed: hideViewed === 'true',
  }
}

/** Storage may hold anything. These ids are only compared with others, so any safe integer will do. */
const toIds = (values: unknown[]) =>
  values.map(Number).filter(Number.isSafeInteger) as JobMarks['viewed']

const parseItems = (text: string | null) => parseStoredList(text).filter(isItem)

function isItem(item: unknown): item is VisitorItem {
  if (typeof item !== 'object' || item === null) return false
  const { list, value, name } = item as Partial<Record<string, unknown>>
  return typeof list === 'string' && typeof value === 'string' && typeof name === 'string'
}
