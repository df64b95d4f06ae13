/**
 * The kind of work in a title, as one of the job list's six values. Never null: anything else is
 * 'Other' (design, support, law, hardware). Two of the values overlap: marketing goes to 'Marketing
 * and Sales', selling and partnerships to 'Business Development and Sales'.
 */

import { fold } from '#core/text/fold-text.ts'
import { anyOf } from '#core/text/word-pattern.ts'
import { categoryOf } from './category.ts'
import type { Category, WorkType } from './job.ts'

/** Roles that `category.ts` leaves out, tried in this order. */
const RULES: readonly (readonly [WorkType, RegExp])[] = [
  [
    'Human Resources',
    anyOf(
      `recruit(?:er|ers|ing|ment) | sourcer | talent
      | people (?:partner|operations|ops|strategy|programs?|experience|team)
      | head of people | chief people officer | human resources | hr | hrbp | compensation
      | total rewards | benefits (?:manager|specialist|analyst) | learning and development
      | employee (?:relations|experience) | payroll`,
    ),
  ],
  [
    'Business Development and Sales',
    anyOf(
      String.raw`sales | presales | pre sales | account (?:executive|manager|director|management)
      | business development | bdr | sdr
      | partner(?:ship|ships|s)?(?: \w+)? (?:manager|lead|director|engineer|specialist|executive)
      | partnerships? | alliances | channel | revenue
      | solutions? (?:engineers?|engineering|architects?|architecture|consultants?)
      | customer engineers? | value engineers? | go to market | gtm | deal desk | renewals?`,
    ),
  ],
  ['Software Development', /\benterprise architect\b/],
  [
    'General Business, Strategy/Planning, and Consulting',
    anyOf(
      `strategy | strategist | strategic | consult(?:ant|ing|ants) | program manager
      | programme manager | program management | project manager | project lead
      | project management | tpm | operations | chief of staff
      | business (?:analyst|operations|manager|partner) | bizops | finance | financial
      | accountant | accounting | controller | fp&a | tax | auditor? | treasury
      | procurement | buyer | supply chain | planner | planning | risk | compliance
      | investor | analyst | general manager | chief executive | ceo | coo | cfo
      | scrum master | agile coach | transformation | product`,
    ),
  ],
]

const OF_CATEGORY: Readonly<Record<Category, WorkType>> = {
  'Software Development': 'Software Development',
  'Data Science': 'Software Development',
  Design: 'Other',
  'Product Management': 'General Business, Strategy/Planning, and Consulting',
  Marketing: 'Marketing and Sales',
  'Customer Support': 'Other',
}

export function workTypeOf(title: string): WorkType {
  const category = categoryOf(title)
  if (category) return OF_CATEGORY[category]
  const plain = fold(title.slice(0, 500))
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()
  return RULES.find(([, titles]) => titles.test(plain))?.[0] ?? 'Other'
}
