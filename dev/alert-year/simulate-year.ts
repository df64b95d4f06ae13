/**
 * Days of job alerts with a fake clock: people change their minds, jobs come and go, servers are killed and mail
 * servers fail. The use cases are the product's; what they send is compared with an oracle.
 */
import type { AccountId } from '#core/account/account.ts'
import { ALERT_FREQUENCIES, type AlertId } from '#core/alert/alert.ts'
import type { AlertSettings } from '#store/alert-settings.ts'
import type { Db } from '#store/db.ts'
import { createRandom } from '#test/search/random-jobs.ts'
import { changeAlertSettings } from '#work/alert/change-alert-settings.ts'
import { matchAlerts } from '#work/alert/match-alerts.ts'
import { addAlert, changeAlert, removeAlert, restoreAlert } from '#work/alert/save-alert.ts'
import { sendAlertEmails } from '#work/alert/send-alert-emails.ts'
import { createStandingAlerts } from '#work/alert/standing-alerts.ts'
import { importListings } from '#work/import/import-listings.ts'
import { sendDueMails } from '#work/mail/send-mails.ts'
import { purge } from '#work/retention/retention.ts'
import { createKeyring } from '#work/use-case/keyring.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { followJobs } from './followed-jobs.ts'
import { alertFor, listingOf, type MadeUpJob, madeUpJob, madeUpWish, pick } from './made-up.ts'
import { type MortalServer, mortalServer, ServerKilled } from './mortal-servers.ts'
import { createOracle, type Queued, type Watcher } from './oracle.ts'
import { createUnreliableMail } from './unreliable-mail.ts'

export type YearOptions = {
  /** With no jobs, people or emails in it. */
  db: Db
  people: number
  alerts: number
  jobs: number
  days: number
  /** How often people change a setting or an alert. */
  changes: number
  seed: number
  /** The first day, `YYYY-MM-DD`. */
  from: string
  onDay?: (day: number) => void
}

type Event = { at: number; run: () => Promise<void> }
type Person = Watcher & { id: AccountId }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Clocks change by an hour or by half an hour, at midnight and at night, in spring of either hemisphere, or never. */
const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Pacific/Auckland',
]
/** Half of the people keep 08:00. Some of the others are in gaps of clock changes, or occur twice. */
const TIMES = ['08:00', '08:00', '08:00', '08:00', '00:00', '02:30', '01:45', '23:59']
const IMPORTS_A_DAY = 6
/** Of batches of work. */
const KILLED = 0.03
const IN_TWO = 0.1
const OFTEN_KILLED_WITHIN = 60
/** Emails are retried for most of a day. */
const AFTERWARDS_MS = 2 * DAY_MS
const POLL_MS = 10_000
const NO_LOG = { info() {}, warn() {}, error() {} }
const DOWNTIMES = { aDay: 0.12, longestMs: 8 * HOUR_MS }
const MAIL_OUTAGES = { aDay: 0.1, longestMs: 9 * HOUR_MS }

