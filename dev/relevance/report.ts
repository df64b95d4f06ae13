/** Writes the table of scores into a document, between the two marks for it. */
import * as fs from 'node:fs'
import type { Miss, Score } from './scores.ts'

export type Scored = { name: string; scores: readonly Score[] }

/** One row per class; for each engine MRR@10 and Recall@10, or nDCG@10 where pages were judged. */
export function toTable(scored: readonly Scored[]): string {
  const rows = scored[0]?.scores ?? []
  return [
    `| searches | number | ${scored.map(({ name }) => name).join(' | ')} |`,
    `|---|---|${scored.map(() => '---|').join('')}`,
    ...rows.map(({ name, queries }, at) => {
      const figures = scored.map(({ scores }) => figuresOf(scores[at]))
      return `| ${name} | ${queries} | ${figures.join(' | ')} |`
    }),
  ].join('\n')
}

export function writeTable(file: string, mark: string, heading: string, table: string): void {
  const text = fs.readFileSync(file, 'utf8')
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from === -1 || to === -1)
    throw new Error(`${file} lacks the marks for this table (${begin} …)`)
  const block = [begin, '', heading, '', table, ''].join('\n')
  fs.writeFileSync(file, text.slice(0, from) + block + text.slice(to))
}

export const toLine = ({ name, query, place, total }: Miss) =>
  `${name.padEnd(26)} ${place === null ? `not in ${total}` : `rank ${place}`}: ${query}`

function figuresOf(score: Score | undefined): string {
  return score ? `${score.found.toFixed(3)} / ${score.second.toFixed(3)}` : ''
}
