import { expect, test } from 'vitest'
import { findMarks, markWords } from './mark-words.ts'
import { piecesOf } from './marked-text.ts'

const marked = (text: string, marks: string[]) =>
  piecesOf(markWords(text, marks))
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
  // Words that are marked by what they mean, not by their letters alone.
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
  // Letters that folding makes more or fewer.
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
  // Two marks at one place: the longer one.
  ['React Native developer', ['react', 'react native'], '[React Native] developer'],
  ['Nothing to mark', [], 'Nothing to mark'],
  ['Nothing to mark', ['*', ''], 'Nothing to mark'],
  ['', ['react'], ''],
])('%j for %j is %j', (text, marks, expected) => expect(marked(text, marks)).toBe(expected))

test('each place names the mark that met it, overlaps included', () => {
  expect(findMarks('React Native', ['react', 'react native', 'nat*'])).toEqual([
    { mark: 'react native', start: 0, end: 12 },
    { mark: 'react', start: 0, end: 5 },
    { mark: 'nat*', start: 6, end: 12 },
  ])
})
