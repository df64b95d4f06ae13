/** Which items of a list come earlier than before. */

export type ListItem = { text: string; isMoved: boolean }

/** Null unless both are lists of the same items, separated by commas. */
export function movedItems(before: string | null, after: string | null): ListItem[] | null {
  const old = before?.split(', ') ?? []
  const items = after?.split(', ') ?? []
  if (items.length < 2 || [...old].sort().join() !== [...items].sort().join()) return null
  return items.map((text, at) => ({ text, isMoved: old.indexOf(text) > at }))
}
