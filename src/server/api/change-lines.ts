/** Job changes as JSON lines, read page by page: any number of changes in constant memory. */
import { type ChangeCursor, DEFAULT_CHANGES, formatCursor } from '#core/job/job-changes.ts'
import type { Db } from '#store/db.ts'
import * as jobChanges from '#store/job-changes.ts'

export const LINES_TYPE = 'application/x-ndjson'

type Asked = { since: ChangeCursor | null; limit: number | null }

/**
 * Each line is a change and the cursor after it, so a client can resume a broken stream. The last line is the
 * cursor alone. The first page is read before this resolves, so a refusal can still set the status.
 */
export async function changeLines(
  db: Db,
  { since, limit }: Asked,
): Promise<ReadableStream<Uint8Array>> {
  const size = limit ?? DEFAULT_CHANGES
  let page: jobChanges.ChangePage | null = await jobChanges.since(db, since, size)
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!page) return controller.close()
        const { next, hasMore } = page
        const isLast = !hasMore || limit !== null
        const text = formatPage(page, isLast)
        controller.enqueue(encoder.encode(text))
        page = isLast ? null : await jobChanges.since(db, next, size)
      },
    },
    { highWaterMark: 0 }, // a page is read when the client asks for it
  )
}

function formatPage({ changes, cursors, next, hasMore }: jobChanges.ChangePage, isLast: boolean) {
  const lines = changes.map((change, at) => ({
    ...change,
    next: formatCursor(cursors[at] as ChangeCursor),
  }))
  const end = isLast ? [{ next: formatCursor(next), hasMore }] : []
  return [...lines, ...end].map((line) => `${JSON.stringify(line)}\n`).join('')
}
