/**
 * Takes in jobs and publishes what searchers read. An index has only one writer, which may run in a separate thread,
 * because everything it publishes is shared memory.
 * Each batch becomes a segment. Small segments are merged into larger ones (`merge`), so that there are few of each
 * size and a job is moved only a handful of times. Removing only marks. A mark is visible at once, a new segment only
 * after its publication: in between, a changed job is missing, but never there twice.
 */
import type { JobId } from '#core/job/job.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { NOT_REMOVED } from '#search/segments/job-profile.ts'
import {
  MAX_ROWS,
  markRemoved,
  placeColumn,
  removedCount,
  type Segment,
  tagColumn,
} from '#search/segments/segment.ts'
import {
  copyTables,
  countInUse,
  countName,
  createTables,
  type Tables,
} from '#search/segments/tables.ts'
import { createIdTable, type IdTable } from '#search/structures/id-table.ts'
import { forEachNumber } from '#search/structures/slots.ts'
import {
  buildDictionary,
  type Dictionary,
  emptyDictionary,
  isDictionaryDue,
  withNewShortWords,
} from '#search/suggestions/dictionary.ts'
import {
  buildSuggestions,
  emptySuggestions,
  isSuggestionsDue,
  recordJobCount,
  type Suggested,
  type Suggestions,
} from '#search/suggestions/suggestion-keys.ts'
import { createSegmentBuilder } from './build-segment.ts'
import { chooseMerge } from './merge-policy.ts'
import { mergeSegments } from './merge-segments.ts'
import { type Kept, readSnapshot, writeSnapshot } from './snapshot.ts'

export type Writer = {
  /** The number of open jobs. */
  readonly size: number
  /** The share of titles that no open job has any more: numbers are permanent until the index is rebuilt. */
  waste(): number
  /** The number of segments, for monitoring. */
  readonly segments: number
  /** The position that was written to the snapshot this writer was opened from; null for a new one. */
  readonly position: string | null
  /** Adds jobs and replaces those with the same id. Thousands at once are far cheaper than one by one. */
  put(documents: Iterable<JobDocument>): void
  /** Unknown ids are ignored. */
  remove(ids: Iterable<JobId>): void
  /** Ignored for an unknown id. */
  setCounts(id: JobId, counts: { views: number; applications: number }): void
  /** Sets the day (see utc-day.ts) on which the job was last found still listed. Ignored for an unknown id. */
  setSeen(id: JobId, day: number): void
  /** Does one piece of deferred work, which may take a second or two; returns false if there is none. */
  merge(): boolean
  /** What searchers need to see everything so far. Cheap to create and to send to another thread. */
  publication(): Publication
  /** The whole index as pieces of one file, with the position of its reader. */
  snapshot(position: string): Uint8Array[]
}

/** Numbers and shared memory only. What searchers read only grows or is marked, so what they hold stays valid. */
export type Publication = {
  segments: { serial: number; buffer: SharedArrayBuffer; offset: number }[]
  tables: Tables
  dictionary: Dictionary
  suggestions: Suggestions
  /** The number of open jobs, and of rows including removed ones. */
  jobs: number
  rows: number
}

export type WriterOptions = {
  /** Phrases that can also be found in descriptions. */
  phrases?: Iterable<string>
}

/** The most jobs for one new segment; four of these fill the largest. */
const BATCH = Math.floor(MAX_ROWS / 4)

export const createWriter = (options: WriterOptions = {}): Writer =>
  writerOf(
    {
      tables: createTables(),
      dictionary: emptyDictionary(),
      suggestions: emptySuggestions(),
      segments: [],
      position: null,
    },
    options,
  )

/**
 * Opens the writer from the bytes of its snapshot; null if they are truncated, changed, or of another version. The
 * memory of `bytes` is used from then on.
 */
export function openWriter(
  bytes: Uint8Array<SharedArrayBuffer>,
  options: WriterOptions = {},
): Writer | null {
  const kept = readSnapshot(bytes)
  return kept && writerOf(kept, options)
}

