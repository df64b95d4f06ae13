/** A notice as the request that its channel understands. */
import { createHmac } from 'node:crypto'
import { buildPushPayload } from '@block65/webcrypto-web-push'
import { type ChannelTarget, parseNtfyTopic } from '#core/alert/alert-channel.ts'
import { type AlertNotice, shortNotice, webhookBody } from '#core/alert/alert-notice.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { readPushKeys } from './push-keys.ts'

export type NoticeRequest = {
  url: string
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array
}

export type SentNotice = {
  /** The same in every attempt. */
  id: string
  notice: AlertNotice
  createdAt: Date
}

type Given = Pick<Services, 'db' | 'clock' | 'keys' | 'settings'>

/** How long a push service keeps a notice for a device that is off, in seconds. */
const PUSH_KEPT = 86_400

export async function noticeRequest(
  services: Given,
  target: ChannelTarget,
  sent: SentNotice,
): Promise<NoticeRequest> {
  if (target.kind === 'webhook') return webhookRequest(services, target, sent)
  if (target.kind === 'ntfy') return ntfyRequest(services, target, sent)
  return pushRequest(services, target, sent)
}

/** Standard Webhooks: the receiver checks id, time of this attempt and body with the secret that it was given. */
function webhookRequest(
  { clock }: Pick<Given, 'clock'>,
  { url, secret }: Extract<ChannelTarget, { kind: 'webhook' }>,
  { id, notice, createdAt }: SentNotice,
): NoticeRequest {
  const body = webhookBody(notice, createdAt)
  const messageId = `msg_${id}`
  const timestamp = Math.floor(clock.now().getTime() / 1_000)
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const mac = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64')
  return {
    url,
    headers: {
      'content-type': 'application/json',
      'webhook-id': messageId,
      'webhook-timestamp': `${timestamp}`,
      'webhook-signature': `v1,${mac}`,
    },
    body,
  }
}

/** As JSON to the server, because the headers of a request to the topic itself take no Unicode. */
function ntfyRequest(
  { settings: { publicUrl } }: Pick<Given, 'settings'>,
  { url }: Extract<ChannelTarget, { kind: 'ntfy' }>,
  { notice }: SentNotice,
): NoticeRequest {
  const { server, topic } = parseNtfyTopic(url) ?? { server: url, topic: '' }
  const { title, body, url: click } = shortNotice(notice, publicUrl)
  return {
    url: server,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ topic, title, message: body, click, tags: ['briefcase'] }),
  }
}

/** Web Push (RFC 8291): only the browser can read it. */
async function pushRequest(
  services: Given,
  { url, p256dh, auth }: Extract<ChannelTarget, { kind: 'push' }>,
  { id, notice }: SentNotice,
): Promise<NoticeRequest> {
  const { publicUrl, operator } = services.settings
  const { headers, body } = await buildPushPayload(
    { data: { id, ...shortNotice(notice, publicUrl) }, options: { ttl: PUSH_KEPT } },
    { endpoint: url, expirationTime: null, keys: { p256dh, auth } },
    {
      ...(await readPushKeys(services)),
      subject: operator.email === null ? publicUrl : `mailto:${operator.email}`,
    },
  )
  const { 'content-length': _, ...others } = headers // the client writes it
  return { url, headers: others, body }
}
