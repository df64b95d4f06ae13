/**
 * A logo drawn again, so that nothing of the file survives but its look: decoded, without its empty edges, on a square of
 * one colour, as WebP. A light logo without a background of its own gets a dark one.
 */
import sharp, { type Sharp } from 'sharp'
import { LOGO_SIDES } from '#core/company/company-logo.ts'

/** Of width times height: some 64 MB when decoded. */
const MAX_PIXELS = 16_000_000
/** The larger side, at least; smaller ones are favicons, and look worse than a letter. */
const LEAST_SIDE = 32
/** Of the longer to the shorter side. Wider ones are words that nobody can read at this size. */
const WIDEST = 4
/** Of the square, left free at each side. */
const MARGIN = 0.08
const LIGHT = { r: 255, g: 255, b: 255 }
const DARK = { r: 24, g: 27, b: 32 }
/** The mean of what is opaque, 0 to 255. Above it a logo would vanish on white. */
const TOO_LIGHT = 225

/** Leaves the decoders of this process that logos need, so that no other one can be reached. */
export function limitDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Png', 'Jpeg', 'Nsgif', 'Webp'].map((format) => `VipsForeignLoad${format}`),
  })
}

/** Small and large. Throws for what is no picture, or none that we show. */
export async function drawLogo(bytes: Uint8Array): Promise<[small: Uint8Array, large: Uint8Array]> {
  const given = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
  const { data, info } = await given.trim().png().toBuffer({ resolveWithObject: true })
  const [long, short] = [Math.max(info.width, info.height), Math.min(info.width, info.height)]
  if (long < LEAST_SIDE) throw new Error('the picture is too small')
  if (long > short * WIDEST) throw new Error('the picture is too wide')
  const read = () => sharp(data)
  const background = info.channels === 4 && (await isLight(read())) ? DARK : LIGHT
  const draw = (side: number) => {
    const margin = Math.round(side * MARGIN)
    return read()
      .flatten({ background })
      .resize(side - 2 * margin, side - 2 * margin, { fit: 'contain', background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
      .webp({ quality: 88 })
      .toBuffer()
  }
  return [await draw(LOGO_SIDES.small), await draw(LOGO_SIDES.large)]
}

/** Whether what is opaque in it is nearly white. */
async function isLight(picture: Sharp): Promise<boolean> {
  const { data } = await picture
    .resize(48, 48, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let sum = 0
  let weight = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    sum += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)
    weight += alpha
  }
  return weight > 0 && sum / weight > TOO_LIGHT
}
