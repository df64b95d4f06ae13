/** The kind of work and the level that a title states, and what follows from them; null for what it leaves open. */
import { remembered } from '#core/text/remembered.ts'
import { finerKind } from './finer-kind.ts'
import { readTitle } from './read-title.ts'
import { factsOfKind, type RoleKind, type TitleCategory } from './role-kind-table.ts'
import type { TitleLevel } from './title-level.ts'

/** Several rules read a listing's title. */
const readingOf = remembered((title) => readTitle({ title }))

/** With the specialty, see `finerKind`. */
export const kindOfTitle: (title: string) => RoleKind | null = remembered(readKind)

function readKind(title: string): RoleKind | null {
  if (title.trim() === '') return null
  const { kind } = readingOf(title)
  return kind && finerKind(title, kind)
}

export function levelOfTitle(title: string): TitleLevel | null {
  if (title.trim() === '') return null
  const { level, isLevelStated } = readingOf(title)
  return isLevelStated ? level : null
}

/**
 * The level for comparing people and jobs: who leads the people of a craft ("Data Science Manager") is a step above those
 * who lead by skill. Of engineering managers the kind of work says that.
 */
export function matchLevelOfTitle(title: string): TitleLevel | null {
  const level = levelOfTitle(title)
  if (level !== 'lead') return level
  const { kind, managesPeople } = readingOf(title)
  return managesPeople && kind !== 'eng-manager' ? 'director' : level
}

/** The levels that people filter by. */
type ExperienceLevel = 'entry' | 'mid' | 'senior' | 'lead'

const EXPERIENCE: Readonly<Record<TitleLevel, ExperienceLevel>> = {
  intern: 'entry',
  junior: 'entry',
  mid: 'mid',
  senior: 'senior',
  staff: 'senior',
  lead: 'lead',
  director: 'lead',
}

export function experienceOfTitle(title: string): ExperienceLevel | null {
  const level = title.trim() === '' ? null : readingOf(title).filterLevel
  return level && EXPERIENCE[level]
}

/**
 * The home page's six categories; a role outside of them has none. Who writes software for AI or data is in software
 * development, and who advises or leads without writing it is not.
 */
export function categoryOfTitle(title: string): TitleCategory | null {
  if (title.trim() === '') return null
  const { kind, ownKind, group } = readingOf(title)
  if (kind === null) return null
  const isSoftware = ownKind === 'software' && /\b(?:software|engineer)/i.test(title)
  const { category } = factsOfKind(isSoftware ? 'software' : kind)
  const isBeside =
    group === 'staff' || (group === 'leader' && LED_BESIDE.has(kind)) || OTHER.test(title)
  return isBeside && category === 'Software Development' ? null : category
}

const LED_BESIDE: ReadonlySet<RoleKind> = new Set(['security', 'architect'])
const OTHER = /\bsecurity compliance\b|\bengineering manager\b.{0,300}\bhardware\b/i
