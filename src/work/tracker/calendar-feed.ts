/**
 * A person's private calendar as a file that calendar programs fetch by themselves (iCalendar, RFC 5545). Anyone
 * with its address can read it, so the address is shown once, renewed or revoked at any time, and only its hash is kept.
 * Hours are instants in UTC, which every calendar shows in its own zone.
 */
import { createHash, randomBytes } from 'node:crypto'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { AccountId } from '#core/account/account.ts'
import { offsetName, wallTimeAt } from '#core/time/time-zone.ts'
import { type CalendarEntry, calendarEntries } from '#core/tracker/calendar-entry.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as calendarFeeds from '#store/calendar-feeds.ts'
import { inTransaction } from '#store/db.ts'
import type { World } from '#work/world/world.ts'

/** 256 bits, in base64url. */
const TOKEN = /^[\w-]{43}$/

/** Interviews of the last year stay in the calendar. */
const LOOK_BACK_MS = 365 * 24 * 3_600_000
/** Of each kind, the latest. Nobody has more to do; calendars give up on files that never end. */
const MAX_ENTRIES = 2_000

const DAY_MS = 24 * 3_600_000
/** As many as a page shows. */
const MAX_UPCOMING = 50

/** How often calendars are asked to look again. */
const REFRESH_SECONDS = 3_600

type Asked = Pick<World, 'db' | 'clock'>

/** Makes the calendar, or gives it a new address: the old one is unknown from then on. Returns the token. */
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

/** The file behind a token; null for a token that opens nothing, whyever. */
export async function readCalendarFeed(
  { db, clock, settings }: Asked & Pick<World, 'settings'>,
  token: string,
): Promise<string | null> {
  if (!TOKEN.test(token)) return null
  const accountId = await calendarFeeds.ownerOf(db, hashOf(token))
  if (!accountId) return null
  const since = new Date(clock.now().getTime() - LOOK_BACK_MS)
  const planned = await calendarFeeds.planned(db, accountId, { since, limit: MAX_ENTRIES })
  return writeCalendar(calendarEntries(planned, settings.publicUrl))
}

export type Upcoming = {
  uid: string
  /** The day, in the zone in which an interview was agreed. */
  on: string
  /** HH:MM and the name of its clock; null for a whole day. */
  time: string | null
  zone: string | null
  summary: string
  place: string | null
  path: string
}

/** What the calendar has from yesterday on, the nearest first; yesterday, because today has begun there somewhere. */
export async function upcomingEntries(
  { db, clock, settings }: Asked & Pick<World, 'settings'>,
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

/** The same for the same entries: what has not changed need not be sent again. */
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
      // A whole day with something to do is not a day on which one is busy.
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
