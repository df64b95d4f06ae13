/**
 * Who may read the messages that could not be sent: a browser or a program on the machine that the server
 * runs on, and nobody else. They hold codes and links that sign people in.
 */
import { isIPv4 } from 'node:net'
import type { Settings } from '#core/settings.ts'

type Asking = {
  /** The other end of the connection, as the system names it. */
  socketAddress: string | undefined
  trustedProxies: number
  headers: Headers
}

/** What proxies add. One on this machine makes everybody's connections come from this machine. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

export function mayReadInbox(
  { publicUrl, mailIsConfigured }: Pick<Settings, 'publicUrl' | 'mailIsConfigured'>,
  { socketAddress, trustedProxies, headers }: Asking,
): boolean {
  return (
    !mailIsConfigured &&
    trustedProxies === 0 &&
    isLoopbackHost(new URL(publicUrl).hostname) &&
    isLoopbackAddress(socketAddress ?? '') &&
    // A stranger's name can be made to lead here, so that their page could read what it is sent.
    isLoopbackHost(hostOf(headers)) &&
    !FORWARDING.some((name) => headers.has(name))
  )
}

function hostOf(headers: Headers) {
  const host = `http://${headers.get('host') ?? ''}`
  return URL.canParse(host) ? new URL(host).hostname : ''
}

/** `host` as `URL.hostname` spells it. */
export const isLoopbackHost = (host: string) =>
  host === 'localhost' || host === '[::1]' || isLoopbackAddress(host)

function isLoopbackAddress(address: string) {
  const plain = address.replace(/^::ffff:/i, '')
  return address === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}
