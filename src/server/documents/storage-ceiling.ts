/**
 * Refuses uploads once all files together are as large as the operator allows. Counted before each upload, so several
 * at once may exceed it by their own size.
 */
import { Refusal } from '#core/api/refusal.ts'
import type { Db } from '#store/db.ts'
import * as files from '#store/files.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** `maxBytes` null is no limit. */
export const withinCeiling =
  (
    { db, maxBytes }: { db: Db; maxBytes: number | null },
    scan: Services['scanFile'],
  ): Services['scanFile'] =>
  async (content) => {
    if (maxBytes !== null && (await files.totalBytes(db)) + content.length > maxBytes) {
      throw new Refusal('files_full')
    }
    return scan(content)
  }
