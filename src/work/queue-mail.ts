/** Puts a message into the outbox. A worker sends it, so that nobody waits for a mail server. */
import { escapeHtml } from '#core/html-write.ts'
import type { Db, Tx } from '#store/db.ts'
import * as outbox from '#store/outbox.ts'
import type { Clock } from './world.ts'

export type Line = string | { code: string } | { link: string; label: string }

/** `db` may be the transaction of what caused the message. */
export function queueMail(db: Db | Tx, clock: Clock, message: outbox.OutboxMessage): Promise<void> {
  return outbox.add(db, message, clock.now())
}

/** A short letter as text and as HTML that says the same. */
export function letter({ subject, lines }: { subject: string; lines: Line[] }) {
  const text = lines
    .map((line) => {
      if (typeof line === 'string') return line
      return 'code' in line ? line.code : line.link
    })
    .join('\n\n')
  const html = lines
    .map((line) => {
      if (typeof line === 'string') return `<p>${escapeHtml(line)}</p>`
      if ('code' in line) return `<p style="font-size:28px"><b>${escapeHtml(line.code)}</b></p>`
      return `<p><a href="${escapeHtml(line.link)}">${escapeHtml(line.label)}</a></p>`
    })
    .join('\n')
  return { subject, text: `${text}\n`, html: `${html}\n` }
}
