/** What a CV is made of: whether the parts that are looked for are there, complete, once, and of a sensible size. */

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

/** Older positions need no more than a line. */
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
    title: 'No work experience was found',
    meaning: 'Systems fill most of their form from it.',
    todo: 'Use a plain heading such as “Work experience”; internships and freelance work count.',
    find: ({ cv }) => listIf(cv.work.length === 0, 'work'),
  },
  no_education: {
    severity: 'could',
    title: 'No education was found',
    meaning: 'Where a degree is asked for, its absence ends the application.',
    todo: 'Add school, degree and year, or a course that you finished.',
    find: ({ cv }) => listIf(cv.education.length === 0, 'education'),
  },
  no_skills: {
    severity: 'should',
    title: 'No list of skills was found',
    meaning: 'Searches of recruiters go over this list first.',
    todo: 'Add a section “Skills” with the tools and methods that you use, by their usual names.',
    find: ({ cv }) =>
      listIf(
        cv.skills.every(({ keywords }) => keywords.length === 0),
        'skills',
      ),
  },
  no_summary: {
    severity: 'could',
    title: 'There is no summary',
    meaning: 'Two sentences on top tell a reader what to look for below.',
    todo: 'Say what you do, for how long, and what you are best at.',
    find: ({ cv }) => listIf(cv.summary.length === 0, 'summary'),
  },
  long_summary: {
    severity: 'could',
    title: 'The summary is long',
    meaning: 'What comes first is read in seconds; long texts are passed over.',
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
    title: 'An entry lacks its name',
    meaning:
      'A position without title or company, or education without institution, is often dropped.',
    todo: 'Fill in what is missing; where two fields were taken for each other, swap them.',
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
    title: 'An entry stands there twice',
    meaning: 'It makes a reader wonder what else was not looked over.',
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
    title: 'A recent position says nothing of what was done',
    meaning: 'A title alone proves no skill.',
    todo: 'Add three to five lines: what you did, with what, and what came of it.',
    find: ({ cv, nowMonth }) =>
      rolesOf(cv)
        .filter((found) => isRecent(found, nowMonth, RECENT_YEARS))
        .filter(({ role }) => role.highlights.length === 0 && role.summary === null)
        .map((found) => at(`${found.role.id}.title`, roleName(found))),
  },
  many_highlights: {
    severity: 'could',
    title: `A position has more than ${MAX_HIGHLIGHTS} lines`,
    meaning: 'The best of them are lost among the others.',
    todo: 'Keep those that have to do with the job you want.',
    find: ({ cv }) =>
      rolesOf(cv)
        .filter(({ role }) => role.highlights.length > MAX_HIGHLIGHTS)
        .map((found) => at(`${found.role.id}.title`, roleName(found))),
  },
  old_detail: {
    severity: 'could',
    title: 'A position of long ago is told at length',
    meaning: `What ended more than ${OLD_YEARS} years ago decides little and takes room.`,
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
    meaning: 'A list of everything says that nothing is known well.',
    todo: 'Keep what you would be glad to be asked about.',
    find: ({ cv }) => {
      const count = cv.skills.reduce((sum, { keywords }) => sum + keywords.length, 0)
      return count > MAX_SKILLS
        ? cv.skills.slice(0, 1).map(({ id, keywords }) => at(`${id}.keywords`, keywords.join(', ')))
        : []
    },
  },
  skill_ratings: {
    severity: 'could',
    title: 'Skills are rated by numbers or stars',
    meaning: 'Nobody knows what “80 %” or four stars of SQL are, and systems store the signs.',
    todo: 'Say it by years or by what you did with it.',
    find: ({ cv }) =>
      cv.skills.flatMap(({ id, level, keywords }) => [
        ...(level !== null && RATING.test(level) ? [at(`${id}.level`, level)] : []),
        ...keywords.filter((word) => RATING.test(word)).map((word) => at(`${id}.keywords`, word)),
      ]),
  },
} as const satisfies Record<string, CvCheck>

const RATING = /\d\s?%|\d\s?\/\s?(?:5|10)\b|[★☆●○]{2,}/
