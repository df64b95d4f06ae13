import { describe, expect, it } from 'vitest'
import { beginningsOf, skillTokens, tokenWord } from './skill-tokens.ts'

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
      { start: 0, end: 2, mayBegin: true },
      { start: 3, end: 6, mayBegin: true },
    ])
  })

  it('says which words are certainly not the beginning of a name', () => {
    const text = 'Fast LLMs, Python3, C++ or Zürich'
    const tokens = skillTokens(text, beginningsOf(['llm', 'python']))
    expect(tokens.filter(({ mayBegin }) => mayBegin).map((one) => tokenWord(text, one))).toEqual([
      'llms',
      'python3',
      'c++', // looked up, as all words with other characters than letters and digits of ASCII are
      'zürich',
    ])
  })
})
