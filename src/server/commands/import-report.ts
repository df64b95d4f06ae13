/** Output of the import command: a progress line on a terminal while it runs, a table at the end. */
import * as path from 'node:path'
import { countOf } from '#core/text/count-of.ts'
import type { ImportReport } from '#work/import/import-listings.ts'

const number = (value: number) => Math.round(value).toLocaleString('en')

/** Writes to standard error, and only if it is a terminal. */
export function startProgress(file: string) {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const isWatched = process.stderr.isTTY === true
  return {
    seconds,
    update(report: ImportReport) {
      if (!isWatched) return
      const done = total(report)
      process.stderr.write(
        `\r\u001b[K${path.basename(file)}: ${countOf(done, 'listing')}, ${rate(report, seconds())} a second`,
      )
    },
    end() {
      if (isWatched) process.stderr.write('\r\u001b[K')
    },
  }
}

export function formatReport(
  file: string,
  report: ImportReport,
  seconds: number,
  problem: string | null,
): string {
  const refused = refusedLines(report)
  const lines = [
    `${file}`,
    `  new      ${number(report.added).padStart(11)}`,
    `  changed  ${number(report.changed).padStart(11)}`,
    `  same     ${number(report.same).padStart(11)}`,
    ...(report.kept > 0
      ? [`${number(report.kept).padStart(24)} × kept as on its board, regardless of the file`]
      : []),
    `  refused  ${number(refused).padStart(11)}`,
    ...[...report.refused]
      .sort((a, b) => b.count - a.count)
      .map(
        ({ reason, count, firstLine }) =>
          `${number(count).padStart(24)} × ${reason} (first: line ${firstLine})`,
      ),
    ...report.ignored.map(
      ({ field, count }) =>
        `${number(count).padStart(24)} × ${JSON.stringify(field)} ignored: the format has no such field`,
    ),
    `  ${countOf(total(report), 'line')} in ${seconds.toFixed(1)} s, ${rate(report, seconds)} a second`,
    ...(problem ? [`  The file could not be read completely: ${problem}.`] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** 0 for a file that took no measurable time. */
const rate = (report: ImportReport, seconds: number) =>
  number(seconds > 0 ? total(report) / seconds : 0)

const refusedLines = (report: ImportReport) =>
  report.refused.reduce((sum, refused) => sum + refused.count, 0)

const total = (report: ImportReport) =>
  report.added + report.changed + report.same + refusedLines(report)
