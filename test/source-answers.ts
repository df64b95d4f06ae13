/**
 * A source as tests ask it: answers come from files or texts instead of the network, and everything that it found
 * comes back at once. Knows how items lie in answers of JSON and XML, so that one of them can be broken.
 */
import * as fs from 'node:fs'
import type { Listing } from '#core/job/listing.ts'
import type { Found, GatherWorld, Source, SourceRequest } from '#sources/source/source.ts'

const FIXTURES = new URL('../src/sources/fixtures/', import.meta.url)

export const fixture = (file: string) => fs.readFileSync(new URL(file, FIXTURES), 'utf8')

/** What is asked, and the text of the answer. Throw for an answer that fails. */
export type Answer = (request: SourceRequest) => string

/** A world where `answer` says everything, and nothing is known yet. */
export function worldOf(answer: Answer, known: Partial<GatherWorld> = {}): GatherWorld {
  return {
    get: async (request) => ({ url: request.url, text: answer(request) }),
    isKnown: () => false,
    keys: {},
    ...known,
  }
}

export async function gatherAll(
  source: Source,
  token: string,
  world: GatherWorld,
): Promise<Found[]> {
  const found: Found[] = []
  for await (const one of source.gather(token, world)) found.push(one)
  return found
}

/** Everything that was found when every request gets this text. */
export const gatherText = (source: Source, token: string, text: string) =>
  gatherAll(
    source,
    token,
    worldOf(() => text),
  )

export const listingsOf = (found: readonly Found[]): Listing[] =>
  found.flatMap((one) => ('listing' in one ? [one.listing] : []))

export const problemsOf = (found: readonly Found[]) =>
  found.flatMap((one) => ('problem' in one ? [one] : []))

/** How the items of a source lie in its answers. */
export type Items = {
  ending: 'json' | 'jsonl' | 'xml' | 'html'
  /** The answer without its item at this index. */
  without(body: string, index: number): string
  /** The answer with this item unreadable, in every way that it can be. */
  broken(body: string, index: number): string[]
  /** The answer with one field of this item of another type, for every field and several types. */
  changed(body: string, index: number): string[]
}

/** What stands where another type is expected. */
const ODD_VALUES: readonly unknown[] = [null, 42, '', 'odd', true, {}, [], [null], { id: {} }]

/** Items are the answer itself, or the list under a key of it ("result.jobs"), behind so many that are none. */
export function inJson(key?: string, skipped = 0): Items {
  const itemsOf = (whole: unknown) =>
    (key?.split('.') ?? []).reduce(
      (value, part) => (value as Record<string, unknown>)[part],
      whole,
    ) as unknown[]
  const edit = (body: string, change: (items: unknown[]) => void) => {
    const whole = JSON.parse(body)
    change(itemsOf(whole))
    return JSON.stringify(whole)
  }
  return {
    ending: 'json',
    without: (body, index) => edit(body, (items) => items.splice(index + skipped, 1)),
    broken: (body, index) =>
      [null, 42, 'odd', [], {}].map((odd) =>
        edit(body, (items) => {
          items[index + skipped] = odd
        }),
      ),
    changed(body, index) {
      const item = itemsOf(JSON.parse(body))[index + skipped]
      return variantsOf(item).map((variant) =>
        edit(body, (items) => {
          items[index + skipped] = variant
        }),
      )
    },
  }
}

/** The value with each of its fields, however deep, replaced by each odd value in turn. */
function variantsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const [first, ...rest] = value
    return variantsOf(first).map((variant) => [variant, ...rest])
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    [...ODD_VALUES, ...variantsOf(inner)].map((odd) => ({ ...value, [field]: odd })),
  )
}

/** Items are the lines. */
export function inLines(): Items {
  const { without, broken, changed } = inJson()
  const list = (body: string) => `[${body.trimEnd().split('\n').join(',')}]`
  const lines = (text: string) =>
    `${(JSON.parse(text) as unknown[]).map((item) => JSON.stringify(item)).join('\n')}\n`
  return {
    ending: 'jsonl',
    without: (body, index) => lines(without(list(body), index)),
    broken: (body, index) => broken(list(body), index).map(lines),
    changed: (body, index) => changed(list(body), index).map(lines),
  }
}

/** Items are the elements of this name. */
export function inXml(name: string): Items {
  const pattern = () => new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'g')
  const edit = (body: string, index: number, change: (item: string) => string) => {
    let at = 0
    return body.replace(pattern(), (item) => (at++ === index ? change(item) : item))
  }
  return {
    ending: 'xml',
    without: (body, index) => edit(body, index, () => ''),
    broken: (body, index) =>
      ['', 'odd', '<a><b/></a>'].map((odd) => edit(body, index, () => `<${name}>${odd}</${name}>`)),
    changed(body, index) {
      const item = body.match(pattern())?.[index] ?? ''
      const fields = item.matchAll(/<([\w:-]+)>[^<]*<\/\1>/g)
      return [...fields].flatMap(([field, tag]) =>
        ['', 'odd', '<a/>', '&amp;'].map((odd) =>
          edit(body, index, (whole) => whole.replace(field, () => `<${tag}>${odd}</${tag}>`)),
        ),
      )
    },
  }
}

const LD_BLOCK =
  /(?<=<script type="application\/ld\+json">)\{(?=\n)[\s\S]*\}(?=<\/script>\s*<\/body>)/

/** Items are what the last block of structured data of a page holds under a key; only a job can be a broken one. */
export function inPage(key: string): Items {
  const json = inJson(key)
  const block = (body: string) => body.match(LD_BLOCK)?.[0] ?? ''
  const put = (body: string, changed: string) => body.replace(LD_BLOCK, () => changed)
  const job = (fields: object) => JSON.stringify({ '@type': 'JobPosting', ...fields })
  return {
    ending: 'html',
    without: (body, index) => put(body, json.without(block(body), index)),
    broken: (body, index) =>
      [job({}), job({ title: ' ' }), job({ title: 'No employer' })].map((odd) => {
        const whole = JSON.parse(block(body))
        whole[key][index] = JSON.parse(odd)
        return put(body, JSON.stringify(whole))
      }),
    changed: (body, index) => json.changed(block(body), index).map((text) => put(body, text)),
  }
}
