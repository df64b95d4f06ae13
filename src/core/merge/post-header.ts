/**
 * A listing's title and location for comparison. Forum posts begin with a line of bars, and the
 * wrong part may have been taken for the title. In that case the title is the first part that names
 * a role.
 */
import { fixHeader, type Header } from '#core/job/header-line.ts'
import { isOnlyLocation } from '#core/place/place.ts'
import { readTitle } from './title-reading.ts'

/** In characters; a longer part is a sentence. */
const MAX_HEADER_PART = 160

/**
 * A title and a location. If a post's title isn't one, uses the first part of its first line that
 * names a role.
 */
export function headerOf(header: Header, text: string, isPost: boolean): Header {
  const fixed = fixHeader(header, text)
  if (!isPost || namesRole(fixed.title)) return fixed
  const [line = ''] = text.slice(0, 600).trimStart().split('\n')
  const parts = line.split('|').filter((part) => part.length <= MAX_HEADER_PART)
  const role = parts.find(namesRole)
  if (role === undefined) return fixed
  return { title: role.trim(), location: parts.find(isOnlyLocation)?.trim() ?? fixed.location }
}

/** False for "Remote", "https://acme.com", "Multiple roles". */
export function namesRole(title: string) {
  if (/^(?:https?:|www\.)/i.test(title.trim()) || isOnlyLocation(title)) return false
  const { words, grades } = readTitle(title)
  return WORK.test([...words, ...grades].join(' '))
}

const WORK =
  /\b(?:engineer|developer|programmer|designer|manager|scientist|analyst|architect|lead|head|director|specialist|executive|writer|researcher|administrator|consultant|intern|advocate|recruiter|officer|sre|pm|qa|sdr|counsel|strategist|marketer|coordinator|associate|technician|editor|accountant|sale|devop|devops|representative|advisor|partner|assistant|staffer|tester|founder|operator|president|trainee|cto|nurse|driver|teacher|physician|therapist|cook|labeler|annotator)\b/
