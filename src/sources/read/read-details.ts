/**
 * Boards whose list lacks the adverts: one request more for each job. What is known as it is listed is not asked for
 * again; a job whose details cannot be read is a problem of its own and still counts as listed.
 */

import {
  type Found,
  type GatherWorld,
  type SourceAnswer,
  type SourceRequest,
  Unreadable,
} from '#sources/source/source.ts'
import { readOne, toProblem } from './read-answer.ts'

export type Listed<Item> = {
  id: string
  /** What the list says of the job, as a mark: it changes when the list says something else. */
  stamp: string
  item: Item
  /** null where the list says everything. */
  request: SourceRequest | null
}

/** So many failures in a row are the system's, not a job's: then the run ends, and the next one goes on from there. */
const MAX_FAILURES = 3

export async function* readDetails<Item>(
  listed: Iterable<Listed<Item>>,
  { get, isKnown }: Pick<GatherWorld, 'get' | 'isKnown'>,
  read: (item: Item, answer: SourceAnswer | null) => Found | null,
): AsyncGenerator<Found> {
  let failures = 0
  for (const { id, stamp, item, request } of listed) {
    if (isKnown(id, stamp)) {
      yield { same: id }
      continue
    }
    const answered = await ask(request, get)
    if ('error' in answered) {
      if (!(answered.error instanceof Unreadable) && ++failures >= MAX_FAILURES)
        throw answered.error
      yield withId(toProblem(answered.error, item), id)
      continue
    }
    failures = 0
    const found = readOne(item, () => read(item, answered.answer))
    if (found) yield 'listing' in found ? { ...found, stamp } : withId(found, id)
  }
}

type Answered = { answer: SourceAnswer | null } | { error: unknown }

async function ask(request: SourceRequest | null, get: GatherWorld['get']): Promise<Answered> {
  try {
    return { answer: request && (await get(request)) }
  } catch (error) {
    return { error }
  }
}

const withId = (found: Found, id: string): Found => ('problem' in found ? { ...found, id } : found)
