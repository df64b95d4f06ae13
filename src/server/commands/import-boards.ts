/**
 * Adds many boards from a list, a part at a time: from a file of any size, or all that come with the product. What is
 * there already stays as it is, so the same list can be imported again, and an interrupted import continued.
 */
import { createBoardListReader, LISTED_BEFORE } from '#core/boards/board-list.ts'
import { countOf } from '#core/text/count-of.ts'
import { readMoreBoards, readStarterBoards } from '#server/gathering/shipped-boards.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'
import type { NewBoard } from '#store/boards.ts'
import type { Db } from '#store/db.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import { type FileEnd, readLines } from './read-lines.ts'

/** Boards per transaction. */
const AT_ONCE = 2_000
/** Refused lines that are printed; of the others, only the number. */
const SHOWN_LINES = 20

export type ImportedBoards = {
  added: number
  existing: number
  refused: number
  /** Lines that repeat a board of an earlier line. */
  repeated: number
  /** The names of their sources. */
  sources: ReadonlySet<string>
  /** What undoes all of it; see `undoAddBoards`. */
  at: Date
  /** Why the file could not be read to its end; null if it was. */
  problem: string | null
}

type Parts = { db: Db; now: Date; say(text: string): void; progress?(text: string): void }

/** `file` null adds the boards that come with the product. */
export async function importBoards(
  { db, now, say, progress = () => {} }: Parts,
  file: string | null,
): Promise<ImportedBoards> {
  const end: FileEnd = { problem: null }
  const counts = { added: 0, existing: 0, refused: 0, repeated: 0 }
  const sources = new Set<string>()
  let part: NewBoard[] = []

  async function addPart() {
    const added = await addBoards({ db, clock: { now: () => now } }, part)
    counts.added += added
    counts.existing += part.length - added
    part = []
    progress(
      `${countOf(counts.added, 'board')} added, ${countOf(counts.existing, 'one', 'ones')} there`,
    )
  }

  for await (const read of file === null ? shippedBoards() : boardsOf(file, end)) {
    if ('problem' in read) {
      if (read.problem === LISTED_BEFORE) counts.repeated++
      else if (counts.refused++ < SHOWN_LINES) say(`line ${read.line}: ${read.problem}`)
      continue
    }
    sources.add(read.source)
    part.push(read)
    if (part.length === AT_ONCE) await addPart()
  }
  if (part.length > 0) await addPart()
  const more = counts.refused - SHOWN_LINES
  if (more > 0) say(`${countOf(more, 'more line')} refused.`)
  return { ...counts, sources, at: now, problem: end.problem }
}

function* shippedBoards() {
  yield* readStarterBoards()
  yield* readMoreBoards()
}

async function* boardsOf(file: string, end: FileEnd) {
  const reader = createBoardListReader(({ source }) =>
    sourceNamed(source) ? null : `there is no source called ${source}`,
  )
  for await (const read of readLines(file, end)) {
    if ('problem' in read) yield read
    else {
      const found = reader(read.text.replace(/\r$/, ''))
      if (found !== null) yield 'problem' in found ? { ...found, line: read.line } : found
    }
  }
}
