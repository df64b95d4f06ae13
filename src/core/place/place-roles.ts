/**
 * What the words around a place make of it: excluded ("except Russia"), hours of work ("US hours"),
 * or a wish ("EU preferred"). A plain place has no role.
 */
import type { Mark, MarkRole } from './place-marks.ts'
import { Gap } from './place-tokens.ts'

/** Words between "except" and its place: "not available to people in". */
const MAX_WORDS_BETWEEN = 5

/** "US/Canada-friendly time zones", "EU business hours". */
const BEFORE_HOURS = new Set(
  'friendly business working work time standard based core compatible aligned adjacent local eastern western central pacific mountain east west coast office day'.split(
    ' ',
  ),
)

export function assignRoles(marks: Mark[]): Mark[] {
  const roles = new Map<number, MarkRole>()
  const buts = new Set<number>()
  for (const [at, mark] of marks.entries()) {
    if (mark.kind === 'except' || isNo(mark, marks[at + 1])) markAfter(marks, at, roles)
    else if (isBut(mark, marks, at)) {
      buts.add(at)
      markAfter(marks, at, roles)
    } else if (mark.kind === 'excepted') {
      if (isBeforePlace(marks, at)) markAfter(marks, at, roles)
      else markBefore(marks, at, 'except', roles)
    } else if (isFriendly(mark, marks[at - 1], marks[at + 1])) roles.set(at - 1, 'wish')
    else if (mark.kind === 'wish') markAround(marks, at, roles)
    else if (isHoursWord(mark)) markHours(marks, at, roles)
  }
  if (roles.size === 0) return marks
  return marks.map((mark, at) => ({
    ...mark,
    kind: buts.has(at) ? 'except' : mark.kind,
    role: roles.get(at) ?? null,
  }))
}

const isWhere = (mark: Mark | undefined) =>
  mark?.kind === 'place' || mark?.kind === 'area' || mark?.kind === 'zone'

/** "No US candidates", "no EU". "Remote - NO" is Norway. */
function isNo(mark: Mark, next: Mark | undefined): boolean {
  return /^no$/i.test(mark.raw) && isWhere(next) && next?.gap === Gap.space
}

/** "Escluso Regno Unito": the words may also precede their place. */
function isBeforePlace(marks: Mark[], at: number): boolean {
  const [own, next] = [marks[at], marks[at + 1]]
  return isWhere(next) && next?.gap === Gap.space && own?.gap !== Gap.space
}

/** "Anywhere but China". "Remote, but US only" isn't an exclusion. */
function isBut(mark: Mark, marks: Mark[], at: number): boolean {
  const before = marks[at - 1]
  if (!/^(?:but|pero|mas|ma|aber|maar|ale|mais)$/i.test(mark.raw)) return false
  const isAll =
    before?.kind === 'world' || /^(?:all|any|every|everything)$/i.test(before?.raw ?? '')
  return isAll && isWhere(marks[at + 1])
}

/** "EU-friendly" is a wish; "EU-friendly time zones" are hours. */
function isFriendly(mark: Mark, before: Mark | undefined, next: Mark | undefined): boolean {
  if (!/^friendly$/i.test(mark.raw) || !isWhere(before) || mark.gap > Gap.hyphen) return false
  return next === undefined || !isHoursWord(next)
}

function markAfter(marks: Mark[], at: number, roles: Map<number, MarkRole>): void {
  const { depth } = marks[at] as Mark
  let words = 0
  for (let next = at + 1; next < marks.length && words <= MAX_WORDS_BETWEEN; next++) {
    const mark = marks[next] as Mark
    if (mark.depth < depth || startsNew(mark)) return
    if (mark.kind === 'remote' || mark.kind === 'world' || mark.kind === 'except') return
    if (isWhere(mark)) {
      roles.set(next, 'except')
      words = 0
    } else if (mark.kind === 'hours' || mark.kind === 'never') return
    else if (mark.kind !== 'join') words++
  }
}

/** "Russia and Belarus are excluded": back to the start of the phrase. */
function markBefore(marks: Mark[], at: number, role: MarkRole, roles: Map<number, MarkRole>): void {
  let words = 0
  for (let before = at - 1; before >= 0; before--) {
    const mark = marks[before] as Mark
    const next = marks[before + 1] as Mark
    if (next.gap > Gap.hyphen && !next.isAlternative && next.kind !== 'join') {
      if (next.gap !== Gap.comma || next.depth > mark.depth || !isAddressEnd(next, mark)) return
    }
    if (isWhere(mark)) roles.set(before, role)
    else if (mark.kind === 'remote' || mark.kind === 'world' || mark.kind === 'never') return
    else if (mark.kind !== 'join' && ++words > 3) return
  }
}

/** "Berlin, Germany": one place with a comma. */
function isAddressEnd(wider: Mark, narrower: Mark): boolean {
  return (
    wider.kind === 'place' &&
    narrower.kind === 'place' &&
    narrower.readings.some((one) => one.city !== null) &&
    wider.readings.every((one) => one.city === null)
  )
}

/** The phrase with "preferred": between commas, separators and brackets. */
function markAround(marks: Mark[], at: number, roles: Map<number, MarkRole>): void {
  markBefore(marks, at, 'wish', roles)
  const { depth } = marks[at] as Mark
  for (let next = at + 1; next < marks.length; next++) {
    const mark = marks[next] as Mark
    const isNear = mark.gap <= Gap.hyphen || mark.isAlternative
    if (mark.depth !== depth || !isNear || mark.kind === 'remote') return
    if (isWhere(mark)) roles.set(next, 'wish')
  }
}

function isHoursWord(mark: Mark): boolean {
  if (mark.kind === 'hours') return true
  return mark.kind === 'zone' && /zone|^tzs?$|overlap/i.test(mark.raw)
}

/** "US/EU time zones", "time zones of Europe", "overlap with the US". */
function markHours(marks: Mark[], at: number, roles: Map<number, MarkRole>): void {
  let isNamed = false
  for (let before = at - 1; before >= 0; before--) {
    const mark = marks[before] as Mark
    const next = marks[before + 1] as Mark
    const isChained = next.gap <= Gap.hyphen || next.isAlternative || next.kind === 'join'
    if (!isChained) break
    if (isWhere(mark)) {
      roles.set(before, 'hours')
      isNamed = true
    } else if (mark.kind === 'join' || BEFORE_HOURS.has(mark.raw.toLowerCase())) continue
    else break
  }
  if (isNamed) return
  for (let next = at + 1; next < marks.length; next++) {
    const mark = marks[next] as Mark
    if (mark.gap > Gap.dash || (mark.gap === Gap.comma && mark.depth === marks[at]?.depth)) return
    if (isWhere(mark)) roles.set(next, 'hours')
    else if (mark.kind !== 'join' && mark.kind !== 'noise' && mark.kind !== 'zone') return
  }
}

/** A new item of the list: "; " or " | ", but not a slash. */
const startsNew = (mark: Mark) => mark.gap === Gap.item && !mark.isAlternative
