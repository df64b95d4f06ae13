/**
 * Which emails about alerts are due when, and the jobs that each has to name, from what people wished and which jobs
 * came and went. Shares no rule of times or matching with the product. Instants are milliseconds.
 */
import type { AlertFrequency } from '#core/alert/alert.ts'
import { createLocalTimes } from './local-times.ts'
import { isWished, jobsNamedIn, type MadeUpJob, type Wish } from './made-up.ts'
import type { Delivered } from './unreliable-mail.ts'

export type Times = { zone: string; time: string; weekday: number }

type WatchingAlert = {
  wish: Wish
  frequency: AlertFrequency
  isActive: boolean
  since: number
}

type Find = { alerts: number[]; foundAt: number }

export type Watcher = {
  email: string
  times: Times
  pausedUntil: number
  isMailOff: boolean
  alerts: Map<number, WatchingAlert>
  due: { daily: number | null; weekly: number | null }
  /** Everything found, by the number of the job; null once it was mailed or left out. */
  finds: Map<number, Find | null>
  open: Set<number>
  /** Kind and local day of the digests queued. */
  used: Set<string>
  /** Of immediate emails, newest last. */
  sentAt: number[]
  /** When the person last changed anything. */
  changedAt: number
}

/** An email in the outbox. */
export type Queued = { id: number; kind: string; recipient: string }

type Expected = { jobs: number[]; recipient: string; deliveries: number; unrecorded: number }

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
/** "Immediately" promises two minutes. */
const IMMEDIATE_MS = 2 * MINUTE_MS
/** The specified cap: minutes between immediate emails, by how many there were within a day. */
const pauseMs = (sent: number) =>
  (sent < 5 ? 1 : sent < 10 ? 15 : sent < 30 ? 60 : 1_440) * MINUTE_MS
/** What the email has room for; the others are counted in it. */
const NAMED = 25

