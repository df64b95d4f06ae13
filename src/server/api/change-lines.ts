/** The changes of the jobs as lines of JSON, page by page as they are read: of any number, in flat memory. */
import { type ChangeCursor, DEFAULT_CHANGES, formatCursor } from '#core/job/job-changes.ts'
import type { Db } from '#store/db.ts'
import * as jobChanges from '#store/job-changes.ts'

export const LINES_TYPE = 'application/x-ndjson'

type Asked = { since: ChangeCursor | null; limit: number | null }

/**
 * Each line is a change and the cursor after it, so that a stream that broke is taken up where it did. The last one
 * is the cursor alone. The first page is read before this resolves: what is refused is refused with a status.
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
    { highWaterMark: 0 }, // one page is read when somebody wants it
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
