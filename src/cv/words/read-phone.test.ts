import { expect, test } from 'vitest'
import { findPhone } from './read-phone.ts'

const NUMBERS: [text: string, phone: string | null][] = [
  ['+44 20 7946 0812', '+44 20 7946 0812'],
  ['jane@example.com | (312) 555-0123 | Springfield, IL', '(312) 555-0123'],
  ['1-650-999-7777', '1-650-999-7777'],
  ['Tel.: 089 / 123 45 67', '089 / 123 45 67'],
  ['Mobil: +49 (0)171 2345678', '+49 (0)171 2345678'],
  ['07 12 34 56 78 – Nantes (44)', '07 12 34 56 78'],
  ['Phone: 98450 12345', '98450 12345'],
  ['912 34 567', '912 34 567'],
  ['(+20) 100 123 4567', '(+20) 100 123 4567'],
  ['973-555-0123 ext. 12', '973-555-0123 ext. 12'],
  ['020 7946 0018', '020 7946 0018'],
  ['2013-12-01 - 2014-12-01', null],
  ['2012 - 2016', null],
  ['01.09.2013', null],
  ['US Patent No. 11234567', null],
  ['10.1234/neurips.2023.1234', null],
  ['80331 München', null],
  ['99.97 % of 1,000,000 calls', null],
  ['https://example.com/id/123456789', null],
  ['Fax: +49 89 1234567', null],
]

for (const [text, phone] of NUMBERS) {
  test(`"${text}" has ${phone ? `the number ${phone}` : 'no number'}`, () => {
    expect(findPhone(text)?.text ?? null).toBe(phone)
  })
}
