/** Puts measured figures into a document, between the two marks that are there for them. */
import * as fs from 'node:fs'
import * as os from 'node:os'

export type Figure = readonly [what: string, measured: string]

const BEGIN = '<!-- bench -->'
const END = '<!-- /bench -->'

export function writeFigures(file: string, figures: readonly Figure[], command: string): void {
  const text = fs.readFileSync(file, 'utf8')
  const begin = text.indexOf(BEGIN)
  const end = text.indexOf(END)
  if (begin === -1 || end === -1)
    throw new Error(`${file} has no place for figures (${BEGIN} … ${END})`)

  const cpu = os.cpus()
  const machine = `${cpu.length} × ${cpu[0]?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}`
  const table = [
    '| what | measured |',
    '|---|---|',
    ...figures.map(([what, value]) => `| ${what} | ${value} |`),
  ]
  const block = [
    BEGIN,
    '',
    `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, ${machine}.`,
    '',
    ...table,
    '',
  ].join('\n')
  fs.writeFileSync(file, text.slice(0, begin) + block + text.slice(end))
  process.stdout.write(`${table.join('\n')}\n`)
}
