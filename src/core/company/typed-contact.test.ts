import { expect, test } from 'vitest'
import { contactKey, readTypedContact, statesContact } from './typed-contact.ts'

test.each([
  ['Mara@ProbeWorks.com', 'mara@probeworks.com'],
  ['mailto:mara@probeworks.com', 'mara@probeworks.com'],
  ['+49 30 1234567', '+49301234567'],
  ['+49 (0)30 / 123-4567', '+49301234567'],
  ['0049 30 1234567', '+49301234567'],
  ['tel:+49301234567', '+49301234567'],
  ['https://www.linkedin.com/company/Probe-Works/', 'https://www.linkedin.com/company/probe-works'],
  ['linkedin.com/company/probe-works?trk=x', 'https://www.linkedin.com/company/probe-works'],
  ['https://de.linkedin.com/company/probe-works', 'https://www.linkedin.com/company/probe-works'],
  ['http://probeworks.com', 'https://probeworks.com/'],
  ['probeworks.com/careers/#team', 'https://probeworks.com/careers'],
])('%s is %s', (typed, kept) => expect(contactKey(typed)).toBe(contactKey(kept)))

test.each([
  ['mara@probeworks.com', 'maria@probeworks.com'],
  ['+49 30 1234567', '+49 30 1234568'],
  ['probeworks.com/jobs', 'probeworks.com/Jobs'],
  ['probeworks.com/?page=1', 'probeworks.com/?page=2'],
])('%s is not %s', (one, other) => expect(contactKey(one)).not.toBe(contactKey(other)))

test.each([
  'hello',
  'call us',
  '12345',
  'mara@',
  'javascript:alert(1)',
  'ftp://probeworks.com',
  '',
])('%j is no contact', (text) => expect(readTypedContact(text)).toBe(null))

test.each([
  ['mara@probeworks.com', 'm…@probeworks.com'],
  ['+49 30 1234567', '+49…67'],
  ['https://www.linkedin.com/company/probe-works', 'linkedin.com/co…'],
  ['https://probeworks.com/', 'probeworks.com'],
])('%s is shown as %s', (text, masked) => expect(readTypedContact(text)?.masked).toBe(masked))

test.each([
  ['<p>Write to Mara@probeworks.com.</p>', 'mara@probeworks.com', true],
  ['<p>Write to mara@probeworks.community.</p>', 'mara@probeworks.com', false],
  ['<p>Call +49 30 123-4567</p>', '+49 30 1234567', true],
  ['<a href="https://www.linkedin.com/company/Probe/">', 'linkedin.com/company/probe', true],
])('%s states %s: %s', (html, text, isStated) => {
  const typed = readTypedContact(text)
  expect(typed && statesContact(html, typed)).toBe(isStated)
})
