/**
 * A person's private calendar as a file that calendar programs fetch (iCalendar, RFC 5545). Anyone with its address
 * can read it, so the address is shown once, can be renewed or revoked at any time, and is stored only as a hash.
 * Times are in UTC, which every calendar shows in its own time zone.
 */
import { createHash, randomBytes } from 'node:crypto'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { AccountId } from '#core/account/account.ts'
import { offsetName, wallTimeAt } from '#core/time/time-zone.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import { type CalendarEntry, calendarEntries } from '#core/tracker/calendar-entry.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as calendarFeeds from '#store/calendar-feeds.ts'
import { inTransaction } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** 256 bits, in base64url. */
const TOKEN = /^[\w-]{43}$/

/** Interviews of the past year stay in the calendar. */
const LOOK_BACK_MS = 365 * 24 * 3_600_000
/** Limit for each kind; the latest ones are kept. Calendar programs give up on endless files. */
const MAX_ENTRIES = 2_000

const DAY_MS = 24 * 3_600_000
/** As many as a page shows. */
const MAX_UPCOMING = 50

/** How often calendar programs are asked to refresh. */
const REFRESH_SECONDS = 3_600

type Asked = Pick<Services, 'db' | 'clock'>

/** Creates the calendar, or gives it a new address and disables the old one. Returns the token. */
export async function makeCalendarFeed(
  { db, clock }: Asked,
  accountId: AccountId,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    await calendarFeeds.put(tx, accountId, { tokenSha256: hashOf(token), now })
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, now)
  })
  return token
}

export async function revokeCalendarFeed(
  { db, clock }: Asked,
  accountId: AccountId,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await calendarFeeds.remove(tx, accountId))) return
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, clock.now())
  })
}

/** The file for a token; null for a token that is invalid or unknown. */
export async function readCalendarFeed(
  { db, clock, settings }: Asked & Pick<Services, 'settings'>,
  token: string,
): Promise<string | null> {
  if (!TOKEN.test(token)) return null
  const accountId = await calendarFeeds.ownerOf(db, hashOf(token))
  if (!accountId) return null
  const since = new Date(clock.now().getTime() - LOOK_BACK_MS)
  const planned = await calendarFeeds.planned(db, accountId, { since, limit: MAX_ENTRIES })
  return writeCalendar(calendarEntries(planned, settings.publicUrl))
}

/** One interview as a calendar file; null if the account has no such interview. */
export async function readInterviewFile(
  { db, settings }: Asked & Pick<Services, 'settings'>,
  accountId: AccountId,
  { applicationId, id }: { applicationId: ApplicationId; id: number },
): Promise<string | null> {
  const planned = await calendarFeeds.planned(db, accountId, {
    since: new Date(0),
    limit: MAX_ENTRIES,
  })
  const found = planned.filter(
    (it) => it.kind === 'interview' && it.applicationId === applicationId && it.id === id,
  )
  return found.length === 0 ? null : writeCalendar(calendarEntries(found, settings.publicUrl))
}

export type Upcoming = {
  uid: string
  /** The day, in the time zone in which an interview was agreed. */
  on: string
  /** HH:MM and the name of its time zone; null for a whole day. */
  time: string | null
  zone: string | null
  summary: string
  place: string | null
  path: string
}

/**
 * The calendar's entries from yesterday on, nearest first. Starts with yesterday because some time zones are behind
 * UTC.
 */
export async function upcomingEntries(
  { db, clock, settings }: Asked & Pick<Services, 'settings'>,
  accountId: AccountId,
): Promise<Upcoming[]> {
  const since = new Date(clock.now().getTime() - DAY_MS)
  const planned = await calendarFeeds.planned(db, accountId, { since, limit: MAX_ENTRIES })
  return calendarEntries(planned, settings.publicUrl)
    .map(({ uid, when, summary, place, url }) => {
      const common = { uid, summary, place, path: url.slice(settings.publicUrl.length) }
      if ('on' in when) return { ...common, on: when.on, time: null, zone: null }
      const { startsAt, timeZone } = when
      const [on = '', time = ''] = wallTimeAt(startsAt, timeZone).split('T')
      return { ...common, on, time, zone: offsetName(startsAt, timeZone) }
    })
    .filter(({ on }) => on >= since.toISOString().slice(0, 10))
    .sort((a, b) => `${a.on} ${a.time ?? ''}`.localeCompare(`${b.on} ${b.time ?? ''}`, 'en'))
    .slice(0, MAX_UPCOMING)
}

/** Identical for identical entries, so that an unchanged file need not be sent again. */
function writeCalendar(entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    name: 'Rolecall: applications',
    prodId: { company: 'Rolecall', product: 'Applications', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const { uid, when, revision, revisedAt, summary, description, place, url } of entries) {
    calendar.createEvent({
      id: uid,
      ...('on' in when
        ? { start: new Date(`${when.on}T00:00:00Z`), allDay: true }
        : { start: when.startsAt, end: when.endsAt }),
      // An all-day task or follow-up does not make the person busy.
      transparency: 'on' in when ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      summary,
      description,
      location: place,
      url,
      sequence: revision,
      stamp: revisedAt,
      lastModified: revisedAt,
    })
  }
  return `${calendar.toString()}\r\n`
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
