/**
 * Which sources this instance reads: those that are on by default or turned on by the operator, and whose keys
 * are set.
 */

import type { Env } from '#server/process/env.ts'
import { SOURCES } from '#sources/adapters/sources.ts'
import type { Source } from '#sources/source/source.ts'

export type UsableSource = { source: Source; keys: Readonly<Record<string, string>> }

type Given = Pick<Env, 'sourcesOn' | 'sourceKeys' | 'settings'>

/** Why the source isn't read, in a sentence; null if it is. */
export function whyNot(source: Source, { sourcesOn, sourceKeys, settings }: Given): string | null {
  if (settings.excludedSources.includes(source.name))
    return 'This source is listed in EXCLUDED_SOURCES.'
  if (source.terms.offBecause && !sourcesOn.includes(source.name)) {
    return `${source.terms.offBecause} To turn this source on, add ${source.name} to SOURCES_ON.`
  }
  const missing = source.needs.filter((name) => sourceKeys[name] === undefined)
  return missing.length > 0 ? `Set ${missing.join(' and ')} to turn this source on.` : null
}

/** By name. */
export function usableSources(
  given: Given,
  sources: readonly Source[] = SOURCES,
): Map<string, UsableSource> {
  const usable = sources.filter((source) => whyNot(source, given) === null)
  return new Map(
    usable.map((source) => [
      source.name,
      {
        source,
        keys: Object.fromEntries(source.needs.map((name) => [name, `${given.sourceKeys[name]}`])),
      },
    ]),
  )
}
