/**
 * How many open jobs each change of a person would open, which, and what those pay. All rows are read once to count,
 * and what lifts which is kept: as much as a segment has rows. Rows that are lifted after that are read again for the
 * few changes that opened most.
 */
import type { JobId } from '#core/job/job.ts'
import type { WhatIf, WhatIfAnswer } from '#core/match/what-if.ts'
import { MOST_OPENED, middlePay, type OpenedJobs, payRange } from '#core/match/what-if.ts'
import type { WhatIfRows } from '#search/ranking/what-if-rows.ts'
import { MAX_BELIEVED_PAY } from '#search/segments/believed-pay.ts'
import { NO_PAY } from '#search/segments/demand-columns.ts'
import { NOT_REMOVED } from '#search/segments/job-profile.ts'
import type { Segment } from '#search/segments/segment.ts'
import { createTop, type Top } from '#search/structures/top-list.ts'

type Asked = {
  segments: readonly Segment[]
  rows: WhatIfRows
  /** How many jobs to name for each change. */
  jobs: number
  /** Called between segments; may throw. */
  check(): void
}

export function answerWhatIf({ segments, rows, jobs, check }: Asked): WhatIfAnswer {
  const counts: number[] = []
  const fitting: number[] = []
  let fit = 0
  const lifted: Lifted[] = []
  for (const segment of segments) {
    check()
    const lifts: Lifted = { rows: [], whatIfs: [], again: [] }
    let row = 0
    let isKept = true
    const count = (whatIf: number) => {
      counts[whatIf] = (counts[whatIf] ?? 0) + 1
      if (isKept) {
        lifts.rows.push(row)
        lifts.whatIfs.push(whatIf)
      } else if (lifts.again.at(-1) !== row) lifts.again.push(row)
    }
    for (; row < segment.rows; row++) {
      if (!((segment.flags[row] as number) & NOT_REMOVED)) continue
      isKept = lifts.rows.length < segment.rows
      if (!rows.read(segment, row, count)) continue
      fit++
      const pay = payAt(segment, row)
      if (pay !== null) fitting.push(pay)
    }
    lifted.push(lifts)
  }

  const best = bestOf(rows.whatIfs, counts)
  const collected = new Map<number, Collected>()
  for (const { number } of best) collected.set(number, { pays: [], newest: newest(jobs) })
  for (const [at, segment] of segments.entries()) {
    check()
    const lifts = lifted[at] as Lifted
    const add = (row: number, whatIf: number) => {
      const found = collected.get(whatIf)
      if (found) collect(found, segment, row)
    }
    for (const [lift, whatIf] of lifts.whatIfs.entries()) add(lifts.rows[lift] as number, whatIf)
    for (const row of lifts.again) rows.read(segment, row, (whatIf) => add(row, whatIf))
  }
  return {
    fitting: { count: fit, pay: payRange(fitting) },
    opened: best.map(({ number, whatIf, count }): OpenedJobs => {
      const { pays, newest } = collected.get(number) as Collected
      return { whatIf, count, ids: newest.items.map(({ id }) => id), pay: payRange(pays) }
    }),
  }
}

/** `whatIfs[n]` lifts `rows[n]`. */
type Lifted = { rows: number[]; whatIfs: number[]; again: number[] }

type Dated = { id: JobId; publishedAt: number }
type Collected = { pays: number[]; newest: Top<Dated> }

const newest = (limit: number) =>
  createTop<Dated>(limit, (a, b) =>
    a.publishedAt === b.publishedAt ? a.id > b.id : a.publishedAt > b.publishedAt,
  )

function collect({ pays, newest }: Collected, segment: Segment, row: number) {
  const pay = payAt(segment, row)
  if (pay !== null) pays.push(pay)
  const publishedAt = segment.publishedAt[row] as number
  if (publishedAt < (newest.worst()?.publishedAt ?? Number.NEGATIVE_INFINITY)) return
  newest.offer({ id: segment.id[row] as JobId, publishedAt })
}

function payAt({ wantedPayMin, wantedPayMax }: Segment, row: number): number | null {
  const believed = (pay: number) => (pay === NO_PAY || pay >= MAX_BELIEVED_PAY ? null : pay)
  return middlePay(believed(wantedPayMin[row] as number), believed(wantedPayMax[row] as number))
}

/** Of each kind those that open most jobs, in the order of the kinds; equal counts by name. */
function bestOf(whatIfs: readonly (WhatIf | null)[], counts: readonly number[]) {
  const opening = whatIfs.flatMap((whatIf, number) => {
    const count = counts[number] ?? 0
    return whatIf && count > 0 ? { number, whatIf, count } : []
  })
  return KINDS.flatMap((kind) =>
    opening
      .filter(({ whatIf }) => whatIf.kind === kind)
      .sort((a, b) => b.count - a.count || (nameOf(a.whatIf) < nameOf(b.whatIf) ? -1 : 1))
      .slice(0, MOST_OPENED[kind]),
  )
}

const KINDS: readonly WhatIf['kind'][] = ['skill', 'place', 'job_type', 'work_setting', 'pay']

const nameOf = (whatIf: WhatIf): string => Object.values(whatIf).join()
