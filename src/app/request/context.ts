/** What the server sets on each request for its loaders and actions. */
import { createContext } from 'react-router'
import type { Viewer } from '#core/account/account.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { Bytes } from './utf8.ts'

export const servicesContext = createContext<Services>()

/** The nonce that lets our own inline scripts run under the page's content security policy. */
export const nonceContext = createContext<string>()

/**
 * Where `entry.server.tsx` leaves a page's HTML, because a response's body is converted and copied at every step. Null
 * until there is one.
 */
export const renderedContext = createContext<{ html: Bytes | null }>()

/** The signed-in person; null for a visitor; "paused" while the session cannot be read. */
export const viewerContext = createContext<Viewer | 'paused' | null>()

/** This browser's access to the unsent messages, see inbox-gate.ts; null if mail is sent. */
export const inboxContext = createContext<{
  isOpen: boolean
  /** The Set-Cookie value that admits this browser; null for a wrong key. */
  passFor(key: string): string | null
} | null>()

/** The id of this request: in its log lines and on its error page. Null outside of the server's own requests. */
export const requestIdContext = createContext<string | null>(null)

/** The visitor's network address; IPv6 addresses are cut to their /64. */
export const networkContext = createContext<string>()

/** The end of the previous visit, if known on the server: see note-look.ts. */
export const lastVisitContext = createContext<Date | null>()

/** The version of the signed-in person's data, read before any of the data. */
export const versionContext = createContext<number>()