export async function simulateYear(options: YearOptions) {
  const { db, days, seed } = options
  const random = createRandom(seed)
  const start = Date.parse(`${options.from}T00:00:00Z`)
  const end = start + days * DAY_MS
  let now = start
  const clock = { now: () => new Date(now) }
  const saver = { db, clock, settings: { plans: null } }
  const oracle = createOracle()
  const isDown = windows(random, { ...DOWNTIMES, start, days })
  const isMailOut = windows(random, { ...MAIL_OUTAGES, start, days })
  const mail = createUnreliableMail({ seed, isOut: () => isMailOut(now) !== null, idOf })
  const findMatches = await followJobs(db)
  // Each server has its own.
  const standing = [createStandingAlerts(findMatches), createStandingAlerts(findMatches)]
  const keys = createKeyring([Buffer.alloc(32, seed).toString('base64')])
  const settings = { publicUrl: 'https://jobs.example' } as Services['settings']
  const kills = { matching: 0, queueing: 0, sending: 0, importing: 0 }
  const spentMs = { importing: 0, matching: 0, queueing: 0, sending: 0, changing: 0 }
  const sum = { imported: 0, steps: 0, changes: 0, downtimes: 0 }
  let isNews = true
  let lastQueued = 0

  const living = () => mortalServer(db, { now: clock.now, statements: Number.POSITIVE_INFINITY })
  const servicesOf = (server: MortalServer) => ({
    ...{ db: server.db, clock: server.clock, log: NO_LOG, keys, settings },
    readMatchPerson: () => {
      throw new Error('no alert demands a match')
    },
  })

  await matchAlerts(servicesOf(living()), pick(random, standing)) // sets the position
  const people = await signUp()
  const events = createEvents([
    ...plannedJobs(),
    ...plannedChanges(),
    ...Array.from({ length: days }, (_, day) => ({ at: start + day * DAY_MS + 1, run: purgeAll })),
  ])

  let shownDay = -1
  for (;;) {
    const next = await nextStep()
    if (next > end + AFTERWARDS_MS) break
    now = next
    const day = Math.floor((now - start) / DAY_MS)
    if (day > shownDay && day < days) options.onDay?.(day)
    shownDay = Math.max(day, shownDay)
    await step()
  }
  oracle.finish()
  const { counts, differences } = oracle
  return {
    ...sum,
    counts,
    differences,
    kills,
    spentMs,
    outcomes: mail.counts,
    people: people.length,
  }

  /** When something is due next; while all servers are down, when they are up again. */
  async function nextStep(): Promise<number> {
    const queued = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.min('next_attempt_at').as('at'))
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .executeTakeFirst()
    const urgent = await db
      .selectFrom('alert_settings')
      .select(({ fn }) => fn.min('immediate_at').as('at'))
      .executeTakeFirst()
    const dues = [queued?.at, urgent?.at].map((at) =>
      at ? at.getTime() : Number.POSITIVE_INFINITY,
    )
    const digests = oracle.nextDue()
    const wanted = Math.min(
      events.nextAt(),
      digests > end ? Number.POSITIVE_INFINITY : digests,
      ...dues,
    )
    const at = wanted <= now ? now + POLL_MS : wanted
    const upAt = isDown(at)
    if (upAt === null) return at
    sum.downtimes++
    return upAt
  }

  async function step() {
    sum.steps++
    for (const event of events.takeUntil(now)) await event.run()
    if (isNews) {
      await timed('matching', () =>
        work('matching', 25, (server) => matchAlerts(servicesOf(server), pick(random, standing))),
      )
      oracle.compare(now)
      isNews = false
    }
    await timed('queueing', () =>
      work('queueing', OFTEN_KILLED_WITHIN, (server) => sendAlertEmails(servicesOf(server))),
    )
    const queued = await newlyQueued()
    oracle.check(queued, now)
    await timed('sending', sendAll)
  }

  /** Does the work until nothing is left, on one server or on two; some are killed, and others go on. */
  async function work(
    kind: 'matching' | 'queueing',
    within: number,
    pass: (server: MortalServer) => Promise<number>,
  ) {
    for (;;) {
      const count = random.chance(IN_TWO) ? 2 : 1
      const servers = Array.from({ length: count }, () =>
        random.chance(KILLED)
          ? mortalServer(db, { now: clock.now, statements: random.below(within) })
          : living(),
      )
      const done = await Promise.allSettled(servers.map(pass))
      const isKilled = countKilled(done, kind)
      const isDone = done.every((one) => one.status === 'fulfilled' && one.value === 0)
      if (isDone && count === 1 && !isKilled) return
    }
  }

  function countKilled(done: PromiseSettledResult<unknown>[], kind: keyof typeof kills): boolean {
    const failed = done.filter((one) => one.status === 'rejected')
    for (const { reason } of failed) if (!(reason instanceof ServerKilled)) throw reason
    kills[kind] += failed.length
    return failed.length > 0
  }

  async function sendAll() {
    for (;;) {
      const server = living()
      const from = mail.delivered.length
      const [done] = await Promise.allSettled([sendDueMails(servicesOf(server), mail.port(server))])
      const isKilled = countKilled([done as PromiseSettledResult<number>], 'sending')
      const delivered = mail.delivered.slice(from)
      for (const one of delivered) {
        oracle.delivered(one)
        if (one.outcome === 'dropped after DATA, kept') oracle.unrecorded(one.id)
      }
      if (isKilled) for (const id of await unrecordedOf(delivered)) oracle.unrecorded(id)
      if (done?.status === 'fulfilled' && done.value === 0) return
    }
  }

  async function unrecordedOf(delivered: readonly { id: number; outcome: string }[]) {
    const accepted = delivered.filter(({ outcome }) => outcome !== 'dropped after DATA, kept')
    if (accepted.length === 0) return []
    const rows = await db
      .selectFrom('outbox')
      .select('id')
      .where(
        'id',
        'in',
        accepted.map(({ id }) => id),
      )
      .where('sent_at', 'is', null)
      .execute()
    return rows.map(({ id }) => id)
  }

  async function idOf(messageKey: string): Promise<number> {
    const { id } = await db
      .selectFrom('outbox')
      .select('id')
      .where('message_key', '=', messageKey)
      .executeTakeFirstOrThrow()
    return id
  }

  async function newlyQueued(): Promise<Queued[]> {
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'kind', 'recipient'])
      .where('id', '>', lastQueued)
      .orderBy('id')
      .execute()
    lastQueued = rows.at(-1)?.id ?? lastQueued
    return rows
  }

  async function timed(kind: keyof typeof spentMs, run: () => Promise<unknown>) {
    const began = performance.now()
    await run()
    spentMs[kind] += performance.now() - began
  }

  async function signUp(): Promise<Person[]> {
    const emails = Array.from({ length: options.people }, (_, at) => `person-${at}@people.example`)
    const rows = await db
      .insertInto('accounts')
      .values(emails.map((email) => ({ name: 'Ada', email, email_verified: true })))
      .returning(['id', 'email'])
      .execute()
    const signedUp = rows.map(
      ({ id, email }): Person => ({
        id: id as AccountId,
        email,
        times: { zone: pick(random, ZONES), time: '08:00', weekday: 1 },
        pausedUntil: 0,
        isMailOff: false,
        alerts: new Map(),
        due: { daily: null, weekly: null },
        finds: new Map(),
        open: new Set(),
        used: new Set(),
        sentAt: [],
        changedAt: start,
      }),
    )
    for (const person of signedUp) oracle.add(person)
    for (let at = 0; at < options.alerts; at++) {
      await createAlert(signedUp[at % signedUp.length] as Person)
    }
    for (const person of signedUp) {
      await changeSettings(person, { sendAt: pick(random, TIMES), weekday: 1 + random.below(7) })
    }
    return signedUp
  }

  async function createAlert(person: Person) {
    const wish = madeUpWish(random)
    const frequency = pick(random, FREQUENCIES)
    const { alert, outcome } = await addAlert(
      saver,
      person,
      alertFor(wish, frequency),
      person.times.zone,
    )
    if (outcome === 'existing') return
    // An alert that was paused keeps its frequency.
    const kept = { wish, frequency: alert.frequency, isActive: true, since: now }
    person.alerts.set(alert.id, kept)
    oracle.changed(person, now)
  }

  async function changeSettings(person: Person, change: Partial<AlertSettings>) {
    await changeAlertSettings({ db, clock }, person.id, change)
    const { times } = person
    times.zone = change.timeZone ?? times.zone
    times.time = change.sendAt ?? times.time
    times.weekday = change.weekday ?? times.weekday
    if (change.pausedUntil !== undefined) person.pausedUntil = change.pausedUntil?.getTime() ?? 0
    person.isMailOff = change.isMailOff ?? person.isMailOff
    oracle.changed(person, now)
  }

  function plannedChanges(): Event[] {
    return Array.from({ length: options.changes }, () => ({
      at: start + random.below(days * DAY_MS),
      run: () => timed('changing', () => changeSomething(pick(random, people))),
    }))
  }

  async function changeSomething(person: Person) {
    sum.changes++
    const [id, alert] = pick(random, [...person.alerts]) ?? []
    const kind = random.below(10)
    if (kind === 0) return changeSettings(person, { sendAt: pick(random, TIMES) })
    if (kind === 1) return changeSettings(person, { timeZone: pick(random, ZONES) })
    if (kind === 2) return changeSettings(person, { weekday: 1 + random.below(7) })
    if (kind === 3) {
      const until = new Date(now + random.below(14 * DAY_MS))
      return changeSettings(person, { pausedUntil: person.pausedUntil > now ? null : until })
    }
    if (kind === 4 || (person.isMailOff && random.chance(0.5))) {
      return changeSettings(person, { isMailOff: !person.isMailOff })
    }
    if (!alert || id === undefined) return createAlert(person)
    const alertId = id as AlertId
    if (kind === 5) {
      await changeAlert(saver, person, alertId, { isActive: !alert.isActive })
      alert.isActive = !alert.isActive
      if (alert.isActive) alert.since = now
    } else if (kind === 6) {
      alert.frequency = pick(random, ALERT_FREQUENCIES)
      await changeAlert(saver, person, alertId, { frequency: alert.frequency })
    } else if (kind === 7) {
      const wish = madeUpWish(random)
      const { keywords, filters } = alertFor(wish, alert.frequency)
      await changeAlert(saver, person, alertId, { keywords, filters })
      if (JSON.stringify(wish) !== JSON.stringify(alert.wish)) alert.since = now
      alert.wish = wish
    } else if (kind === 8) {
      await removeAlert(saver, person, alertId)
      await restoreAlert(saver, person, alertId)
    } else {
      await removeAlert(saver, person, alertId)
      person.alerts.delete(alertId)
      await createAlert(person)
    }
    oracle.changed(person, now)
  }

  /** Jobs open and close at the next import; some come back, as they were or as a repost, or are listed twice. */
  function plannedJobs(): Event[] {
    const imports: Change[][] = Array.from({ length: days * IMPORTS_A_DAY }, () => [])
    for (let number = 0; number < options.jobs; number++) {
      const job = madeUpJob(number, random)
      const opens = random.below(imports.length)
      const closes = opens + 1 + random.below(60 * IMPORTS_A_DAY)
      const isTwin = random.chance(0.03)
      imports[opens]?.push({ job, copy: 0, isClosed: false })
      if (isTwin)
        imports[opens + 1 + random.below(closes - opens)]?.push({ job, copy: 1, isClosed: false })
      imports[closes]?.push({ job, copy: 0, isClosed: true })
      if (isTwin) imports[closes]?.push({ job, copy: 1, isClosed: true })
      const back = closes + 1 + random.below(30 * IMPORTS_A_DAY)
      const kind = random.below(100)
      if (kind < 5) imports[back]?.push({ job, copy: 0, isClosed: false })
      else if (kind < 8) imports[back]?.push({ job, copy: 2, isClosed: false })
    }
    return imports.map((changes, at) => ({
      at: start + at * (DAY_MS / IMPORTS_A_DAY) + random.below(DAY_MS / IMPORTS_A_DAY),
      run: () => timed('importing', () => take(changes)),
    }))
  }

  type Change = { job: MadeUpJob; copy: number; isClosed: boolean }

  async function take(changes: readonly Change[]) {
    const lines = changes.map(({ job, ...change }, at) => ({
      line: at + 1,
      text: JSON.stringify(listingOf(job, { ...change, now })),
    }))
    for (let isStored = lines.length === 0; !isStored; ) {
      const server = random.chance(KILLED)
        ? mortalServer(db, { now: clock.now, statements: random.below(OFTEN_KILLED_WITHIN) })
        : living()
      const [done] = await Promise.allSettled([
        importListings({ ...server, settings: { excludedSources: [] } }, lines),
      ])
      isStored = !countKilled([done as PromiseSettledResult<unknown>], 'importing')
      if (done?.status === 'fulfilled' && done.value.refused.length > 0) {
        throw new Error(`refused: ${JSON.stringify(done.value.refused)}`)
      }
    }
    sum.imported += lines.length
    for (const { job, copy, isClosed } of changes) {
      if (isClosed) oracle.closed(job.number)
      else if (copy !== 1) oracle.opened(job, now)
    }
    isNews = true
  }

  async function purgeAll() {
    const services = { ...servicesOf(living()), db, clock } as unknown as Parameters<
      typeof purge
    >[1]
    for (const kind of PURGED) await purge(kind, services)
  }
}

