/** Puts measured figures into a document, between the two marks that are there for them. */
import * as fs from 'node:fs'
import * as os from 'node:os'

export type Figure = readonly [what: string, measured: string]

/** Where a measurement's figures stand in the document, and the command that measured them. */
export type Measurement = { mark: string; command: string }

const FILE = 'docs/measured.md'

export function writeFigures(figures: readonly Figure[], measurement: Measurement): void {
  const rows = figures.map(([what, value]) => `| ${what} | ${value} |`)
  writeMeasured(['| what | measured |', '|---|---|', ...rows], measurement)
}

/** Lines of Markdown between `<!-- mark -->` and `<!-- /mark -->`, under the command, the day and the machine. */
export function writeMeasured(lines: readonly string[], { mark, command }: Measurement): void {
  const text = fs.readFileSync(FILE, 'utf8')
  const begin = `<!-- ${mark} -->`
  const start = text.indexOf(begin)
  const end = text.indexOf(`<!-- /${mark} -->`)
  if (start === -1 || end === -1) throw new Error(`${FILE} has no place for figures (${begin} …)`)

  const cpu = os.cpus()
  const machine = `${cpu.length} × ${cpu[0]?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}`
  const day = new Date().toISOString().slice(0, 10)
  const block = [
    begin,
    '',
    `\`${command}\`, ${day}, ${machine}.`,
    '',
    ...lines.map(wrapped),
    '',
  ].join('\n')
  fs.writeFileSync(FILE, text.slice(0, start) + block + text.slice(end))
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Prose is broken into lines of at most 120 characters, as in every document; tables are left as they are. */
const wrapped = (line: string) =>
  line.startsWith('|')
    ? line
    : line.replace(/(?=.{121}).{1,120}(?= ) /g, (part) => `${part.trimEnd()}\n`)
