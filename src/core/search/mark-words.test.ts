import { expect, test } from 'vitest'
import { piecesOf } from '#core/text/marked-text.ts'
import { wordSpans } from '#core/text/word-spans.ts'
import { createMarkFinder, markWords } from './mark-words.ts'

const marked = (text: string, marks: string[]) =>
  piecesOf(markWords(text, createMarkFinder(marks)))
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('')

test.each<[string, string[], string]>([
  ['Senior React Developer', ['react'], 'Senior [React] Developer'],
  ['React, REACT and react.', ['react'], '[React], [REACT] and [react].'],
  ['Reactive systems', ['react'], 'Reactive systems'],
  ['Data Engineer', ['engin*'], 'Data [Engineer]'],
  ['Data Engineer', ['data', 'engin*'], '[Data] [Engineer]'],
  ['Machine Learning Engineer', ['machine learning'], '[Machine Learning] Engineer'],
  ['Learning machine', ['machine learning'], 'Learning machine'],
  ['machine, learning', ['machine learning'], '[machine, learning]'],
  ['A machine', ['machine learning'], 'A machine'],
  // Words with signs, dots or hyphens.
  ['C, C++ and C#', ['c++'], 'C, [C++] and C#'],
  ['C, C++ and C#', ['c'], '[C], C++ and C#'],
  ['C, C++ and C#', ['c#'], 'C, C++ and [C#]'],
  ['ASP.NET and .NET', ['.net'], 'ASP[.NET] and [.NET]'],
  ['Node.js developer', ['nodejs'], '[Node.js] developer'],
  ['Node.js developer', ['node'], '[Node].js developer'],
  ['R&D engineer', ['r&d'], '[R&D] engineer'],
  ['R&D engineer', ['d'], 'R&D engineer'],
  ["O'Reilly and Bachelor's", ['oreilly', 'bachelor'], "[O'Reilly] and [Bachelor]'s"],
  ['Full-stack developer', ['fullstack'], '[Full-stack] developer'],
  ['Full-stack developer', ['stack'], 'Full-[stack] developer'],
  ['Full-stack developer', ['full stack'], '[Full-stack] developer'],
  ['Front end developer', ['frontend'], '[Front end] developer'],
  ['E-commerce', ['ecommerce'], '[E-commerce]'],
  ['E-commerce', ['commerce'], 'E-[commerce]'],
  ['The U.S. market', ['us'], 'The [U.S]. market'],
  // Characters that folding makes longer or shorter.
  ['Jobs in Zürich today', ['zurich'], 'Jobs in [Zürich] today'],
  ['Jobs in Zu\u0308rich today', ['zurich'], 'Jobs in [Zu\u0308rich] today'],
  ['Große Straße 5', ['strasse'], 'Große [Straße] 5'],
  ['ﬁnance oﬃce', ['office'], 'ﬁnance [oﬃce]'],
  ['Acme™ Œuvre Łódź', ['oeuvre', 'lodz'], 'Acme™ [Œuvre] [Łódź]'],
  ['İstanbul office', ['istanbul', 'office'], '[İstanbul] [office]'],
  ['soft\u00adware', ['software'], '[soft\u00adware]'],
  ['🚀 Rocket 🚀 engineer', ['engineer'], '🚀 Rocket 🚀 [engineer]'],
  ['Μηχανικός', ['μηχανικοσ'], '[Μηχανικός]'],
  ['서울 개발자', ['개발자'], '서울 [개발자]'],
  ['\u1109\u1165\u110b\u116e\u11af 근무', ['서울'], '[\u1109\u1165\u110b\u116e\u11af] 근무'],
  // If two marks overlap, the longer one wins.
  ['React Native developer', ['react', 'react native'], '[React Native] developer'],
  ['Nothing to mark', [], 'Nothing to mark'],
  ['Nothing to mark', ['*', ''], 'Nothing to mark'],
  ['', ['react'], ''],
])('%j for %j is %j', (text, marks, expected) => expect(marked(text, marks)).toBe(expected))

test('each hit names its mark, including overlapping hits', () => {
  expect(createMarkFinder(['react', 'react native', 'nat*'])('React Native')).toEqual([
    { mark: 'react native', start: 0, end: 12 },
    { mark: 'react', start: 0, end: 5 },
    { mark: 'nat*', start: 6, end: 12 },
  ])
})

test('marks are found anywhere in a long text, including overlapping ones', () => {
  const filler = 'Ünd sö weiter, and so on. '.repeat(20)
  const text = `${filler}Senior React Native. ${filler}Node.js ${filler}front end`
  const find = createMarkFinder(['senior react', 'react native', 'nodejs', 'frontend'])
  expect(find(text).map(({ mark, start, end }) => [mark, text.slice(start, end)])).toEqual([
    ['senior react', 'Senior React'],
    ['react native', 'React Native'],
    ['nodejs', 'Node.js'],
    ['frontend', 'front end'],
  ])
})

test('reading only near candidates finds the same words as reading everything, in 500 texts', () => {
  const parts = [
    ..."abc .-&+#'\u00ad",
    'front',
    'end',
    'Zürich',
    'ﬁ',
    'node',
    '.js',
    '.net',
    'x'.repeat(70),
  ]
  let seed = 11
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed
  }
  for (let made = 0; made < 500; made++) {
    const text = Array.from({ length: 300 }, () => parts[next() % parts.length]).join('')
    const { words, forms } = wordSpans(text)
    const all = [...words, ...forms]
    const mark = all[next() % all.length]?.word ?? 'a'
    const places = all.filter(({ word }) => word === mark).map(({ start, end }) => [start, end])
    const found = createMarkFinder([mark])(text).map(({ start, end }) => [start, end])
    expect(found, `${mark} in ${text}`).toEqual(
      places.sort(([a = 0, c = 0], [b = 0, d = 0]) => a - b || d - c),
    )
  }
})

test('thirty prefixes in a text that matches them everywhere are handled', () => {
  const marks = Array.from({ length: 30 }, (_, n) => `${'a'.repeat(n + 1)}*`)
  const text = 'a-'.repeat(2_000)
  expect(createMarkFinder(marks)(text).length).toBeGreaterThan(0)
})
