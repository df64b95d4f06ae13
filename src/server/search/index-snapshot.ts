/**
 * The index as a file: what the engine wrote, with a label that says of which database it is and at which
 * moment. What is cut, changed, of another version or of another database is no snapshot: the index is then
 * made from the database.
 */
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { openWriter, type Writer } from '#search/writer.ts'
import { readShared, writeWhole } from '#server/process/snapshot-file.ts'
import type { Db } from '#store/db.ts'
import * as feed from '#store/search-feed.ts'

export type Kept = {
  writer: Writer
  mark: feed.Mark
  /** Milliseconds since 1970. */
  savedAt: number
}

export type Snapshots = {
  /** Null when there is none that this database goes on from. */
  open(): Promise<Kept | null>
  save(kept: Kept): Promise<void>
}

/** Travels in the engine's file, under its checksum. */
type Label = {
  madeBy: string
  mark: feed.Mark
  lastChange: feed.Touched | null
  savedAt: number
}

export function createSnapshots(db: Db, file: string, madeBy: string): Snapshots {
  return {
    async open() {
      const bytes = readShared(file)
      const writer = bytes && openWriter(bytes, { phrases: SKILL_PHRASES })
      if (!writer) return null
      const label = JSON.parse(writer.position ?? '{}') as Label
      if (label.madeBy !== madeBy) return null
      const fits = await feed.continues(db, label.mark, label.lastChange)
      return fits ? { writer, mark: label.mark, savedAt: label.savedAt } : null
    },
    async save({ writer, mark, savedAt }) {
      const label: Label = { madeBy, mark, savedAt, lastChange: await feed.lastChange(db) }
      writeWhole(file, writer.snapshot(JSON.stringify(label)))
    },
  }
}
