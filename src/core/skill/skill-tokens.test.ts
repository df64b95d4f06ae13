import { describe, expect, it } from 'vitest'
import { skillTokens, tokenWord } from './skill-tokens.ts'

const words = (text: string) => skillTokens(text).map((token) => tokenWord(text, token))

describe('skillTokens', () => {
  it.each([
    ['Go, Rust & C', ['go', 'rust', 'c']],
    ['C++/C# (or F#)', ['c++', 'c#', 'or', 'f#']],
    ['.NET Core', ['.net', 'core']],
    ['ASP.NET', ['asp', 'net']],
    ['.network', ['network']],
    ['node.js', ['node', 'js']],
    ['Zürich 日本 😀 k8s', ['zürich', '日本', 'k8s']],
    ['', []],
    ['+++ ##', []],
  ])('reads %j', (text, expected) => expect(words(text)).toEqual(expected))

  it('gives the offsets of each word', () => {
    expect(skillTokens('in C++.')).toEqual([
      { start: 0, end: 2 },
      { start: 3, end: 6 },
    ])
  })
})
