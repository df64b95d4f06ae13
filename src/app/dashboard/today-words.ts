/** The dashboard in one line: what is due, which interviews come, how many replies are awaited. */
import { countOf } from '#core/text/count-of.ts'
import type { DueGroup } from '#core/tracker/due.ts'
import type { NextStep } from '#core/tracker/next-step.ts'

type Facts = {
  due: readonly DueGroup[]
  counts: { applications: number; awaited: number }
  nextSteps: readonly NextStep[]
}

export function todayInWords({ due, counts, nextSteps }: Facts): string[] {
  if (counts.applications === 0) {
    return [
      nextSteps.length > 1
        ? `${nextSteps.length} steps to get your search going.`
        : 'One step to get your search going.',
    ]
  }
  const itemsOf = (name: DueGroup['name']) => due.find((group) => group.name === name)?.items ?? []
  const interviews = due.flatMap(({ items }) => items.filter(({ kind }) => kind === 'interview'))
  const overdue = itemsOf('Overdue').length
  const today = itemsOf('Today').length
  const parts = [
    overdue > 0 && `${overdue} overdue`,
    today > 0 && `${today} due today`,
    interviews.length > 0 && `${countOf(interviews.length, 'interview')} in the next 7 days`,
    counts.awaited > 0 && `${counts.awaited} ${counts.awaited === 1 ? 'reply' : 'replies'} awaited`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? ['Nothing is due.'] : parts
}
