/**
 * Reads reports about our mail: that it could not be delivered (RFC 3464), and that somebody pressed "spam" (RFC 5965).
 * A report names the message by its Message-ID in the returned headers, or by the envelope id, which some relays replace
 * by one of their own. A complaint also returns the link to unsubscribe, which is signed. The address in a report is not
 * used: it may be the one that mail was forwarded to, and it is often redacted.
 */
import PostalMime, { type Attachment } from 'postal-mime'
import { judgeStatus } from '#core/mail/delivery-failure.ts'
import type { MailReport } from '#core/mail/suppression.ts'

export type ReadReport = MailReport & {
  /** What may be the key of the message that is reported, the likeliest first. */
  messageKeys: string[]
  /** The signed token of its link to unsubscribe; null for a report of failed delivery. */
  unsubscribeToken: string | null
}

/** Reports are shallow: the message itself is the third part of three. */
const LIMITS = { maxNestingDepth: 10, maxHeadersSize: 64 * 1024, forceRfc822Attachments: true }

const DELIVERY_STATUS = new Set(['message/delivery-status', 'message/global-delivery-status'])
const RETURNED = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
])
/** What people report; `not-spam` and `auth-failure` are something else. */
const COMPLAINTS = new Set(['abuse', 'fraud', 'opt-out'])

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

/** A whole message as received. Null for anything that reports no failure and no complaint about a message of ours. */
export async function readMailReport(bytes: Uint8Array): Promise<ReadReport | null> {
  const parts = await partsOf(bytes)
  const report = deliveryReport(parts) ?? complaint(parts)
  if (report === null) return null
  const [returned] = parts.find(({ type }) => RETURNED.has(type))?.groups ?? []
  const keys = [returned?.get('message-id'), report.envelopeId].flatMap((text) => keyIn(text) ?? [])
  const unsubscribeToken =
    report.about.reason === 'complained' ? tokenIn(returned?.get('list-unsubscribe')) : null
  if (keys.length === 0 && unsubscribeToken === null) return null
  return { ...report.about, messageKeys: [...new Set(keys)], unsubscribeToken }
}

type Found = { about: MailReport; envelopeId: string | undefined }

function deliveryReport(parts: readonly Part[]): Found | null {
  const status = parts.find(({ type }) => DELIVERY_STATUS.has(type))
  if (!status) return null
  const [message] = status.groups
  const recipients = status.groups.filter((fields) => fields.has('action'))
  // Our messages have one recipient; a report about several is about where they were forwarded to.
  const failed = recipients.filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
  const [failure] = failed.map((fields) => judgeStatus(statusIn(fields)))
  if (!failure || failure.verdict === 'other' || failed.length !== recipients.length) return null
  return {
    about: { reason: 'bounced', isCertain: failure.verdict === 'gone', status: failure.status },
    envelopeId: message?.get('original-envelope-id'),
  }
}

function complaint(parts: readonly Part[]): Found | null {
  const [fields] = parts.find(({ type }) => type === 'message/feedback-report')?.groups ?? []
  if (!fields || !COMPLAINTS.has(fields.get('feedback-type')?.toLowerCase() ?? '')) return null
  return {
    about: { reason: 'complained', isCertain: true, status: null },
    envelopeId: fields.get('original-envelope-id'),
  }
}

/** Relays put a vague status before the precise one that the mail server answered. */
function statusIn(fields: Fields): string {
  const [, precise] =
    /^smtp;\s*5\d\d[ -](5\.\d{1,3}\.\d{1,3})(?!\S)/i.exec(fields.get('diagnostic-code') ?? '') ?? []
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
  return precise && /^5\.\d{1,3}\.0$|^$/.test(status) ? precise : status
}

/** Of a link as `subscriptionHeaders` writes it, which may be folded within the address. */
const tokenIn = (text: string | undefined) =>
  /[?&]token=([\w.-]{1,200})/.exec(text?.replace(/\s/g, '') ?? '')?.[1] ?? null

const keyIn = (text: string | undefined) => UUID.exec(text?.toLowerCase() ?? '')?.[0] ?? null

type Fields = ReadonlyMap<string, string>
/** A part with fields like headers, in groups separated by empty lines. */
type Part = { type: string; groups: Fields[] }

async function partsOf(bytes: Uint8Array): Promise<Part[]> {
  const { attachments } = await PostalMime.parse(bytes, LIMITS).catch(() => ({ attachments: [] }))
  return attachments.map(({ mimeType, content }) => ({
    type: mimeType,
    groups: textOf(content)
      .trimStart()
      .split(/\r?\n\r?\n/, MAX_GROUPS)
      .map(fieldsOf),
  }))
}

const MAX_GROUPS = 20

const textOf = (content: Attachment['content']) =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')

/** The first of each name, in lower case. */
function fieldsOf(group: string): Fields {
  const lines = group.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const fields = lines.flatMap((line): [string, string][] => {
    const [, name, value = ''] = /^([!-9;-~]+):(.*)$/.exec(line) ?? []
    return name ? [[name.toLowerCase(), value.trim()]] : []
  })
  return new Map(fields.toReversed())
}
