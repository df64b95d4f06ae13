/** docs/cv-checks.md lists the checks exactly as in the code. */
import { expect, test } from 'vitest'
import { CHECK_GROUPS, CV_CHECKS } from '#core/cv/cv-check.ts'
import { read } from './tree.ts'

test("the document lists every check in the page's words", () => {
  const tables = CHECK_GROUPS.map((group) => {
    const rows = CV_CHECKS.filter((check) => check.group === group).map(
      ({ code, severity, title, meaning, todo }) =>
        `| \`${code}\` | ${severity} | ${title} | ${meaning} | ${todo} |`,
    )
    const head = [
      '| code | severity | finding | what it means | what to do |',
      '|---|---|---|---|---|',
    ]
    return [`## ${group[0]?.toUpperCase()}${group.slice(1)}`, '', ...head, ...rows].join('\n')
  })
  const document = read('docs/cv-checks.md')
  expect(document.slice(document.indexOf('## '))).toBe(`${tables.join('\n\n')}\n`)
})
