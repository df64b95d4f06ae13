/**
 * Runs a source with answers from files or strings instead of the network, and returns everything it found. Also
 * knows where items are in JSON and XML answers, so that tests can break one of them.
 */
import * as fs from 'node:fs'
import type { Listing } from '#core/job/listing.ts'
import type { Found, GatherContext, Source, SourceRequest } from '#sources/source/source.ts'

const FIXTURES = new URL('../src/sources/fixtures/', import.meta.url)

export const fixture = (file: string) => fs.readFileSync(new URL(file, FIXTURES), 'utf8')

/** Returns the text of the answer to a request. Throw for a failing request. */
export type Answer = (request: SourceRequest) => string

/** Services whose answers all come from `answer`, with nothing known yet. */
export function contextOf(answer: Answer, known: Partial<GatherContext> = {}): GatherContext {
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
  services: GatherContext,
): Promise<Found[]> {
  const found: Found[] = []
  for await (const one of source.gather(token, services)) found.push(one)
  return found
}

/** Everything that is found when every request gets this text. */
export const gatherText = (source: Source, token: string, text: string) =>
  gatherAll(
    source,
    token,
    contextOf(() => text),
  )

export const listingsOf = (found: readonly Found[]): Listing[] =>
  found.flatMap((one) => ('listing' in one ? [one.listing] : []))

export const problemsOf = (found: readonly Found[]) =>
  found.flatMap((one) => ('problem' in one ? [one] : []))

/** How a source's answers contain its items. */
export type Items = {
  ending: 'json' | 'jsonl' | 'xml' | 'html'
  /** The answer without the item at this index. */
  without(body: string, index: number): string
  /** The answer with this item made unreadable, in every way possible. */
  broken(body: string, index: number): string[]
  /** The answer with one field of this item changed to another type, for every field and several types. */
  changed(body: string, index: number): string[]
}

/** Values used where another type is expected. */
const ODD_VALUES: readonly unknown[] = [null, 42, '', 'odd', true, {}, [], [null], { id: {} }]

/**
 * Items are the answer itself or a list in it under a key ("result.jobs"), after `skipped` elements that are not
 * items.
 */
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

/** The value with each of its fields, at any depth, replaced by each odd value in turn. */
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

/** Items are lines. */
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

/** Items are elements with this name. */
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

/** Items are in the page's last structured data block, under a key. Only a JobPosting counts as a broken item. */
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
