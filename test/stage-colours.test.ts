/** Measures the stage colors in the style sheet: equal lightness and enough contrast in both themes. */
import { expect, test } from 'vitest'
import { STAGES } from '#core/tracker/application.ts'
import { read } from './tree.ts'

const GREY = STAGES.indexOf('Ghosted')
/** Smaller differences in lightness are not visible; rounding to hex digits alone causes half of this. */
const SAME_LIGHTNESS = 0.012

const colours = pairs(read('src/app/tracker/stages.css'), /\.stage-(\d+) \{\s*--stage: /)
const tokens = pairs(read('src/app/ui/tokens.css'), /--(paper|surface): /)

test('every stage has its color', () => {
  expect(Object.keys(colours)).toEqual(STAGES.map((_, place) => String(place)))
})

test.each([
  ['light', 0, 0.53],
  ['dark', 1, 0.76],
])(
  'in the %s theme all stages have one lightness and 4.5:1 contrast with their background',
  (_, theme, lightness) => {
    for (const [place, pair] of Object.entries(colours)) {
      const colour = pair[theme] as string
      expect(Math.abs(lightnessOf(colour) - lightness), place).toBeLessThan(SAME_LIGHTNESS)
      for (const under of Object.values(tokens)) {
        expect(contrast(colour, under[theme] as string), place).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)

test('stage hues are at least 20 degrees apart, and Ghosted has none', () => {
  for (const theme of [0, 1]) {
    const hues = Object.entries(colours)
      .filter(([place]) => Number(place) !== GREY)
      .map(([, pair]) => hueOf(pair[theme] as string))
      .sort((a, b) => a - b)
    const gaps = hues.map((hue, at) => (hues[at + 1] ?? (hues[0] as number) + 360) - hue)
    expect(Math.min(...gaps)).toBeGreaterThan(20)
    const [red, green, blue] = channels(colours[GREY]?.[theme] as string)
    expect([red, green]).toEqual([green, blue])
  }
})

/** The light and the dark color of each name. */
function pairs(css: string, name: RegExp): Record<string, [string, string]> {
  const pattern = new RegExp(`${name.source}light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'g')
  return Object.fromEntries(
    [...css.matchAll(pattern)].map(([, key, light, dark]) => [key, [light, dark]]),
  )
}

function channels(hex: string): [number, number, number] {
  const linear = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return linear as [number, number, number]
}

/** OKLab (Ottosson, "A perceptual color space for image processing", 2020). */
function oklab(hex: string): [number, number, number] {
  const [r, g, b] = channels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const lightnessOf = (hex: string) => oklab(hex)[0]

function hueOf(hex: string): number {
  const [, a, b] = oklab(hex)
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
