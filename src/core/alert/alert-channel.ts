/**
 * A channel: an address, besides email, that is notified at once of what an alert found. A webhook gets signed JSON (Standard
 * Webhooks), an ntfy topic a message for a phone, and a browser a notification (Web Push).
 */
import type { AlertId } from './alert.ts'

export type ChannelId = number & { readonly __brand: 'ChannelId' }

export const CHANNEL_KINDS = ['webhook', 'ntfy', 'push'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

export const CHANNEL_LABELS: Record<ChannelKind, string> = {
  webhook: 'Webhook',
  ntfy: 'ntfy',
  push: 'Browser',
}

export type AlertChannel = {
  id: ChannelId
  alertId: AlertId
  kind: ChannelKind
  /** Of the address, which may be a secret as a whole. */
  host: string
  createdAt: Date
  /** When we stopped using it, because it accepted nothing for a day or is gone; null while it is used. */
  stoppedAt: Date | null
}

/** Where a channel leads, and its keys. */
export type ChannelTarget =
  | {
      kind: 'webhook'
      url: string
      /** `whsec_` and base64. */
      secret: string
    }
  /** `url` is that of the topic. */
  | { kind: 'ntfy'; url: string }
  | ({ kind: 'push' } & PushSubscription)

/** As a browser describes it; keys in base64url. */
export type PushSubscription = { url: string; p256dh: string; auth: string }

/** In characters. */
export const MAX_CHANNEL_URL = 1_000

/** Names that only this machine or its network knows. */
const LOCAL_NAMES = ['local', 'localhost']

/**
 * The normalized address; null for what we never request: anything but https at its own port, with a user name, or
 * without a name that the internet can know.
 * Whether it leads to the public internet is only known when it is requested.
 */
export function parseChannelUrl(text: string): URL | null {
  const url = text.length <= MAX_CHANNEL_URL ? URL.parse(text.trim()) : null
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return null
  if (!isInternetName(url.hostname)) return null
  url.hash = ''
  return url
}

/** How much of an address, in characters, tells it apart from others. */
const ENDING = 4

/** The end of an address after its host, at most half of it, because the whole may be a secret. */
export function channelEnding(url: string): string {
  const { pathname, search } = new URL(url)
  const secret = (pathname + search).replace(/^\/|\/$/g, '')
  return secret.slice(secret.length - Math.min(ENDING, Math.floor(secret.length / 2)))
}

/** A name with a domain, not an IP address. `host` is as URL writes it. */
function isInternetName(host: string): boolean {
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  return (
    labels.length > 1 && /^[\w-]+$/.test(last) && /[a-z]/.test(last) && !LOCAL_NAMES.includes(last)
  )
}

/** The server and topic of `https://ntfy.sh/my-topic`, also below a path; null if it names no topic. */
export function parseNtfyTopic(text: string): { server: string; topic: string } | null {
  const url = parseChannelUrl(text)
  const [, path, topic] = /^(.*\/)([\w-]{1,64})\/?$/.exec(url?.pathname ?? '') ?? []
  if (!url || path === undefined || topic === undefined) return null
  return { server: `${url.origin}${path}${url.search}`, topic }
}

/** Whether the keys have the lengths of a point on P-256 and of a secret of 16 bytes. */
export const isPushSubscription = ({ p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>) =>
  /^B[\w-]{86}$/.test(p256dh) && /^[\w-]{22}$/.test(auth)

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Pauses after the first failure, the second, and so on: a day in all. */
const RETRY_PAUSES_MS = [
  10_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  10 * HOUR_MS,
]

/** How long to wait after this many failures; null to give up. */
export const deliveryPauseMs = (failures: number): number | null =>
  RETRY_PAUSES_MS[failures - 1] ?? null

/** Whether this HTTP status says that the address will never accept anything again. */
export const isGone = (kind: ChannelKind, status: number | null): boolean =>
  status === 410 || (kind === 'push' && status === 404)
