import { expect, test } from 'vitest'
import { MAX_WORD_LENGTH } from '#core/text/word-rules.ts'
import { readWords } from './terms.ts'

test.each([
  ['Senior Software Engineer', ['senior', 'software', 'engineer']],
  ['Café Zürich – Łódź', ['cafe', 'zurich', 'lodz']],
  ['C, C++, C# and F#', ['c', 'c++', 'c#', 'and', 'f#']],
  ['C/C++17', ['c', 'c++', '17']],
  ['R, Go; Rust.', ['r', 'go', 'rust']],
  ['(.NET) and .NET Core', ['.net', 'and', '.net', 'core']],
  ['see example.net', ['see', 'example', 'net']],
  ['R&D at AT&T, Q&A', ['r&d', 'at', 'at&t', 'q&a']],
  ['research&development', ['research', 'development']],
  ["a bachelor's degree we'd like", ['a', 'bachelor', 'degree', 'we', 'like']],
  ['O’Reilly', ['oreilly']],
  ['U.S. citizens, e.g. in D.C.', ['us', 'citizens', 'eg', 'in', 'dc']],
  ['version 3.11', ['version', '3', '11']],
  ['issue #5, 5+ years', ['issue', '5', '5', 'years']],
  ['50k–70k', ['50k', '70k']],
  ['snake_case', ['snake', 'case']],
  ['Разработчик 開発', ['разработчик', '開発']],
  ['🔥 !? \u0000 \ud83d', []],
  ['❤️ 1️⃣ 👩‍💻', ['1']],
  ['Soft\u00adware', ['software']],
  ['हिन्दी', ['हिन्दी']],
  ['', []],
])('%j has the words %j', (text, words) => expect(readWords(text).words).toEqual(words))

test.each([
  ['full-stack', ['full', 'stack'], ['fullstack']],
  ['Full Stack', ['full', 'stack'], ['fullstack']],
  ['fullstack', ['fullstack'], []],
  ['Front‑end', ['front', 'end'], ['frontend']],
  ['cloud-native', ['cloud', 'native'], ['cloudnative']],
  ['Node.js', ['nodejs'], ['node']],
  ['NodeJS', ['nodejs'], []],
  ['ASP.NET', ['asp.net'], ['.net']],
  ['e-commerce', ['ecommerce'], ['commerce']],
  ['Objective-C', ['objectivec'], ['objective']],
  ['2025-2026', ['2025', '2026'], []],
  ['- dash -', ['dash'], []],
  ['JavaScript', ['javascript'], []],
])('%j has the words %j and the forms %j', (text, words, forms) =>
  expect(readWords(text)).toEqual({ words, forms }),
)

test('an endless run of letters is cut to the longest allowed word', () => {
  expect(readWords('x'.repeat(50_000)).words).toEqual(['x'.repeat(MAX_WORD_LENGTH)])
})

test.each(['a-', "a'", 'a.', 'a&', '.net', 'c++', '#', '\u0300', 'ﬃ'])(
  '50,000 characters of %j are read in linear time',
  (piece) => {
    const { words, forms } = readWords(piece.repeat(50_000 / piece.length))
    expect(words.length + forms.length).toBeLessThan(100_000)
  },
)
