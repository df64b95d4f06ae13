/**
 * Damages texts with a fixed seed: cuts, duplicates, inserted fragments that are hard to parse, and changed values.
 */

type Random = () => number

export function pick<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
}

const SCRAPS = [
  ...['\0', '\ud83d', '\ude00', '\ufeff', '\u2028', '\u202e', '\ufffd', '\r\n', '\t', ' '],
  ...['"', '\\', '\\u0000', '\\ud800', '{', '}', '[', ']', ',', ':', '<', '>', '&', "'"],
  ...['NaN', 'Infinity', '-0', '1e999', 'null', 'true', '[]', '{}', '""', '9'.repeat(40)],
  ...['1970-01-01', '2999-12-31T23:59:59Z', '0000-00-00', '__proto__', 'constructor'],
  ...['<script>', '</p>', '<!--', ']]>', '<![CDATA[', '&lt;b&gt;', '&#0;', 'javascript:', 'Ã¼'],
]

/** Applies one to eight random damages. */
export function damaged(random: Random, text: string): string {
  let damagedText = text
  for (let left = 1 + Math.floor(random() * 8); left > 0; left--) {
    const at = Math.floor(random() * (damagedText.length + 1))
    const to = Math.min(damagedText.length, at + Math.floor(random() * 60))
    const [before, middle, behind] = [
      damagedText.slice(0, at),
      damagedText.slice(at, to),
      damagedText.slice(to),
    ]
    const kind = random()
    if (kind < 0.5) damagedText = before + pick(random, SCRAPS) + middle + behind
    else if (kind < 0.7) damagedText = before + behind
    else if (kind < 0.85) damagedText = before + middle + middle + behind
    else if (kind < 0.95) damagedText = before + pick(random, SCRAPS) + behind
    else damagedText = before
  }
  return damagedText
}

const ODD_VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, -1e308, 4e15, 0.1, '', ' ', '\0', '\ud800', 'NaN', [], {}, [[]]],
  ...['1970-01-01T00:00:00Z', '2999-01-01', -62_135_596_800_000, 32_503_680_000, 1e20],
  ...['x'.repeat(5_000), '<b>'.repeat(2_000), { id: { id: null } }, ['a', null, 3]],
  ...['javascript:alert(1)', 'http://10.0.0.1/', 'https://a.example/\u202egpj.exe', '/jobs/1'],
]

/** Changes up to five values at any depth, so that the result is still JSON. */
export function oddJson(random: Random, json: string): string {
  const whole: unknown = JSON.parse(json)
  for (let left = 1 + Math.floor(random() * 5); left > 0; left--) changeOne(random, whole)
  return JSON.stringify(whole)
}

function changeOne(random: Random, whole: unknown) {
  let at = whole
  for (;;) {
    if (typeof at !== 'object' || at === null) return
    const fields = at as Record<string, unknown>
    const keys = Object.keys(fields)
    if (keys.length === 0) return
    const key = pick(random, keys)
    const inner = fields[key]
    if (typeof inner === 'object' && inner !== null && random() < 0.85) at = inner
    else {
      const others = keys.map((other) => fields[other])
      fields[key] = random() < 0.7 ? pick(random, ODD_VALUES) : pick(random, others)
      return
    }
  }
}
