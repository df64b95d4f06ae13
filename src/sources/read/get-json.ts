/**
 * Requests JSON and opens its envelope: an object, or a list of items. An answer in another format is `Unreadable`;
 * `read-answer.ts` reads the items.
 */
import type { Get, SourceRequest } from '#sources/source/source.ts'
import { type Fields, readJson, requireFields, requireItems } from './read-answer.ts'

type JsonRequest = Omit<SourceRequest, 'accept'>

/** The answer as an object. */
export async function getFields(get: Get, request: JsonRequest): Promise<Fields> {
  return requireFields(await getJson(get, request))
}

/** The items of the answer: the answer itself, or its list under `key`. */
export async function getItems(
  get: Get,
  request: JsonRequest,
  key?: string,
): Promise<readonly unknown[]> {
  return requireItems(await getJson(get, request), key)
}

async function getJson(get: Get, request: JsonRequest): Promise<unknown> {
  return readJson(await get({ ...request, accept: 'json' }))
}
