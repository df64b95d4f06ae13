/** Checks that the expected sections exist, are complete, have no duplicates, and are a sensible length. */

import { fold } from '#core/text/fold-text.ts'
import {
  at,
  type CvCheck,
  isRecent,
  listIf,
  monthsOf,
  roleName,
  rolesOf,
} from './cv-check-parts.ts'

/** Older positions need only a line. */
const RECENT_YEARS = 10
const OLD_YEARS = 15
const MAX_HIGHLIGHTS = 8
const MAX_OLD_HIGHLIGHTS = 3
const MAX_SKILLS = 40
const MAX_SUMMARY_WORDS = 90

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

export const STRUCTURE_CHECKS = {
  no_work: {
    severity: 'should',
    title: 'No work experience found',
    meaning: 'Employers’ systems fill in most of their form from it.',
    todo: 'Use a plain heading such as “Work experience”; internships and freelance work count.',
    find: ({ cv }) => listIf(cv.work.length === 0, 'work'),
  },
  no_education: {
    severity: 'could',
    title: 'No education found',
    meaning: 'If a job requires a degree, an application without one is rejected.',
    todo: 'Add a school, degree and year, or a course you finished.',
    find: ({ cv }) => listIf(cv.education.length === 0, 'education'),
  },
  no_skills: {
    severity: 'should',
    title: 'No list of skills found',
    meaning: 'Recruiters’ searches check this list first.',
    todo: 'Add a “Skills” section with the tools and methods you use, by their usual names.',
    find: ({ cv }) =>
      listIf(
        cv.skills.every(({ keywords }) => keywords.length === 0),
        'skills',
      ),
  },
  no_summary: {
    severity: 'could',
    title: 'There is no summary',
    meaning: 'Two sentences at the top tell readers what to look for.',
    todo: 'Say what you do, for how long, and what you’re best at.',
    find: ({ cv }) => listIf(cv.summary.length === 0, 'summary'),
  },
  long_summary: {
    severity: 'could',
    title: 'The summary is long',
    meaning: 'Readers give the top of a CV a few seconds, and skip long texts.',
    todo: `Keep it under ${MAX_SUMMARY_WORDS} words.`,
    find: ({ cv }) => {
      const words = cv.summary.reduce((sum, { text }) => sum + wordsIn(text), 0)
      return words > MAX_SUMMARY_WORDS
        ? cv.summary.slice(0, 1).map(({ id, text }) => at(id, text))
        : []
    },
  },
  incomplete_entry: {
    severity: 'must',
    title: 'An entry is incomplete',
    meaning:
      'A position without a title or company, or education without an institution, is often dropped.',
    todo: 'Fill in what’s missing. If two fields were mixed up, swap them.',
    find: ({ cv }) => [
      ...rolesOf(cv).flatMap((found) => [
        ...(found.role.title === '' ? [at(`${found.role.id}.title`, roleName(found))] : []),
        ...(found.employment.company === ''
          ? [at(`${found.employment.id}.company`, roleName(found))]
          : []),
      ]),
      ...cv.education.flatMap(({ id, institution, degree }) =>
        institution === '' ? [at(`${id}.institution`, degree)] : [],
      ),
    ],
  },
  repeated_entry: {
    severity: 'should',
    title: 'An entry appears twice',
    meaning: 'It makes readers wonder what else wasn’t checked.',
    todo: 'Remove one of them.',
    find: ({ cv }) => {
      const seen = new Set<string>()
      return rolesOf(cv).flatMap((found) => {
        const { title, start, end, id } = found.role
        const key = fold([title, found.employment.company, start, end].join('\n'))
        const isSecond = seen.has(key)
        seen.add(key)
        return isSecond ? [at(`${id}.title`, roleName(found))] : []
      })
    },
  },
  no_highlights: {
    severity: 'should',
    title: 'A recent position doesn’t say what you did',
    meaning: 'A title alone doesn’t prove a skill.',
    todo: 'Add three to five lines: what you did, with which tools, and the result.',
    find: ({ cv, nowMonth }) =>
      rolesOf(cv)
        .filter((found) => isRecent(found, nowMonth, RECENT_YEARS))
        .filter(({ role }) => role.highlights.length === 0 && role.summary === null)
        .map((found) => at(`${found.role.id}.title`, roleName(found))),
  },
  many_highlights: {
    severity: 'could',
    title: `A position has more than ${MAX_HIGHLIGHTS} lines`,
    meaning: 'The best ones get lost among the others.',
    todo: 'Keep the ones that matter for the job you want.',
    find: ({ cv }) =>
      rolesOf(cv)
        .filter(({ role }) => role.highlights.length > MAX_HIGHLIGHTS)
        .map((found) => at(`${found.role.id}.title`, roleName(found))),
  },
  old_detail: {
    severity: 'could',
    title: 'An old position is described at length',
    meaning: `Positions that ended more than ${OLD_YEARS} years ago matter little and take up space.`,
    todo: 'Shorten it to a line or two.',
    find: ({ cv, nowMonth }) =>
      rolesOf(cv)
        .filter(({ role }) => {
          const months = monthsOf(role, nowMonth)
          return months !== null && months.last < nowMonth - OLD_YEARS * 12
        })
        .filter(({ role }) => role.highlights.length > MAX_OLD_HIGHLIGHTS)
        .map((found) => at(`${found.role.id}.title`, roleName(found))),
  },
  many_skills: {
    severity: 'could',
    title: `More than ${MAX_SKILLS} skills are listed`,
    meaning: 'A list of everything suggests that you know nothing well.',
    todo: 'Keep the ones you’d be glad to be asked about.',
    find: ({ cv }) => {
      const count = cv.skills.reduce((sum, { keywords }) => sum + keywords.length, 0)
      return count > MAX_SKILLS
        ? cv.skills.slice(0, 1).map(({ id, keywords }) => at(`${id}.keywords`, keywords.join(', ')))
        : []
    },
  },
  skill_ratings: {
    severity: 'could',
    title: 'Skills are rated with numbers or stars',
    meaning:
      'Nobody knows what “80 %” or four stars in SQL mean, and systems store the symbols as they are.',
    todo: 'Give years instead, or say what you did with the skill.',
    find: ({ cv }) =>
      cv.skills.flatMap(({ id, level, keywords }) => [
        ...(level !== null && RATING.test(level) ? [at(`${id}.level`, level)] : []),
        ...keywords.filter((word) => RATING.test(word)).map((word) => at(`${id}.keywords`, word)),
      ]),
  },
} as const satisfies Record<string, CvCheck>

const RATING = /\d\s?%|\d\s?\/\s?(?:5|10)\b|[★☆●○]{2,}/
