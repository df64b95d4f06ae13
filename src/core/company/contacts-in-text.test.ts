import { expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import {
  emailsIn,
  emailsOfLink,
  isSamePhone,
  parsePhone,
  phoneOfLink,
  phonesIn,
} from './contacts-in-text.ts'

test.each([
  ['Write to jobs@acme.com.', ['jobs@acme.com']],
  ['JOBS@ACME.COM, info@acme.com', ['jobs@acme.com', 'info@acme.com']],
  ['jobs [at] acme [dot] com', ['jobs@acme.com']],
  ['jobs(at)acme.com', ['jobs@acme.com']],
  ['jobs {ät} acme {punkt} de', ['jobs@acme.de']],
  ['jobs at acme dot com', ['jobs@acme.com']],
  ['rrhh (arroba) acme (punto) es', ['rrhh@acme.es']],
  ['jobs arroba acme punto es', ['jobs@acme.es']],
  ['jobs at acme dot co dot uk', ['jobs@acme.co.uk']],
  ['jobs @ acme.com', ['jobs@acme.com']],
  ['jobs-at-acme-dot-com', ['jobs@acme.com']],
  ['info@look-at-me.com', ['info@look-at-me.com']],
  ['info[@]acme[.]com', ['info@acme.com']],
  ['We work at acme and look at dot plots', []],
  ['jobs＠acme．com', ['jobs@acme.com']],
  ['first.last+cv@eu.acme.co.uk', ['first.last+cv@eu.acme.co.uk']],
  ['åsa.öberg@acme.se', []],
  ['core-js@3.2.1, logo@2x', []],
  ['a@b@acme.com', []],
  ['.jobs@acme.com jo..bs@acme.com', []],
])('"%s" states %j', (text, emails) => expect(emailsIn(text)).toEqual(emails))

test.each([
  ['mailto:jobs@acme.com?subject=Hi&cc=boss@acme.com', ['jobs@acme.com']],
  ['MAILTO:%6Aobs%40acme.com', ['jobs@acme.com']],
  ['mailto:a@acme.com;b@acme.com, c@acme.com', ['a@acme.com', 'b@acme.com', 'c@acme.com']],
  ['mailto:%zz@acme.com', []],
  ['mailto:?subject=Share', []],
  ['https://acme.com/a@acme.com', []],
])('the link "%s" leads to %j', (href, emails) => expect(emailsOfLink(href)).toEqual(emails))

test.each([
  [['Tel.: 030 / 555 01 20'], ['0305550120']],
  [['Phone: +1 (312) 555-0170, fax: +1 (312) 555-0171'], ['+13125550170']],
  [['Telefon', '+49 (0)30 1234560'], ['+49301234560']],
  [['Tel. (+34) 91 555 01 23'], ['+34915550123']],
  [['Tel.: 0049 (0)4791 555 012'], ['+494791555012']],
  [['Telefax: +49 30 1234569'], []],
  [['HRB 123456, USt-IdNr. DE123456789'], []],
  [['Direct line of Ada: +1 212 555 0142'], []],
  [['Hotel 12345678'], []],
])('%j states the phones %j', (lines, phones) => expect(phonesIn(lines)).toEqual(phones))

test.each([
  ['tel:+1-415-555-0134', '+14155550134'],
  ['tel:+49%2030%20123456', '+4930123456'],
  ['callto:+15551230000;ext=1', '+15551230000'],
  ['tel:911', null],
  ['tel:1-800-FLOWERS', null],
])('the link "%s" calls %s', (href, phone) => expect(phoneOfLink(href)).toBe(phone))

test.each([
  ['+49305550123', '0305550123', true],
  ['+15125550142', '5125550142', true],
  ['18005550199', '8005550199', true],
  ['+390255501234', '0255501234', true],
  ['5125550142', '7375550142', false],
  ['+49305550123', '+43305550123', false],
  ['0305550123', '0305550199', false],
])('whether %s and %s are one: %s', (one, other, isSame) =>
  expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([isSame, isSame]),
)

test('more digits than any phone number has are none', () => {
  expect(parsePhone('1234567890123456')).toBe(null)
})

test('hostile text is read quickly', () => {
  const read = (text: string) => [emailsIn(text), phonesIn([text])]
  expect(slowPieces(['a.', 'a@', 'tel ', '(at)'], read)).toEqual([])
})
