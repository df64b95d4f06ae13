import { expect, test } from 'vitest'
import { fold } from './fold-text.ts'

test.each([
  ['Hello', 'hello'],
  ['C++ & C#', 'c++ & c#'],
  ['Zürich', 'zurich'],
  ['Zu\u0308rich', 'zurich'],
  ['São Paulo', 'sao paulo'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['København', 'kobenhavn'],
  ['Ærø', 'aero'],
  ['Œuvre', 'oeuvre'],
  ['Đà Nẵng', 'da nang'],
  ['Reykjavík Þór', 'reykjavik thor'],
  ['İstanbul', 'istanbul'],
  ['ılık', 'ilik'],
  ['Malmö', 'malmo'],
  ['ﬁnance', 'finance'],
  ['ＡＣＭＥ', 'acme'],
  ['Acme™', 'acme'],
  ['Ёлка', 'елка'],
  ['Αθήνα', 'αθηνα'],
  ['日本', '日本'],
  ['서울', '서울'],
  ['टाटा', 'टाटा'],
  ['ガス', 'ガス'],
  ['', ''],
])('"%s" is folded to "%s"', (text, folded) => expect(fold(text)).toBe(folded))

test('folding twice changes nothing', () => {
  for (const text of ['İŞ BANKASI', 'Škoda ﬁ ß', 'Ǆ ǅ']) expect(fold(fold(text))).toBe(fold(text))
})
