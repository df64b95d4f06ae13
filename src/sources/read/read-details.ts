/**
 * For boards whose list lacks the adverts: one more request per job that is taken and has changed. A job whose details
 * cannot be read is a problem of its own and still counts as listed.
 */

import {
  type Found,
  type GatherContext,
  type SourceAnswer,
  type SourceRequest,
  Unreadable,
} from '#sources/source/source.ts'
import { readOne, toProblem } from './read-answer.ts'

export type Listed<Item> = {
  id: string
  /** null if it is only in the details. */
  title: string | null
  /** A fingerprint of the job's row in the list; it changes whenever the row changes. */
  stamp: string
  item: Item
  /** null if the list has all details. */
  request: SourceRequest | null
}

/** This many failures in a row are the system's fault, not a job's: the run ends, and the next one continues. */
const MAX_FAILURES = 3

export async function* readDetails<Item>(
  listed: Iterable<Listed<Item>>,
  { get, isKnown, isWanted }: Pick<GatherContext, 'get' | 'isKnown' | 'isWanted'>,
  read: (item: Item, answer: SourceAnswer | null) => Found | null,
): AsyncGenerator<Found> {
  let failures = 0
  for (const { id, title, stamp, item, request } of listed) {
    if (title !== null && isWanted?.(title) === false) {
      yield { leftOut: id, title }
      continue
    }
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

async function ask(request: SourceRequest | null, get: GatherContext['get']): Promise<Answered> {
  try {
    return { answer: request && (await get(request)) }
  } catch (error) {
    return { error }
  }
}

const withId = (found: Found, id: string): Found => ('problem' in found ? { ...found, id } : found)
