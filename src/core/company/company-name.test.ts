import { expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { companyKey, companySlug, displayCompanyName, namesEmployer } from './company-name.ts'

test.each([
  ['Acme', 'acme'],
  ['Acme Corp', 'acme-corp'],
  ['  Acme  ,  Inc.  ', 'acme-inc'],
  ['Škoda', 'skoda'],
  ['Koda', 'koda'],
  ['Nestlé', 'nestle'],
  ['Nestle\u0301', 'nestle'],
  ['Zürich Re', 'zurich-re'],
  ['Ação', 'acao'],
  ['日本電産', '日本電産'],
  ['株式会社メルカリ', '株式会社メルカリ'],
  ['Яндекс', 'яндекс'],
  ['टाटा', 'टाटा'],
  ['ＡＣＭＥ', 'acme'],
  ['ﬁnance', 'finance'],
  ['İstanbul Tekstil', 'istanbul-tekstil'],
  ['Straße GmbH', 'strasse-gmbh'],
  ['AT&T', 'att'],
  ['Johnson & Johnson', 'johnson-johnson'],
  ['Rolls-Royce', 'rolls-royce'],
  ['Booking.com', 'bookingcom'],
  ["Ben & Jerry's", 'ben-jerrys'],
  ['1Password', '1password'],
  ['-Dash-', 'dash'],
  ['!!!', 'company-21-21-21'],
  ['🚀', 'company-1f680'],
  ['', 'company'],
])('the slug of "%s" is "%s"', (name, slug) => expect(companySlug(name)).toBe(slug))

test.each([
  ['Acme', 'ACME'],
  ['Acme', 'Acme, Inc.'],
  ['Acme', '  Acme  ,  Inc.  '],
  ['Acme', 'Acme LLC'],
  ['Acme', 'ACME GmbH'],
  ['Acme', 'Acme Ltd.'],
  ['Acme', 'Acme AG'],
  ['Acme', 'Acme S.A.'],
  ['Acme', 'Acme B.V.'],
  ['Acme', 'Acme Pty Ltd'],
  ['Acme', 'Acme Pte. Ltd.'],
  ['Acme', 'Acme Corp'],
  ['Acme', 'Acme GmbH & Co. KG'],
  ['Acme', 'Acme Sp. z o.o.'],
  ['Acme', 'ＡＣＭＥ'],
  ['Nestlé', 'Nestle\u0301'],
  ['İstanbul Tekstil', 'Istanbul Tekstil'],
  ['ﬁnance', 'finance'],
  ['メルカリ', '株式会社メルカリ'],
  ['Яндекс', 'ООО Яндекс'],
  ['Johnson & Johnson', 'Johnson and Johnson'],
  ['Rolls-Royce', 'Rolls Royce'],
  ['Booking.com', 'booking.com B.V.'],
  ['Ford', 'Ford & Co.'],
  ["Levi's", 'Levi’s'],
])('"%s" and "%s" are one company', (one, other) => expect(companyKey(other)).toBe(companyKey(one)))

test.each([
  ['Škoda', 'Koda'],
  ['Škoda', 'Skoda'],
  ['Żubr', 'Zubr'],
  ['Ėmė', 'Eme'],
  ['Ġenerali', 'Generali'],
  ['Nestlé', 'Nestle'],
  ['Zürich Re', 'Zurich Re'],
  ['Acme', 'Acme Labs'],
  ['Acme', 'Acme Systems'],
  ['Acme', 'Acme Group'],
  ['日本電産', '日本電気'],
  ['Disney', 'Disney+'],
  ['!!!', '???'],
])('"%s" and "%s" are two companies', (one, other) =>
  expect(companyKey(other)).not.toBe(companyKey(one)),
)

test('a name that is only a legal form is kept, and an empty name stays empty', () => {
  expect([companyKey('Inc'), companyKey('SE'), companyKey('')]).toEqual(['inc', 'se', ''])
})

test.each([
  ['  Acme   Labs ', 'Acme Labs'],
  ['abridge', 'Abridge'],
  ['acmeai', 'Acmeai'],
  ['scaleai', 'Scale AI'],
  ['openai', 'OpenAI'],
  ['liquid-ai', 'Liquid AI'],
  ['grafanalabs', 'Grafana Labs'],
  ['stripe', 'Stripe'],
  ['epic-games', 'Epic Games'],
  ['blue_origin', 'Blue Origin'],
  ['adidas', 'Adidas'],
  ['eBay', 'eBay'],
  ['iRobot', 'iRobot'],
  ['n8n', 'n8n'],
  ['dbt labs', 'dbt labs'],
  ['cal.com', 'cal.com'],
  ['OpenAI', 'OpenAI'],
  ['škoda', 'škoda'],
  ['メルカリ', 'メルカリ'],
  ['https://promptwatch.com', 'Promptwatch'],
  ['https://www.Acme-Labs.io/', 'Acme-Labs'],
  ['https://jobs.acme.com', 'https://jobs.acme.com'],
  ['https://acme.com/jobs', 'https://acme.com/jobs'],
  ['Visoid [0]', 'Visoid'],
  ['[0]', '[0]'],
  ['Thunder Compute, YC S24', 'Thunder Compute'],
  ['9 Mothers YC P26', '9 Mothers'],
  ['Acme (YC W22)', 'Acme'],
  ['YC W22', 'YC W22'],
  ['NYC W22', 'NYC W22'],
])('"%s" is shown as "%s"', (name, shown) => expect(displayCompanyName(name)).toBe(shown))

test.each([
  ['HIRING: Frontend Developer', false],
  ['hiring: two engineers', false],
  ['Hiring Solutions', true],
  ['Acme', true],
])('"%s" names an employer: %s', (name, names) => expect(namesEmployer(name)).toBe(names))

test('a hostile name is read quickly', () => {
  const read = (name: string) => [companySlug(name), companyKey(name), displayCompanyName(name)]
  expect(slowPieces([' ', '-', 'a.', ' inc'], read)).toEqual([])
  expect(slowPieces(['a-'], (text) => read(`https://${text}`))).toEqual([])
  expect(slowPieces([', YC'], (text) => read(`acme${text}`))).toEqual([])
})
