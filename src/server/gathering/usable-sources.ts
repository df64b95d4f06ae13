/** Which sources this copy reads: those that are on or that the operator turned on, and whose keys are there. */

import type { Env } from '#server/process/env.ts'
import { SOURCES } from '#sources/adapters/sources.ts'
import type { Source } from '#sources/source/source.ts'

export type UsableSource = { source: Source; keys: Readonly<Record<string, string>> }

type Given = Pick<Env, 'sourcesOn' | 'sourceKeys' | 'settings'>

/** Why the source is not read, in a sentence; null for one that is. */
export function whyNot(source: Source, { sourcesOn, sourceKeys, settings }: Given): string | null {
  if (settings.excludedSources.includes(source.name)) return 'EXCLUDED_SOURCES names it.'
  if (source.terms.offBecause && !sourcesOn.includes(source.name)) {
    return `${source.terms.offBecause} SOURCES_ON can turn it on.`
  }
  const missing = source.needs.filter((name) => sourceKeys[name] === undefined)
  return missing.length > 0 ? `It needs ${missing.join(' and ')}.` : null
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
