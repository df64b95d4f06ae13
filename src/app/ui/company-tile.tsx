/**
 * A company's tile: its logo, which our server drew and keeps, over its first character on a color derived from its name.
 * The character is seen without a logo, and when the logo cannot be loaded.
 */
import { LOGO_SIDES, smallLogo } from '#core/company/company-logo.ts'

const HUES = 12

type Props = {
  name: string
  /** The path of the large picture. */
  logo?: string | null | undefined
  size?: 'large'
}

export function CompanyTile({ name, logo, size }: Props) {
  return (
    <span
      className={`mark hue-${hueOf(name)}${size === 'large' ? ' mark-large' : ''}`}
      aria-hidden="true"
    >
      {letterOf(name)}
      {logo && (
        <img
          src={size === 'large' ? logo : smallLogo(logo)}
          alt=""
          width={LOGO_SIDES[size ?? 'small'] / 2}
          height={LOGO_SIDES[size ?? 'small'] / 2}
          loading="lazy"
          decoding="async"
        />
      )}
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
