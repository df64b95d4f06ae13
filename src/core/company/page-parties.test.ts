import { expect, test } from 'vitest'
import { type PageBlock, readHtmlPage } from '#core/html/html-page.ts'
import { createPageBlocks } from '#core/html/page-blocks.ts'
import { isCityName } from './branch-place.ts'
import { isFirstName } from './first-names.ts'
import { pageContacts } from './page-contacts.ts'
import { emailContact } from './page-emails.ts'
import { otherPartyAt } from './page-parties.ts'
import { pagePhones } from './page-phones.ts'
import { pageStatements } from './page-statements.ts'
import { PAGE_TEXTS, SITE_PAGES } from './site-page-words.ts'

const COMPANY = { name: 'Nordholz Systems GmbH', website: 'https://nordholz.example/' }
type Kind = 'home' | 'contact' | 'imprint' | 'careers'
const values = (html: string, kind: Kind = 'contact') =>
  pageContacts(readHtmlPage(html), {
    url: `https://nordholz.example/${kind}`,
    kind,
    company: COMPANY,
  }).contacts.map(({ kind: each, value }) => `${each} ${value}`)

test.each<[string, string[], Kind?]>([
  ['<p>Hosting: Strato AG, Tel. 030 300 146 0', [], 'imprint'],
  ['<h2>Webdesign</h2><p>Studio Süd<br>Tel. 089 123 45 67', [], 'imprint'],
  ['<p><b>Hébergeur</b></p><p>OVH, tél. 09 72 10 10 07', [], 'imprint'],
  ['<p>Datenschutzbeauftragter: Falk Ober, Telefon 0251 5550070', [], 'imprint'],
  ['<p>Zuständige Kammer: IHK Nord, Tel. 040 361380', [], 'imprint'],
  ['<p>Im Einsatz bei Landhandel Kruse, Tel. 04792 555 030', [], 'home'],
  ['<blockquote>Danke! Tel. 030 555 01 23</blockquote>', []],
  ['<table><tr><th>Name<th>Telefon<tr><td>Petra Lohse<td>030 555 01 23</table>', []],
  ['<p>Petra Lohse, 030 555 01 23, petra.lohse@nordholz.example', []],
  ['<p>Ihre Ansprechpartnerin Petra Lohse, Durchwahl: 030 555 01 23', []],
  ['<p>Fax: 030 555 01 24</p><p>HRB 12345678</p><p>IBAN DE89 3704 0044 0532 0130 00', []],
  ['<p>Presse: Agentur Wind, wind@agentur-wind.example, 040 555 01 23', []],
  ['<p>Nordholz Systems GmbH<br>Tel.: 030 555 01 23', ['phone 0305550123'], 'imprint'],
  ['<p>T 030 555 01 23<br>+49 30 5550123', ['phone +49305550123']],
  ['<tr><td>Zentrale</td><td>(030) 555 01 23</td></tr>', ['phone 0305550123']],
  ['<h3>Wien</h3><p>Ring 5, 1010 Wien<br>+43 1 5550123', ['phone +4315550123']],
  ['<a href="https://wa.me/491705550123">Chat</a>', ['phone +491705550123'], 'home'],
])('%s states the phones %j', (html, expected, kind) =>
  expect(values(html, kind)).toEqual(expected),
)

test.each<[string, string[], Kind?]>([
  ['<p>E-Mail: nordholz.systems@gmx.de', ['company nordholz.systems@gmx.de'], 'imprint'],
  ['<p>Kunde: baeckerei-kruse@web.de', [], 'home'],
  ['<p>Beware of fake offers from nordholz.jobs@gmail.com', [], 'careers'],
  ['<p>Lebenslauf an nordholz@t-online.de', ['hr nordholz@t-online.de'], 'careers'],
  ['<p>Inhaberin Petra Lohse, petra.lohse@web.de', [], 'imprint'],
  ['<p>jobs@nordholz-group.example', ['hr jobs@nordholz-group.example'], 'careers'],
  ['<p>jobs@nordholzfenster.example', [], 'careers'],
  [
    '<p>Wir gehören zu Südwind, einem Unternehmen der Suedwind Gruppe. info@suedwind.example',
    ['company info@suedwind.example'],
  ],
  ['<p>Partner: info@suedwind.example', []],
  ['<p>nordholz@nordholz.example', ['company nordholz@nordholz.example']],
  ['<p>nordholz@agentur.example', []],
  [
    '<p>Filiale: Milano, Via Tortona 5: milano@nordholz.example',
    ['company milano@nordholz.example'],
  ],
  ['<p>milano@nordholz.example', []],
  ['<p>Bewerbungen an ada@nordholz.example', []],
  ['<p>Bewerbungen an: zukunft@nordholz.example', ['hr zukunft@nordholz.example']],
  ['<p>Bewerbungen an lovis@nordholz.example, unsere Leiterin Lovis Rautavaara', []],
  ['<p>Email: elpmaxe.zlohdron@olleh', ['company hello@nordholz.example']],
  [
    '<a href="mailto:info@nordholz.example">info@nordholz.example</a><a href="/x">Impressum</a>',
    ['company info@nordholz.example'],
  ],
])('%s states the addresses %j', (html, expected, kind) =>
  expect(values(html, kind)).toEqual(expected),
)

test('a page about hosts is about somebody else from there on', () => {
  expect([otherPartyAt('Acme, Hosting: Strato'), otherPartyAt('Acme GmbH')]).toEqual([6, -1])
})

test('cities and given names are known whatever their case', () => {
  expect([isCityName('Milano'), isCityName('Lohse')]).toEqual([true, false])
  expect([isFirstName('Ada'), isFirstName('jobs')]).toEqual([true, false])
})

test('an address needs no page if its role is known', () => {
  expect(emailContact('jobs@nordholz.example', COMPANY)?.kind).toBe('hr')
  expect(emailContact('zukunft@nordholz.example', COMPANY)).toBe(null)
})

test('statements know their headings, and phones come from them', () => {
  const page = readHtmlPage('<h1>Büro</h1><p>Tel. 030 555 01 23')
  const statements = pageStatements(page, { kind: 'home', company: COMPANY })
  expect(statements.map(({ heading }) => heading)).toEqual(['', 'Büro'])
  expect(pagePhones(statements)).toEqual(['0305550123'])
})

test('every kind of page has words', () => {
  expect(SITE_PAGES.filter((kind) => PAGE_TEXTS[kind].size === 0)).toEqual([])
})

test('a row of a table is one block, with the names of its columns', () => {
  const blocks: PageBlock[] = []
  const read = createPageBlocks(blocks)
  for (const [cell, text] of [
    ['th', 'Ort'],
    ['th', 'Tel'],
    ['td', 'Wien'],
    ['td', '1'],
  ] as const) {
    if (text === 'Ort' || text === 'Wien') read.start('tr')
    read.start(cell)
    read.add(text)
  }
  read.finish()
  expect(blocks.map(({ lines }) => lines)).toEqual([['Ort: Wien | Tel: 1']])
})
