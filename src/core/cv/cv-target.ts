/** Where a line of a file, or of a CV, can be put. */
import type { Cv } from './cv.ts'
import {
  CV_LISTS,
  type CvField,
  type CvList,
  ENTRY_FIELDS,
  HEAD_FIELDS,
  LINE_LISTS,
  LIST_TITLES,
  ROLE_FIELDS,
  WHOLE,
} from './cv-fields.ts'
import { blocksOf, type CvBlock } from './cv-values.ts'

export type CvTarget = { to: string; label: string; group: string }

export function targetsOf(cv: Cv): CvTarget[] {
  const head = HEAD_FIELDS.map(({ name, label }) => ({ to: name, label, group: 'Contact' }))
  const into = CV_LISTS.flatMap((list) =>
    blocksOf(cv, list).flatMap((block) =>
      list === 'work'
        ? [
            ...block.roles.flatMap((role) => [
              ...lineTargets(role),
              ...fieldTargets(role, ROLE_FIELDS),
            ]),
            ...fieldTargets(block, ENTRY_FIELDS.work),
          ]
        : [...lineTargets(block), ...fieldTargets(block, ENTRY_FIELDS[list])],
    ),
  )
  const fresh = CV_LISTS.map((list) => ({
    to: `new:${list}`,
    label: NEW_LABELS[list],
    group: 'New entry',
  }))
  return [...head, ...into, ...fresh]
}

const NEW_LABELS: Readonly<Record<CvList, string>> = {
  links: 'Link',
  summary: 'Summary sentence',
  work: 'Company',
  education: 'Institution',
  skills: 'Skills',
  projects: 'Project',
  volunteer: 'Volunteer work',
  certificates: 'Certificate',
  awards: 'Award',
  publications: 'Publication',
  languages: 'Language',
  interests: 'Interest',
  references: 'Reference',
  other: 'Line under “Other”',
}

function lineTargets({ id, list, title }: CvBlock): CvTarget[] {
  return (LINE_LISTS[list] ?? []).map(({ name, label }) => ({
    to: `${id}.${name}`,
    label: `${title}: ${label.toLowerCase()}`,
    group: LIST_TITLES[list],
  }))
}

function fieldTargets({ id, list, title }: CvBlock, fields: readonly CvField[]): CvTarget[] {
  if (list === 'summary' || list === 'links') return []
  return fields.map(({ name, label }) => ({
    to: WHOLE[list] === name ? id : `${id}.${name}`,
    label: `${title}: ${label.toLowerCase()}`,
    group: LIST_TITLES[list],
  }))
}