const PURGED = [
  'removedJobs',
  'alerts',
  'alertFinds',
  'digests',
  'changes',
  'emails',
  'linkKeys',
] as const
/** Half are daily. */
const FREQUENCIES = ['daily', 'daily', 'daily', 'weekly', 'weekly', 'immediately'] as const

function createEvents(planned: Event[]) {
  const sorted = planned.toSorted((a, b) => a.at - b.at)
  let at = 0
  return {
    nextAt: () => sorted[at]?.at ?? Number.POSITIVE_INFINITY,
    takeUntil(now: number) {
      const from = at
      while ((sorted[at]?.at ?? Number.POSITIVE_INFINITY) <= now) at++
      return sorted.slice(from, at)
    },
  }
}

/** The end of the window that an instant is in; null outside of windows. */
function windows(
  random: { below(limit: number): number },
  {
    aDay,
    longestMs,
    start,
    days,
  }: { aDay: number; longestMs: number; start: number; days: number },
) {
  const all = Array.from({ length: Math.round(aDay * days) }, () => {
    const from = start + random.below(days * DAY_MS)
    return { from, until: from + random.below(longestMs) }
  })
  return (at: number): number | null => {
    const until = all.filter((one) => one.from <= at && at < one.until).map((one) => one.until)
    return until.length === 0 ? null : Math.max(...until)
  }
}
