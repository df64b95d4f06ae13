/**
 * The title and place of a listing for comparison. Posts of a forum begin with a line of bars, of which whoever gathered
 * them may have taken the wrong part for the title: then it is the first part that names work.
 */
import { type Header, mendHeader } from '#core/job/header-line.ts'
import { isOnlyLocation } from '#core/place/place.ts'
import { readTitle } from './title-reading.ts'

/** Characters; a longer part is a sentence. */
const MAX_HEADER_PART = 160

/** A title and a place; of a post whose title is none, the first part of its first line that names work. */
export function headerOf(header: Header, text: string, isPost: boolean): Header {
  const mended = mendHeader(header, text)
  if (!isPost || namesWork(mended.title)) return mended
  const [line = ''] = text.slice(0, 600).trimStart().split('\n')
  const parts = line.split('|').filter((part) => part.length <= MAX_HEADER_PART)
  const role = parts.find(namesWork)
  if (role === undefined) return mended
  return { title: role.trim(), location: parts.find(isOnlyLocation)?.trim() ?? mended.location }
}

/** False for "Remote", "https://acme.com", "Multiple roles". */
export function namesWork(title: string) {
  if (/^(?:https?:|www\.)/i.test(title.trim()) || isOnlyLocation(title)) return false
  const { words, grades } = readTitle(title)
  return WORK.test([...words, ...grades].join(' '))
}

const WORK =
  /\b(?:engineer|developer|programmer|designer|manager|scientist|analyst|architect|lead|head|director|specialist|executive|writer|researcher|administrator|consultant|intern|advocate|recruiter|officer|sre|pm|qa|sdr|counsel|strategist|marketer|coordinator|associate|technician|editor|accountant|sale|devop|devops|representative|advisor|partner|assistant|staffer|tester|founder|operator|president|trainee|cto|nurse|driver|teacher|physician|therapist|cook|labeler|annotator)\b/
