/** What a request carries to its loaders. Set once by the server for each request. */
import { createContext } from 'react-router'
import type { World } from '#work/world.ts'

export const worldContext = createContext<World>()

/** The one value that lets our own inline scripts run under the page's content security policy. */
export const nonceContext = createContext<string>()