export function createOracle() {
  const times = createLocalTimes()
  const watchers = new Map<string, Watcher>()
  const isOpen = new Set<number>()
  /** Jobs that came since the last comparison, with the time. */
  let news = new Map<number, { job: MadeUpJob; at: number }>()
  const expected = new Map<number, Expected>()
  /** By person and job: the email that named it. */
  const namedBy = new Map<string, number>()
  const differences = new Map<string, string[]>()
  const counts = { digests: 0, immediate: 0, jobs: 0, finds: 0, doubles: 0 }

  function differ(kind: string, what: string) {
    differences.set(kind, [...(differences.get(kind) ?? []), what])
  }

  /** Call it after whatever a person changes. */
  function changed(watcher: Watcher, now: number) {
    watcher.changedAt = now
    for (const kind of ['daily', 'weekly'] as const) {
      const before = watcher.due[kind]
      const isOverdue = before !== null && before <= now && !watcher.isMailOff
      if (!isOverdue) watcher.due[kind] = nextOf(watcher, kind, now)
    }
  }

  /** Null for a person without an alert of this kind, or without mail. */
  function nextOf(watcher: Watcher, kind: 'daily' | 'weekly', now: number) {
    const isWanted = [...watcher.alerts.values()].some(
      ({ isActive, frequency }) => isActive && frequency === kind,
    )
    if (watcher.isMailOff || !isWanted) return null
    const { zone, time, weekday } = watcher.times
    return times.nextDue({ zone, time, weekday: kind === 'weekly' ? weekday : null }, now)
  }

  /** What is new is compared with all alerts. */
  function compare(now: number) {
    for (const [number, { job, at }] of news) {
      if (!isOpen.has(number)) continue
      for (const watcher of watchers.values()) {
        if (watcher.finds.has(number)) continue
        const alerts = [...watcher.alerts].flatMap(([id, { wish, isActive, since }]) =>
          isActive && at >= since && isWished(wish, job) ? [id] : [],
        )
        if (alerts.length === 0) continue
        watcher.finds.set(number, { alerts, foundAt: now })
        watcher.open.add(number)
        counts.finds++
      }
    }
    news = new Map()
  }

  /** Takes what an email of this kind settles now. Returns the jobs that it names. */
  function take(watcher: Watcher, kind: AlertFrequency, isOnlyLook = false): number[] {
    const jobs: number[] = []
    for (const number of watcher.open) {
      const { alerts, foundAt } = watcher.finds.get(number) as Find
      const isMine = alerts.some((id) => {
        const alert = watcher.alerts.get(id)
        return alert?.isActive && alert.frequency === kind && alert.since <= foundAt
      })
      if (!isMine) continue
      if (isOpen.has(number)) jobs.push(number)
      if (isOnlyLook) continue
      if (!isOpen.has(number)) settle(watcher, number)
    }
    return jobs
  }

  function settle(watcher: Watcher, number: number) {
    watcher.open.delete(number)
    watcher.finds.set(number, null)
  }

  function expect(watcher: Watcher, jobs: number[], { id }: Queued) {
    expected.set(id, { jobs, recipient: watcher.email, deliveries: 0, unrecorded: 0 })
    for (const number of jobs) settle(watcher, number)
    counts.jobs += jobs.length
  }

  function checkImmediate(watcher: Watcher, queued: Queued | null, now: number) {
    const isQuiet = watcher.isMailOff || watcher.pausedUntil > now
    const allowedAt = allowedAgainAt(watcher, now)
    if (queued) {
      const jobs = take(watcher, 'immediately')
      if (isQuiet) differ('mail although paused', describe(watcher, 'immediately', now))
      if (jobs.length === 0)
        differ('mail with nothing to say', describe(watcher, 'immediately', now))
      if (allowedAt > now) differ('immediate mail too soon', describe(watcher, 'immediately', now))
      expect(watcher, jobs, queued)
      counts.immediate++
      watcher.sentAt = [...watcher.sentAt.filter((at) => at > now - DAY_MS), now]
      return
    }
    if (isQuiet || allowedAt > now || watcher.open.size === 0) return
    const jobs = take(watcher, 'immediately', true)
    const since = Math.max(watcher.changedAt, watcher.pausedUntil, allowedAt)
    const late = jobs.filter(
      (number) => Math.max((watcher.finds.get(number) as Find).foundAt, since) + IMMEDIATE_MS < now,
    )
    if (late.length > 0) {
      differ('immediate mail late', `${describe(watcher, 'immediately', now)}: ${late}`)
      for (const number of late) settle(watcher, number)
    }
  }

  function allowedAgainAt({ sentAt }: Watcher, now: number): number {
    const today = sentAt.filter((at) => at > now - DAY_MS)
    const last = today.at(-1)
    return last === undefined ? 0 : last + pauseMs(today.length)
  }

  function checkDigest(
    watcher: Watcher,
    kind: 'daily' | 'weekly',
    { queued, now }: { queued: Queued | null; now: number },
  ) {
    const at = watcher.due[kind]
    const jobs = at === null || at > now ? [] : dueJobs(watcher, { kind, at, now })
    if (jobs.length > 0) counts.digests++
    if (jobs.length > 0 && queued) return expect(watcher, jobs, queued)
    if (queued) differ('digest not due', describe(watcher, kind, now))
    if (jobs.length === 0) return
    differ('digest missing', describe(watcher, kind, now))
    for (const number of jobs) settle(watcher, number)
  }

  function dueJobs(
    watcher: Watcher,
    { kind, at, now }: { kind: 'daily' | 'weekly'; at: number; now: number },
  ): number[] {
    watcher.due[kind] = nextOf(watcher, kind, now)
    if (watcher.isMailOff || watcher.pausedUntil > now) return []
    const jobs = take(watcher, kind)
    const day = `${kind} ${times.dayAt(at, watcher.times.zone)}`
    if (jobs.length === 0 || watcher.used.has(day)) return []
    watcher.used.add(day)
    return jobs
  }

  const describe = ({ email, times: { zone } }: Watcher, kind: string, now: number) =>
    `${kind} to ${email} at ${new Date(now).toISOString()} (${zone}, ${times.dayAt(now, zone)})`

  return {
    changed,
    compare,
    counts,
    differences,
    add(watcher: Watcher) {
      watchers.set(watcher.email, watcher)
    },
    opened(job: MadeUpJob, at: number) {
      isOpen.add(job.number)
      news.set(job.number, { job, at })
    },
    closed(number: number) {
      isOpen.delete(number)
    },
    /** When the next digest is due; infinite for none. */
    nextDue(): number {
      const dues = [...watchers.values()].flatMap(({ due }) => [
        due.daily ?? Number.POSITIVE_INFINITY,
        due.weekly ?? Number.POSITIVE_INFINITY,
      ])
      return Math.min(Number.POSITIVE_INFINITY, ...dues)
    },
    /** Compares the emails that were queued since the last call with those that are due now. */
    check(queued: readonly Queued[], now: number) {
      const byKey = Map.groupBy(queued, ({ recipient, kind }) => `${recipient} ${kind}`)
      for (const watcher of watchers.values()) {
        const of = (kind: AlertFrequency) => {
          const key = `${watcher.email} alerts-${kind}`
          const [first = null, ...more] = byKey.get(key) ?? []
          byKey.delete(key)
          if (more.length > 0) differ('two mails at once', describe(watcher, kind, now))
          return first
        }
        checkImmediate(watcher, of('immediately'), now)
        checkDigest(watcher, 'daily', { queued: of('daily'), now })
        checkDigest(watcher, 'weekly', { queued: of('weekly'), now })
      }
      for (const key of byKey.keys()) differ('mail to nobody', key)
    },
    /** An accepted message whose sender does not know: it will come again. */
    unrecorded(id: number) {
      const email = expected.get(id)
      if (email) email.unrecorded++
    },
    delivered({ id, recipient, text }: Delivered) {
      const email = expected.get(id)
      if (!email || email.recipient !== recipient)
        return differ('unexpected mail', `${id} to ${recipient}`)
      email.deliveries++
      if (email.deliveries > 1) return
      const named = jobsNamedIn(text)
      const isRight =
        named.length === Math.min(NAMED, email.jobs.length) &&
        named.every((number) => email.jobs.includes(number)) &&
        (email.jobs.length <= NAMED || text.includes(`${email.jobs.length - NAMED} more job`))
      if (!isRight)
        differ('other jobs than due', `${id} to ${recipient}: ${named} for ${email.jobs}`)
      for (const number of named) {
        const key = `${recipient} ${number}`
        if (namedBy.has(key)) differ('job mailed twice', `${key}: ${namedBy.get(key)} and ${id}`)
        namedBy.set(key, id)
      }
    },
    /** At the end, when nothing is left in the outbox. */
    finish() {
      for (const [id, { recipient, deliveries, unrecorded }] of expected) {
        if (deliveries === 0) differ('lost', `${id} to ${recipient}`)
        else if (deliveries - 1 > unrecorded) differ('avoidable double', `${id} to ${recipient}`)
        counts.doubles += Math.max(0, deliveries - 1)
      }
    },
  }
}
