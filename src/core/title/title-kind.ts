/** The kind of work and the level that a title states; null for what it leaves open. */
import { readTitle } from './read-title.ts'
import type { RoleKind } from './role-kind-table.ts'
import type { TitleLevel } from './title-level.ts'

export const kindOfTitle = (title: string): RoleKind | null =>
  title.trim() === '' ? null : readTitle({ title }).kind

export function levelOfTitle(title: string): TitleLevel | null {
  if (title.trim() === '') return null
  const { level, isLevelStated } = readTitle({ title })
  return isLevelStated ? level : null
}
