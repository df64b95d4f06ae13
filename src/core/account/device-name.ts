/** A browser's name in words that its owner knows: "Firefox on Windows". */

/** The first match wins, because browsers also carry the names of the browsers they imitate. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** `userAgent` is null when the browser sent none. `unknown` names a browser that is not recognized. */
export function deviceName(userAgent: string | null, unknown = 'Unknown device'): string {
  const browser = firstOf(BROWSERS, userAgent ?? '')
  const system = firstOf(SYSTEMS, userAgent ?? '')
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? unknown
}

/** Whether the device is a phone or a tablet. */
export const isHandheld = (userAgent: string | null) =>
  /\biPhone\b|\biPad\b|\bAndroid\b/.test(userAgent ?? '')

const firstOf = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null
