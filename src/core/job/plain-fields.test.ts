import { expect, test } from 'vitest'
import { withPlainFields } from './plain-fields.ts'

test('references are decoded once in every plain field, and nothing else changes', () => {
  const given = {
    title: 'R&amp;D Engineer &lt;m/f&gt;',
    company: 'Procter &amp; Gamble',
    location: 'K&ouml;ln',
    tags: ['C&#43;&#43;', 'Go'],
    salaryText: '50k &ndash; 60k &amp;amp; more',
    description: '<p>A &amp; B</p>',
  }
  expect(withPlainFields(given)).toEqual({
    title: 'R&D Engineer <m/f>',
    company: 'Procter & Gamble',
    location: 'Köln',
    tags: ['C++', 'Go'],
    salaryText: '50k – 60k &amp; more',
    description: '<p>A &amp; B</p>',
  })
})

test('a listing without references is returned as is, and missing fields stay missing', () => {
  const given = { title: 'Engineer', company: 'Acme', location: null }
  expect(withPlainFields(given)).toBe(given)
  expect(withPlainFields({ title: 'R&amp;D', company: 'Acme', location: null })).toEqual({
    title: 'R&D',
    company: 'Acme',
    location: null,
  })
})
