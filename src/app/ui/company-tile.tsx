/** A company's tile: its first character on a color derived from its name. No picture is ever fetched. */

const HUES = 12

type Props = { name: string; size?: 'large' }

export function CompanyTile({ name, size }: Props) {
  return (
    <span
      className={`mark hue-${hueOf(name)}${size === 'large' ? ' mark-large' : ''}`}
      aria-hidden="true"
    >
      {letterOf(name)}
    </span>
  )
}

/** FNV-1a: short, and spreads names that differ in one character. */
function hueOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  }
  return ((hash >>> 0) % HUES) + 1
}

const letterOf = (name: string) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase()
