/** What a request carries to its loaders. Set once by the server for each request. */
import { createContext } from 'react-router'
import type { Viewer } from '#core/account/account.ts'
import type { World } from '#work/world/world.ts'

export const worldContext = createContext<World>()

/** The one value that lets our own inline scripts run under the page's content security policy. */
export const nonceContext = createContext<string>()

/** Who is signed in; null for a visitor, "paused" for somebody whose session cannot be read at present. */
export const viewerContext = createContext<Viewer | 'paused' | null>()

/** This browser's way to the messages that were not sent, see inbox-gate.ts; null where mail is sent. */
export const inboxContext = createContext<{
  isOpen: boolean
  /** The header that lets this browser in; null for a wrong key. */
  passFor(key: string): string | null
} | null>()

/** The visitor's network address, an IPv6 one cut to its /64. */
export const networkContext = createContext<string>()

/** The end of the visit before this one, as far as it is known here: see note-look.ts. */
export const lastVisitContext = createContext<Date | null>()

/** The number of the newest change of the signed-in person's data, from before anything of it was read. */
export const versionContext = createContext<number>()
