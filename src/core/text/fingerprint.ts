/**
 * A short hash of a value, to detect changes since a person last saw it. FNV-1a over its JSON; not
 * for secrets.
 */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value)
  let low = 0x811c9dc5
  let high = 0x01000193
  for (let at = 0; at < text.length; at++) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b)
  }
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`
}
