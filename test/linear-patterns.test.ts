/**
 * IN-05: the run time of every regular expression is linear in the text's length. Patterns that repeated text could
 * slow down are measured on that text. Those that only ever match short texts are listed with the reason.
 */
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { attacksOn } from './pattern-attacks.ts'

type Pattern = { file: string; source: string; flags: string }

/** By file and by how the pattern begins. */
const BOUNDED: Record<string, Record<string, string>> = {
  'src/core/cv/cv-span.ts': { '\\s*[–—]': 'at most 80 characters' },
  'src/core/pay/salary-choice.ts': { '\\B(?=(?:\\d{3})+$)': 'the digits of a number' },
  'src/core/pay/salary-currency.ts': { '(\\p{L}+|': 'the few characters beside a number' },
  'src/core/eligibility/sentence-facts-words.ts': {
    '\\b(?:willing': 'at most 600 characters of a sentence',
  },
  'src/core/text/alternatives.ts': {
    '\\b(?:woonachtig': 'at most 600 characters of a sentence',
    '\\b(?:remote|thuiswerk': 'at most 600 characters of a sentence',
  },
  'src/core/requirement/skill-demand.ts': {
    '^[\\s,/|': 'at most 24 characters between two skills',
  },
  'src/core/boards/split-address.ts': { '^(?:https?:)?': 'at most 2,000 characters' },
  'src/core/merge/job-specific-text.ts': {
    '^(?:(?:more |a': 'a line as short as a heading',
    '^(?:(?:about )?': 'a line as short as a heading',
  },
  'src/core/requirement/years-asked.ts': { '(?:founded|': 'at most 45 characters before a number' },
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
/**
 * Times below this prove nothing and are not measured again; a quadratic pattern takes far longer. Milliseconds of
 * CPU time on this thread.
 */
const TOO_SHORT_TO_TELL = 15
/** With eight times the text, a linear pattern takes eight times as long and a quadratic one 64 times. */
const TIMES = 8
const MOST = 32
const CONFIRMATIONS = 6
/** Endings that may make a pattern fail after a long match. */
const ENDS = ['\u0000', '', ' ', 'a', '\n', '!']

/** Some two thousand patterns take a minute on a busy machine. */
const SLOW = { timeout: 300_000 }

const ROOT = process.cwd()
const measured = new Map<string, boolean>()
const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/demo/'),
)
const patterns = [...files.flatMap(literalsOf), ...(await madePatterns())]

test('IN-05 patterns are found', () => {
  expect(patterns.length).toBeGreaterThan(1_500)
  expect(patterns.some(({ file }) => file === 'src/core/requirement/years-asked.ts')).toBe(true)
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
])('IN-05 whether %s is slow on long texts is detected', (pattern, isTooMuch) => {
  expect(isSlow(pattern)).toBe(isTooMuch)
})

test('IN-05 every regular expression is linear or matches only short texts', SLOW, () => {
  const slow = patterns.filter((pattern) => !isBounded(pattern) && isSlow(pattern))
  expect(slow.map(({ file, source }) => `${file} /${source}/`)).toEqual([])
})

test('IN-05 the list of patterns for short texts has no superfluous entries', SLOW, () => {
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
  // Finds all matches, because a lookahead can be as slow when it succeeds.
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  return attacksOn({ source, flags }).some(({ before, pump }) =>
    ENDS.some((end) => {
      const textOf = (times: number) => before + pump.repeat(times) + end
      // In small steps at first, since an exponential pattern would never finish a large one.
      for (let times = 10; times * pump.length < MOST_CHARACTERS; times += times < 60 ? 5 : times) {
        if (timeOf(pattern, textOf(times)) < TOO_SHORT_TO_TELL) continue
        if (isSlowOn(pattern, textOf(times), textOf(Math.floor(times / TIMES)))) return true
      }
      return false
    }),
  )
}

/** Measured again and again, in case something else caused a delay: a slow pattern is slow every time. */
function isSlowOn(pattern: RegExp, whole: string, part: string): boolean {
  return Array.from({ length: CONFIRMATIONS }).every(() => {
    const time = timeOf(pattern, whole)
    return time >= TOO_SHORT_TO_TELL && time / timeOf(pattern, part) >= MOST
  })
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

/** Patterns that modules build while loading. */
async function madePatterns(): Promise<Pattern[]> {
  const found: Pattern[] = []
  const { RegExp: original } = globalThis
  globalThis.RegExp = new Proxy(original, {
    construct(target, given) {
      const made: RegExp = Reflect.construct(target, given)
      // The stack line after the message and this function. Patterns built by libraries are ignored.
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
