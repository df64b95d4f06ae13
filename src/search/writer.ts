/**
 * Takes jobs in and gives out what searchers read. Only one writer has an index; it may live in a thread of its
 * own, because everything it publishes is shared memory.
 * Each batch becomes a segment; small segments are merged into larger ones (`merge`), at most four of a size
 * standing side by side, so that a job is moved a handful of times in its life. Removing only marks.
 * A mark is seen at once, a new segment with its publication: a changed job is missing for that moment, never double.
 */
import type { JobId } from '#core/job/job.ts'
import { createSegmentBuilder } from './build-segment.ts'
import {
  buildDictionary,
  type Dictionary,
  emptyDictionary,
  isDictionaryDue,
  withRisen,
} from './dictionary.ts'
import type { JobDocument } from './document.ts'
import { createIdTable } from './id-table.ts'
import { chooseMerge } from './merge-policy.ts'
import { mergeSegments } from './merge-segments.ts'
import { ALIVE } from './profile.ts'
import { MAX_ROWS, markDead, placeColumn, type Segment, tagColumn } from './segment.ts'
import { forEachNumber } from './slots.ts'
import { type Kept, readSnapshot, writeSnapshot } from './snapshot.ts'
import {
  buildSuggestions,
  emptySuggestions,
  isSuggestionsDue,
  noteJobs,
  type Suggested,
  type Suggestions,
} from './suggestion-keys.ts'
import { copyTables, countInUse, countName, createTables, type Tables } from './tables.ts'

export type Writer = {
  /** How many jobs are open. */
  readonly size: number
  /** The share of titles that no open job has any more: numbers are given for good, until the index is made anew. */
  waste(): number
  /** How many segments there are; for whoever watches. */
  readonly segments: number
  /** What was handed to the snapshot that this writer was opened from; null for a new one. */
  readonly position: string | null
  /** Adds jobs and replaces those with the same id. Thousands at once are far cheaper than one by one. */
  put(documents: Iterable<JobDocument>): void
  /** Unknown ids are ignored. */
  remove(ids: Iterable<JobId>): void
  /** Ignored for an unknown id. */
  setCounts(id: JobId, counts: { views: number; applications: number }): void
  /** The day (see utc-day.ts) on which the job was last found still listed. Ignored for an unknown id. */
  setSeen(id: JobId, day: number): void
  /** Does one piece of work that can wait, up to a second or two long; false when there is none. */
  merge(): boolean
  /** What searchers need to see everything so far. Cheap to make and to send to another thread. */
  publication(): Publication
  /** The whole index as pieces of one file, with a note of where its reader stood. */
  snapshot(position: string): Uint8Array[]
}

/** Numbers and shared memory only. What searchers read grows or is marked; nothing they hold becomes false. */
export type Publication = {
  segments: { serial: number; buffer: SharedArrayBuffer; offset: number }[]
  tables: Tables
  dictionary: Dictionary
  suggestions: Suggestions
  /** Open jobs, and rows with the removed ones. */
  jobs: number
  rows: number
}

export type WriterOptions = {
  /** Phrases that can be found in descriptions too. */
  phrases?: Iterable<string>
}

/** Jobs of one segment as they come in; four such fill the largest. */
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
 * The writer whose snapshot these bytes are; null when they are cut, changed, or of another version.
 * The memory under `bytes` is used from then on.
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
  /** Serial * MAX_ROWS + row of each open job. */
  const places = createIdTable(kept.segments.reduce((sum, { rows }) => sum + rows, 0))
  const bySerial = new Map(segments.map((segment) => [segment.serial, segment]))
  let nextSerial = Math.max(0, ...bySerial.keys()) + 1
  const build = createSegmentBuilder(tables, phrases)
  for (const segment of segments) enter(segment)

  function enter(segment: Segment) {
    for (let row = 0; row < segment.rows; row++) {
      if ((segment.flags[row] as number) & ALIVE) {
        places.set(segment.id[row] as JobId, segment.serial * MAX_ROWS + row)
      }
    }
  }

  function add(segment: Segment) {
    segments = [...segments, segment]
    bySerial.set(segment.serial, segment)
    enter(segment)
  }

  function drop(gone: Segment[]) {
    segments = segments.filter((segment) => !gone.includes(segment))
    for (const segment of gone) bySerial.delete(segment.serial)
  }

  function find(id: JobId): { segment: Segment; row: number } | null {
    const place = places.get(id)
    if (place < 0) return null
    const segment = bySerial.get(Math.floor(place / MAX_ROWS)) as Segment
    return { segment, row: place % MAX_ROWS }
  }

  function removeOne(id: JobId) {
    const place = find(id)
    if (!place) return
    markDead(place.segment, place.row, ALIVE)
    countNames(tables, place.segment, place.row, -1)
    places.delete(id)
  }

  /** Tells the suggestions how many jobs the names of a segment have now. */
  function noteNames(segment: Segment) {
    const note = (kind: Suggested) => (name: number) =>
      noteJobs(suggestions[kind], name, tables[kind].jobs[name] as number)
    const [title, employer, tag, place] = [
      note('titles'),
      note('employers'),
      note('tags'),
      note('places'),
    ]
    for (let row = 0; row < segment.rows; row++) {
      title(segment.title[row] as number)
      employer(segment.employer[row] as number)
      forEachNumber(tagColumn(segment), row, tag)
      forEachNumber(placeColumn(segment), row, place)
    }
  }

  function addBatch(documents: JobDocument[]) {
    // the last of several with one id is the one that counts
    const jobs = [...new Map(documents.map((job) => [job.id, job])).values()]
    if (jobs.length === 0) return
    const segment = build(nextSerial++, jobs)
    for (const job of jobs) removeOne(job.id)
    for (let row = 0; row < segment.rows; row++) countNames(tables, segment, row, 1)
    noteNames(segment)
    dictionary = withRisen(dictionary, tables.terms, segment)
    add(segment)
  }

  return {
    get size() {
      return places.size
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
        jobs: places.size,
        rows: segments.reduce((sum, segment) => sum + segment.rows, 0),
      }
    },
    snapshot: (position) => writeSnapshot({ tables, dictionary, suggestions, segments, position }),
  }
}

function countNames(tables: Tables, segment: Segment, row: number, change: 1 | -1) {
  countName(tables.titles, segment.title[row] as number, change)
  countName(tables.employers, segment.employer[row] as number, change)
  countName(tables.companies, segment.company[row] as number, change)
  forEachNumber(tagColumn(segment), row, (tag) => countName(tables.tags, tag, change))
  forEachNumber(placeColumn(segment), row, (place) => countName(tables.places, place, change))
}
