/**
 * IN-05: no regular expression of the product takes longer than in proportion to its text. Those on which a repeated
 * text could weigh more are measured on that text; those that only ever meet short ones are listed with the reason.
 */
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { attacksOn } from './pattern-attacks.ts'

type Pattern = { file: string; source: string; flags: string }

/** By file and how the pattern begins. */
const BOUNDED: Record<string, Record<string, string>> = {
  'src/core/cv/cv-span.ts': { '\\s*[–—]': 'at most 80 characters' },
  'src/core/pay/salary-choice.ts': { '\\B(?=(?:\\d{3})+$)': 'the digits of a number' },
  'src/core/pay/salary-currency.ts': { '(\\p{L}+|': 'the few characters beside a number' },
  'src/core/requirement/skill-demand.ts': {
    '^[\\s,/|': 'at most 24 characters between two skills',
  },
  'src/core/boards/split-address.ts': { '^(?:https?:)?': 'at most 2,000 characters' },
  'src/core/merge/telling-text.ts': {
    '^(?:(?:more |a': 'a line as short as a heading',
    '^(?:(?:about )?': 'a line as short as a heading',
  },
  'src/core/job/years-asked.ts': { '(?:founded|': 'at most 45 characters before a number' },
  'src/cv/words/level-words.ts': {
    '^(.*\\p{L}.*?)\\s+': 'at most 160 characters',
    '\\s*[●': 'at most 160 characters',
    '^(.+?)\\s*': 'at most 160 characters',
  },
  'src/cv/read/made-document.ts': { ' {2,}': 'a line that we wrote' },
  'src/cv/words/place-likeness.ts': { '^(?:\\p{Lu}[': 'at most 90 characters' },
  'src/cv/write/svg-pages.ts': {
    '\\n {4}<path': 'a picture that our typesetter wrote',
    '\\n {8}<symbol': 'a picture that our typesetter wrote',
    '\\n *<a': 'a picture that our typesetter wrote',
  },
}

const MOST_CHARACTERS = 160_000
/** Below this a pattern is not measured twice: a square would be far above it. Milliseconds of this thread. */
const TOO_SHORT_TO_TELL = 15
/** Eight times the text takes a linear pattern eight times as long, and one that goes by the square 64 times. */
const TIMES = 8
const MOST = 24
/** What may make a pattern fail after all that it liked. */
const ENDS = ['\u0000', '', ' ', 'a', '\n', '!']

const ROOT = process.cwd()
const measured = new Map<string, boolean>()
const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/demo/'),
)
const patterns = [...files.flatMap(literalsOf), ...(await madePatterns())]

test('IN-05 there are patterns to look at', () => {
  expect(patterns.length).toBeGreaterThan(1_500)
  expect(patterns.some(({ file }) => file === 'src/core/job/years-asked.ts')).toBe(true)
})

test.each([
  [/a+b/, true],
  [/(?<!a)a+b/, false],
  [/a+/, false],
  [/^a+b/, false],
  [/foo.*bar/, true],
  [/^(?:ab)*(?:ab)*c/, true],
  [/^(?:a+)+b/, true],
  [/,(?=[^(]*\))/, true],
  [/\s*;/, true],
  [/(?:(?<!\s)\s+)?;/, false],
])('IN-05 it is known of %s whether a long text is too much for it', (pattern, isTooMuch) => {
  expect(isSlow(pattern)).toBe(isTooMuch)
})

test('IN-05 every regular expression is linear or only meets short texts', () => {
  const slow = patterns.filter((pattern) => !isBounded(pattern) && isSlow(pattern))
  expect(slow.map(({ file, source }) => `${file} /${source}/`)).toEqual([])
})

test('IN-05 the list of those that only meet short texts names no others', () => {
  const listed = Object.entries(BOUNDED).flatMap(([file, starts]) =>
    Object.keys(starts).map((start) => ({ file, start })),
  )
  expect(
    listed.filter(
      ({ file, start }) =>
        !patterns.some((it) => it.file === file && it.source.startsWith(start) && isSlow(it)),
    ),
  ).toEqual([])
})

const isBounded = ({ file, source }: Pattern) =>
  Object.keys(BOUNDED[file] ?? {}).some((start) => source.startsWith(start))

function isSlow({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean {
  const key = `/${source}/${flags}`
  const known = measured.get(key) ?? measure({ source, flags })
  measured.set(key, known)
  return known
}

function measure({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean {
  // All matches are asked for: a lookahead can cost as much where it succeeds.
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  return attacksOn({ source, flags }).some(({ before, pump }) =>
    ENDS.some((end) => {
      const textOf = (times: number) => before + pump.repeat(times) + end
      // In small steps at first: what doubles with each repetition would not come back from large ones.
      for (let times = 10; times * pump.length < MOST_CHARACTERS; times += times < 60 ? 5 : times) {
        if (timeOf(pattern, textOf(times)) < TOO_SHORT_TO_TELL) continue
        // Once more, in case that was a pause of something else.
        const whole = timeOf(pattern, textOf(times))
        const part = timeOf(pattern, textOf(Math.floor(times / TIMES)))
        if (whole >= TOO_SHORT_TO_TELL && whole / part >= MOST) return true
      }
      return false
    }),
  )
}

function timeOf(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0
  const from = process.threadCpuUsage()
  text.search(pattern)
  text.match(pattern)
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1_000
}

function literalsOf(file: string): Pattern[] {
  const found: Pattern[] = []
  JSON.stringify(parseSync(file, readFileSync(file, 'utf8')).program, (_, node) => {
    if (node?.type === 'Literal' && node.regex) {
      found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
      return null
    }
    return typeof node === 'bigint' ? null : node
  })
  return found
}

/** Those that modules put together while they are loaded. */
async function madePatterns(): Promise<Pattern[]> {
  const found: Pattern[] = []
  const { RegExp: original } = globalThis
  globalThis.RegExp = new Proxy(original, {
    construct(target, given) {
      const made: RegExp = Reflect.construct(target, given)
      // Behind the message and this function; libraries make patterns of their own.
      const caller = new Error().stack?.split('\n')[2] ?? ''
      const at = caller.indexOf(`${ROOT}/src/`)
      const file = at < 0 ? null : relative(ROOT, caller.slice(at).replace(/[:?].*$/, ''))
      if (file) found.push({ file, source: made.source, flags: made.flags })
      return made
    },
  })
  const modules = import.meta.glob([
    '../src/{core,cv,search,sources}/**/*.ts',
    '!../src/**/*.test.ts',
  ])
  try {
    for (const load of Object.values(modules)) await load()
  } finally {
    globalThis.RegExp = original
  }
  return found
}
