/** Which of a person's jobs at hand a page shows: the first few, or those whose title or company has all words. */
import type { JobAtHand } from '#work/match/jobs-at-hand.ts'

const MOST_SHOWN = 8
const MOST_FOUND = 24
const MAX_WORDS_LENGTH = 100

export type FoundAtHand = {
  jobs: JobAtHand[]
  /** Of all, whether they are shown or not. */
  total: number
  /** What was searched for; empty if nothing was. */
  find: string
}

/** `find` is read from the address. */
export function findAtHand(all: readonly JobAtHand[], url: string): FoundAtHand {
  const find = (new URL(url).searchParams.get('find') ?? '').trim().slice(0, MAX_WORDS_LENGTH)
  const words = find.toLowerCase().split(' ').filter(Boolean)
  const found = all.filter(({ title, company }) => {
    const text = `${title} ${company}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return { jobs: found.slice(0, find ? MOST_FOUND : MOST_SHOWN), total: all.length, find }
}
