/**
 * What the machines of a source bear, and what reading one board of it takes. Boards on the same machines are in one
 * lane: they share its pace, however many are read at once and by however many servers.
 */

export type SourceLoad = {
  /**
   * Each is a lane, together with its subdomains. Empty if a board is an address of its own: then its host is its
   * lane.
   */
  hosts: readonly string[]
  /** Which of the hosts a board is on, if there are several. */
  hostOf?(token: string): string
  /** Between the starts of two requests to a lane. */
  secondsBetween: number
  /** Ceilings that its owner sets for longer times, all of which are kept; none if left out. */
  ceilings?: readonly Ceiling[]
  /** Requests to a lane at the same time. */
  atOnce: number
  /** Boards of a lane that are read at the same time; enough to use its pace. */
  boardsAtOnce: number
  /**
   * A board of 24 jobs that are all new, without robots.txt. That is the mean of 28,145 boards: 669,608 open jobs
   * (counted by freehire, August 2026). Sizes are after decompression, by recorded answers or, without one, by the size of a
   * typical job text of 6 kilobytes.
   */
  cost: { requests: number; kilobytes: number }
}

/** At most so many requests within any such time. */
export type Ceiling = { requests: number; minutes: number }

/** For hosts whose owners state no limit: one request a second. */
export const USUAL_LOAD = { secondsBetween: 1, atOnce: 2, boardsAtOnce: 1 } as const

/** The lane of a board: a host of its source, or the host of the address that it is. */
export function laneOf(
  { name, load }: { name: string; load: Pick<SourceLoad, 'hosts' | 'hostOf'> },
  token: string,
): string {
  return load.hostOf?.(token) ?? load.hosts[0] ?? (URL.parse(token)?.hostname || name)
}
