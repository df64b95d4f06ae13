import { describe, expect, it } from 'vitest'
import {
  estimateOverlap,
  type MinHashSignature,
  minHashBands,
  minHashOf,
  withoutRuns,
} from './min-hash.ts'

/** The same words for the same seed. */
function words(seed: number, count: number) {
  return Array.from({ length: count }, (_, at) => `w${(seed * 7919 + at * 104_729) % 99_991}`)
}

function sketch(text: string): MinHashSignature {
  const made = minHashOf(text)
  if (!made) throw new Error('too short')
  return made
}

describe('a MinHash signature of a text', () => {
  const text = words(1, 900).join(' ')

  it('is the same for the same words, whatever separates them', () => {
    const other = `${text.toUpperCase().replaceAll(' ', ', ')}. https://acme.com/x jobs@acme.com`
    expect(minHashOf(other)).toEqual(minHashOf(text))
  })

  it('holds at most 128 numbers that fit int4, ascending', () => {
    const { low, size } = sketch(text)
    expect(size).toBe(894)
    expect(low).toHaveLength(128)
    expect(low).toEqual([...low].sort((a, b) => a - b))
    expect(low.every((hash) => hash === (hash | 0))).toBe(true)
  })

  it('is null for a sentence or two', () => {
    expect(minHashOf(words(1, 20).join(' '))).toBeNull()
    expect(minHashOf('')).toBeNull()
  })

  it('estimates how much two texts share', () => {
    const half = [...words(1, 450), ...words(2, 450)].join(' ')
    const share = estimateOverlap(sketch(text), sketch(half))
    expect(share.all).toBeGreaterThan(0.2)
    expect(share.all).toBeLessThan(0.46)
    expect(estimateOverlap(sketch(text), sketch(words(3, 900).join(' ')))).toEqual({
      all: 0,
      shorter: 0,
    })
  })

  it('shows that a short text is contained in a long one', () => {
    const { all, shorter } = estimateOverlap(sketch(text), sketch(words(1, 120).join(' ')))
    expect(shorter).toBe(1)
    expect(all).toBeLessThan(0.3)
  })

  it('shares keys with a near-identical text and none with another', () => {
    const edited = [...words(1, 880), ...words(2, 20)].join(' ')
    const keys = new Set(minHashBands(sketch(text)))
    expect(minHashBands(sketch(edited)).some((key) => keys.has(key))).toBe(true)
    expect(minHashBands(sketch(words(3, 900).join(' '))).some((key) => keys.has(key))).toBe(false)
  })

  it('can exclude runs common to many texts', () => {
    const about = words(9, 300)
    const [one, other] = [4, 5].map((seed) => sketch([...about, ...words(seed, 300)].join(' ')))
    if (!one || !other) throw new Error('no sketches')
    expect(estimateOverlap(one, other).all).toBeGreaterThan(0.2)
    const common = new Set(
      sketch(about.join(' ')).low.concat(one.low.filter((hash) => other.low.includes(hash))),
    )
    expect(estimateOverlap(withoutRuns(one, common), withoutRuns(other, common)).all).toBe(0)
  })
})
