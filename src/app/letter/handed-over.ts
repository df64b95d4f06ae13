/** A job that another page of ours handed over with its navigation: what it was called, by whom, and its text. */

const FIELDS = ['title', 'company', 'description'] as const

/** As the form's fields; null where nothing was. */
export function handedOver(state: unknown): Record<string, string> | null {
  if (typeof state !== 'object' || state === null || !('title' in state)) return null
  const given = new Map<string, unknown>(Object.entries(state))
  return Object.fromEntries(
    FIELDS.map((name) => [
      name,
      typeof given.get(name) === 'string' ? String(given.get(name)) : '',
    ]),
  )
}
