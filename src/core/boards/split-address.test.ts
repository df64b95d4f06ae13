import { describe, expect, it } from 'vitest'
import { paramOf, splitAddress } from './split-address.ts'

describe('an address in its parts', () => {
  it('has a lower-case host without www, decoded segments, and parameters in order', () => {
    expect(splitAddress('HTTPS://WWW.Acme.com:8443/a%20b//c?x=1&y=a+b&x=2#top')).toEqual({
      host: 'acme.com',
      path: ['a b', 'c'],
      params: [
        ['x', '1'],
        ['y', 'a b'],
        ['x', '2'],
      ],
      fragment: 'top',
    })
  })

  it('may be written without its scheme, or with its ampersands encoded', () => {
    expect(splitAddress('jobs.lever.co/acme')?.path).toEqual(['acme'])
    expect(splitAddress('https://a.de/?b=1&amp;c=2')?.params).toEqual([
      ['b', '1'],
      ['c', '2'],
    ])
  })

  it.each([
    '',
    'acme',
    'mailto:jobs@acme.com',
    'ftp://acme.com/x',
    'https:// acme.com',
    `https://a.de/${'x'.repeat(3_000)}`,
  ])('is not found in %.30j', (text) => expect(splitAddress(text)).toBeNull())

  it('keeps an escaped control character as it is written', () => {
    const { path, params } = splitAddress('https://acme.com/a%00b/c%0Ad?e=%00') ?? {}
    expect([path, params]).toEqual([['a%00b', 'c%0Ad'], [['e', '%00']]])
  })

  it('keeps an invalid escape as it is written', () => {
    expect(splitAddress('https://acme.com/100%/a')?.path).toEqual(['100%', 'a'])
  })

  it('returns the first non-empty parameter of a name', () => {
    const parts = splitAddress('https://a.de/?ID=&id=7&id=8')
    expect(parts && paramOf(parts, 'id')).toBe('7')
  })
})
