/**
 * `npm run read -- salaries|places|skills|levels [--context] FILE` prints what our rules read from your own texts, one
 * JSON line each, so that anyone can score them. `cvs` reads files instead (read-cvs.ts). FILE holds plain lines, or
 * JSON Lines with a `text` and optionally a `context`; plain or gzip; "-" is standard input.
 */
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { levelOf } from '#core/job/experience.ts'
import { parseSalary } from '#core/pay/salary.ts'
import { parseLocation } from '#core/place/place.ts'
import { parseYears } from '#core/requirement/years-asked.ts'
import { findSkills } from '#core/skill/skill.ts'
import { readTitle } from '#core/title/read-title.ts'
import { type FileEnd, readLines } from '#server/commands/read-lines.ts'
import { samenessOf } from './merge/pair-file.ts'
import { readCvs } from './read-cvs.ts'
import { eligibilityOf } from './read-eligibility.ts'
import { matchOf, requirementsOf } from './read-matches.ts'

const USAGE = `Usage: npm run read -- salaries|places|skills|levels [--context] FILE
       npm run read -- cvs [--out DIR] FILE|DIR…
       npm run read -- requirements|matches|pairs|titles|eligibility FILE
  FILE          plain lines, or JSON Lines with "text" and optionally "context"; - reads standard input
  --context     reads the context of each line instead of its text
  levels        reads "text" as a title and "context" as the advert
  requirements  reads JSON Lines of jobs: title, company, location, description
  pairs         reads JSON Lines of { a, b }: whether the two listings are one job, and why
  eligibility   reads JSON Lines of jobs, each with "home": the country code of the person who asks
  matches       reads JSON Lines of { cv, job }: the CV as JSON Resume or text, the job as above
  titles        reads JSON Lines of { id, title, company, department }: role family, level, whether it is a tech role`

type Input = { text: string; context: string | null }

/** What each kind reads. `read` is the text, or the context with --context. */
const READINGS: Record<string, (read: string, input: Input) => object> = {
  salaries: (read) => ({ salary: parseSalary(read) }),
  places: (read) => parseLocation(read),
  skills: (read) => ({ skills: findSkills(read) }),
  levels: (read, { context }) => ({
    level: levelOf({ title: read, experienceLevel: null, text: context }),
    years: parseYears(read) ?? parseYears(context),
  }),
}

/** Kinds that parse a complete line themselves. */
const WHOLE: Record<string, (line: string) => object> = {
  eligibility: eligibilityOf,
  requirements: requirementsOf,
  pairs: samenessOf,
  titles: titleOf,
  matches: (line) => matchOf(line, new Date().toISOString().slice(0, 10)),
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))

/** Returns the exit code: 1 if the file could not be read to its end, 2 for wrong arguments. */
export async function main(args: string[]): Promise<number> {
  if (args[0] === 'cvs') return readCvs(args.slice(1))
  const asked = readArguments(args)
  if (!asked) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const end: FileEnd = { problem: null }
  for await (const source of readLines(fromCaller(asked.file), end)) {
    if ('problem' in source) process.stderr.write(`line ${source.line}: ${source.problem}\n`)
    else process.stdout.write(`${JSON.stringify(readingOf(asked, source.text))}\n`)
  }
  if (end.problem) process.stderr.write(`${asked.file}: ${end.problem}\n`)
  return end.problem ? 1 : 0
}

/** One line of the file with what we read from it. */
export function readingOf(
  { kind, ofContext }: { kind: string; ofContext: boolean },
  line: string,
): object {
  const whole = WHOLE[kind]
  if (whole) return whole(line)
  const read = READINGS[kind] as (typeof READINGS)[string]
  const input = readInput(line)
  const reading = read(ofContext ? (input.context ?? '') : input.text, input)
  return { text: input.text, ...(input.context !== null && { context: input.context }), ...reading }
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { context: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [kind = '', file, ...more] = positionals
    const isKnown = Object.hasOwn(READINGS, kind) || Object.hasOwn(WHOLE, kind)
    if (!isKnown || !file || more.length > 0) return null
    return { kind, file, ofContext: values.context }
  } catch {
    return null // an unknown option
  }
}

/** A line that is not a JSON object with a text is the text itself. */
function readInput(line: string): Input {
  const { text, context } = parseObject(line)
  if (typeof text !== 'string') return { text: line.trim(), context: null }
  return { text, context: typeof context === 'string' ? context : null }
}

function parseObject(line: string): { text?: unknown; context?: unknown } {
  if (!line.trimStart().startsWith('{')) return {}
  try {
    return JSON.parse(line)
  } catch {
    return {} // a text may begin with a brace
  }
}

/** Prints the input's id with what its title says; a line that is not JSON is the title. */
function titleOf(line: string): object {
  const {
    id = null,
    title,
    company,
    department,
  } = line.trimStart().startsWith('{')
    ? (parseObject(line) as Record<string, unknown>)
    : { title: line.trim() }
  const { family, level, isTech, why } = readTitle({
    title: textOr(title) ?? '',
    company: textOr(company),
    department: textOr(department),
  })
  return { id, family, level, tech: isTech, why }
}

function textOr(value: unknown) {
  return typeof value === 'string' ? value : null
}

/** Relative paths start at the caller's directory. */
function fromCaller(file: string) {
  return file === '-' ? file : path.resolve(process.env.CALLED_FROM ?? '.', file)
}
