/** "Go", "Go and Rust", "Go, Rust and C++", "Go, Rust and 3 others". */
export function listInEnglish(
  items: readonly string[],
  { atMost = 5, joiner = 'and' } = {},
): string {
  const shown = items.length > atMost ? items.slice(0, atMost - 1) : items
  const more = items.length - shown.length
  const all = more > 0 ? [...shown, `${more} others`] : shown
  const last = all.at(-1) ?? ''
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} ${joiner} ${last}`
}
