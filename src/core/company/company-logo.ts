/**
 * A company's logo as we show it: a square WebP without transparency, in two sizes, at an address that changes with its
 * content. Only pictures of pixels are taken; an SVG is a program.
 */

/** Twice the pixels of a tile, small and large. */
export const LOGO_SIDES = { small: 80, large: 112 } as const
export type LogoSize = keyof typeof LOGO_SIDES

/** In bytes, as a source sends it. */
export const MAX_LOGO_BYTES = 2_000_000

const DAY_MS = 86_400_000
const REFRESH_DAYS = 30

/** The name of a logo's pictures: 32 hexadecimal digits. */
export const logoPath = (hash: string, size: LogoSize = 'large') =>
  `/logos/${hash}-${LOGO_SIDES[size]}.webp`

/** The address of the small picture, by that of the large one. */
export const smallLogo = (large: string) =>
  large.replace(`-${LOGO_SIDES.large}.webp`, `-${LOGO_SIDES.small}.webp`)

/** "HASH-80.webp" as a hash and a size; null for anything else. */
export function parseLogoFile(file: string): { hash: string; size: LogoSize } | null {
  const [, hash, side] = /^([0-9a-f]{32})-(80|112)\.webp$/.exec(file) ?? []
  if (hash === undefined) return null
  return { hash, size: Number(side) === LOGO_SIDES.small ? 'small' : 'large' }
}

/** When to read a logo again: after a month, and after failures in a row in 1, 2, 4, … days, at most a month. */
export function nextLogoRead(now: Date, failures: number): Date {
  const days = failures === 0 ? REFRESH_DAYS : Math.min(2 ** (failures - 1), REFRESH_DAYS)
  return new Date(now.getTime() + days * DAY_MS)
}

/** How a picture of pixels begins, with `.` for any byte. */
const BEGINNINGS = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a', 'RIFF....WEBPVP8'].map(
  (beginning) => [...beginning],
)

/** By its content: PNG, JPEG, GIF or WebP. */
export const isPixelPicture = (bytes: Uint8Array) =>
  BEGINNINGS.some((beginning) =>
    beginning.every((char, at) => char === '.' || bytes[at] === char.charCodeAt(0)),
  )
