/** Reads a board without storing anything: whether it is a board, and what is on it. */

import { countOf } from '#core/text/count-of.ts'
import type { Env } from '#server/process/env.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'
import type { SourceClient } from '#sources/source/board-client.ts'
import { Unreadable } from '#sources/source/source.ts'
import { readListing } from '#work/import/read-listing.ts'
import { stayAtBoard } from './stay-at-board.ts'
import { usableSources, whyNot } from './usable-sources.ts'

/** Enough to see that it works. Boards that need one request per job take about a second for each. */
const MAX_CHECKED = 100
const TITLES = 3

/** Returns a sentence. Throws Away and Unreadable. */
export async function checkBoard(
  client: SourceClient,
  env: Env,
  { source: name, token }: { source: string; token: string },
): Promise<string> {
  const known = sourceNamed(name)
  if (!known) throw new Unreadable(`there is no source "${name}".`)
  const usable = usableSources(env).get(name)
  if (!usable) throw new Unreadable(`${known.title} is not read: ${whyNot(known, env)}`)
  const { source, keys } = usable
  const { get } = client.forBoard({
    source,
    token,
    validators: null,
    requireAllowed: stayAtBoard(source, token),
  })
  const titles: string[] = []
  const problems: string[] = []
  let count = 0
  for await (const found of source.gather(token, { get, isKnown: () => false, keys })) {
    if ('problem' in found) problems.push(found.problem)
    if ('listing' in found) {
      const read = readListing(found.listing, { now: new Date() })
      if ('problem' in read) problems.push(read.problem)
      else titles.push(read.listing.title)
    }
    count++
    if (count === MAX_CHECKED) break
  }
  const jobs =
    count === MAX_CHECKED ? `${titles.length} or more jobs` : countOf(titles.length, 'job')
  const examples = titles.slice(0, TITLES).map((title) => `"${title}"`)
  return [
    `${jobs}${examples.length > 0 ? `, for example ${examples.join(', ')}` : ''}.`,
    ...(problems.length > 0 ? [`${problems.length} could not be read: ${problems[0]}.`] : []),
  ].join(' ')
}
