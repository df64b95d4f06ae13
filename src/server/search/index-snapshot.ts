/**
 * The index as a file: the engine's data with a label that names its database and moment. A file that is
 * truncated, damaged, or from another version or database doesn't count as a snapshot; the index is then built
 * from the database.
 */
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { openWriter, type Writer } from '#search/indexing/writer.ts'
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
  /** Null if there is none that this database continues. */
  open(): Promise<Kept | null>
  save(kept: Kept): Promise<void>
}

/** Stored in the engine's file, covered by its checksum. */
type Label = {
  madeBy: string
  mark: feed.Mark
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
      const fits = await feed.continues(db, label.mark)
      return fits ? { writer, mark: label.mark, savedAt: label.savedAt } : null
    },
    async save({ writer, mark, savedAt }) {
      const label: Label = { madeBy, mark, savedAt }
      writeWhole(file, writer.snapshot(JSON.stringify(label)))
    },
  }
}