function writerOf(
  kept: Omit<Kept, 'position'> & { position: string | null },
  { phrases = [] }: WriterOptions,
): Writer {
  const { tables } = kept
  let { segments, dictionary, suggestions } = kept
  /** Serial * MAX_ROWS + row of each open job; null until a job is looked up, so that searches need not wait for it. */
  let places: IdTable | null = null
  const bySerial = new Map(segments.map((segment) => [segment.serial, segment]))
  let nextSerial = Math.max(0, ...bySerial.keys()) + 1
  const build = createSegmentBuilder(tables, phrases)

  function knownPlaces(): IdTable {
    if (places) return places
    places = createIdTable(openJobs())
    for (const segment of segments) enter(places, segment)
    return places
  }

  function enter(table: IdTable, segment: Segment) {
    for (let row = 0; row < segment.rows; row++) {
      if ((segment.flags[row] as number) & NOT_REMOVED) {
        table.set(segment.id[row] as JobId, segment.serial * MAX_ROWS + row)
      }
    }
  }

  const openJobs = () =>
    segments.reduce((sum, segment) => sum + segment.rows - removedCount(segment), 0)

  function add(segment: Segment) {
    segments = [...segments, segment]
    bySerial.set(segment.serial, segment)
    if (places) enter(places, segment)
  }

  function drop(gone: Segment[]) {
    segments = segments.filter((segment) => !gone.includes(segment))
    for (const segment of gone) bySerial.delete(segment.serial)
  }

  function find(id: JobId): { segment: Segment; row: number } | null {
    const place = knownPlaces().get(id)
    if (place < 0) return null
    const segment = bySerial.get(Math.floor(place / MAX_ROWS)) as Segment
    return { segment, row: place % MAX_ROWS }
  }

  function removeOne(id: JobId) {
    const place = find(id)
    if (!place) return
    markRemoved(place.segment, place.row, NOT_REMOVED)
    countNames(tables, place.segment, { from: place.row, to: place.row + 1 }, -1)
    knownPlaces().delete(id)
  }

  /** Updates the suggestions with how many jobs the names of a segment have now. */
  function noteNames(segment: Segment) {
    const note = (kind: Suggested) => (name: number) =>
      recordJobCount(suggestions[kind], name, tables[kind].jobs[name] as number)
    const [title, employer, tag, place] = [
      note('titles'),
      note('employers'),
      note('tags'),
      note('places'),
    ]
    const tags = tagColumn(segment)
    const places = placeColumn(segment)
    for (let row = 0; row < segment.rows; row++) {
      title(segment.title[row] as number)
      employer(segment.employer[row] as number)
      forEachNumber(tags, row, tag)
      forEachNumber(places, row, place)
    }
  }

  function addBatch(documents: JobDocument[]) {
    // of several jobs with the same id, the last counts
    const jobs = [...new Map(documents.map((job) => [job.id, job])).values()]
    if (jobs.length === 0) return
    const segment = build(nextSerial++, jobs)
    for (const job of jobs) removeOne(job.id)
    countNames(tables, segment, { from: 0, to: segment.rows }, 1)
    noteNames(segment)
    dictionary = withNewShortWords(dictionary, tables.terms, segment)
    add(segment)
  }

  return {
    get size() {
      return openJobs()
    },
    get segments() {
      return segments.length
    },
    waste: () => 1 - countInUse(tables.titles) / Math.max(1, tables.titles.folded.size),
    position: kept.position,
    put(documents) {
      let batch: JobDocument[] = []
      for (const document of documents) {
        batch.push(document)
        if (batch.length < BATCH) continue
        addBatch(batch)
        batch = []
      }
      addBatch(batch)
    },
    remove(ids) {
      for (const id of ids) removeOne(id)
    },
    setCounts(id, { views, applications }) {
      const place = find(id)
      if (!place) return
      place.segment.views[place.row] = views
      place.segment.applications[place.row] = applications
    },
    setSeen(id, day) {
      const place = find(id)
      if (place) place.segment.seenDay[place.row] = day
    },
    merge() {
      const chosen = chooseMerge(segments)
      if (chosen) {
        const merged = mergeSegments(tables, chosen, nextSerial++)
        drop(chosen)
        if (merged) add(merged)
        return true
      }
      if (isDictionaryDue(dictionary, tables.terms)) {
        dictionary = buildDictionary(tables.terms)
        return true
      }
      if (isSuggestionsDue(suggestions, tables)) {
        suggestions = buildSuggestions(tables)
        return true
      }
      return false
    },
    publication() {
      return {
        segments: segments.map(({ serial, buffer, offset }) => ({ serial, buffer, offset })),
        tables: copyTables(tables),
        dictionary,
        suggestions,
        jobs: openJobs(),
        rows: segments.reduce((sum, segment) => sum + segment.rows, 0),
      }
    },
    snapshot: (position) => writeSnapshot({ tables, dictionary, suggestions, segments, position }),
  }
}

/** Counts the names of the rows from `from` up to `to`. */
function countNames(
  tables: Tables,
  segment: Segment,
  { from, to }: { from: number; to: number },
  change: 1 | -1,
) {
  const tags = tagColumn(segment)
  const places = placeColumn(segment)
  const countTag = (tag: number) => countName(tables.tags, tag, change)
  const countPlace = (place: number) => countName(tables.places, place, change)
  for (let row = from; row < to; row++) {
    countName(tables.titles, segment.title[row] as number, change)
    countName(tables.employers, segment.employer[row] as number, change)
    countName(tables.companies, segment.company[row] as number, change)
    forEachNumber(tags, row, countTag)
    forEachNumber(places, row, countPlace)
  }
}
