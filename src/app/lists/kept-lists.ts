/**
 * The lists of a visitor, kept in this browser only: opened jobs (`viewed_jobs`, ids), and what they do not want to see
 * (`hidden_jobs`, with names to show). Whoever signs in takes them along; then the account keeps them.
 */
import { useMemo } from 'react'
import { parseKeptList, readKept, useKept } from '#app/ui/browser-storage.ts'
import { type JobMarks, NO_MARKS } from '#core/lists/job-lists.ts'

export const VIEWED = 'viewed_jobs'
export const HIDE_VIEWED = 'hide_viewed_jobs'
export const HIDDEN = 'hidden_jobs'
export const KEYS = [VIEWED, HIDE_VIEWED, HIDDEN] as const

/** One thing that is not shown: `value` is a job's id, a company's slug or a word. */
export type KeptItem = { list: 'dismissed' | 'companies' | 'words'; value: string; name: string }

export function useKeptMarks(): JobMarks {
  const viewed = useKept(VIEWED)
  const hideViewed = useKept(HIDE_VIEWED)
  const hidden = useKept(HIDDEN)
  return useMemo(
    () => toMarks(viewed, hideViewed, parseItems(hidden)),
    [viewed, hideViewed, hidden],
  )
}

export function useKeptItems(): KeptItem[] {
  const hidden = useKept(HIDDEN)
  return useMemo(() => parseItems(hidden), [hidden])
}

export const readKeptMarks = () => toMarks(readKept(VIEWED), readKept(HIDE_VIEWED), readKeptItems())

export const readKeptItems = () => parseItems(readKept(HIDDEN))

export const hasKeptLists = () => KEYS.some((key) => readKept(key) !== null)

function toMarks(viewed: string | null, hideViewed: string | null, items: KeptItem[]): JobMarks {
  const of = (list: KeptItem['list']) =>
    items.filter((item) => item.list === list).map(({ value }) => value)
  return {
    ...NO_MARKS,
    viewed: toIds(parseKeptList(viewed)),
    dismissed: toIds(of('dismissed')),
    companies: of('companies'),
    words: of('words'),
    hideViewed: hideViewed === 'true',
  }
}

/** Whatever was kept, these are ids: nothing else is asked of them than to be equal to one. */
const toIds = (values: unknown[]) =>
  values.map(Number).filter(Number.isSafeInteger) as JobMarks['viewed']

const parseItems = (text: string | null) => parseKeptList(text).filter(isItem)

function isItem(item: unknown): item is KeptItem {
  if (typeof item !== 'object' || item === null) return false
  const { list, value, name } = item as Partial<Record<string, unknown>>
  return typeof list === 'string' && typeof value === 'string' && typeof name === 'string'
}
