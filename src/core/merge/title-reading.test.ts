import { describe, expect, it } from 'vitest'
import { compareTitles, readTitle, titleKey, titlesShare } from './title-reading.ts'

const compare = (one: string, other: string, company = 'Acme') =>
  compareTitles(readTitle(one, company), readTitle(other, company))

describe('titles for the same work', () => {
  it.each([
    ['Senior Backend Engineer', 'Sr. Back-End Engineer'],
    ['Engineering Manager', 'Manager, Engineering'],
    ['Backend Engineer (m/f/d)', 'Backend Engineer (all genders)'],
    ['Backend Engineer*in (w/m/x)', 'Backend Engineer'],
    ['Software Engineer II', 'Software Engineer 2'],
    ['Software Engineer (L2)', 'Software Engineer II'],
    ['Analytics Lead 2', 'Analytics Lead II'],
    ['Senior+ Data Engineer', 'Senior Data Engineer'],
    ['Data Engineer - Berlin at Acme', 'Data Engineer, Berlin'],
    ['Sales Engineer Brazil', 'Sales Engineer - Brazil'],
    ['Product Manager, Payments', 'Payments Product Manager'],
    ['Product Manager - Payments Team', 'Product Manager (Payments)'],
    ['Machine Learning Engineer', 'ML Engineer'],
    ['Forward Deployed Engineer (FDE)', 'Forward Deployed Engineer'],
    ['Customer Reliability Engineer (CRE)', 'Customer Reliability Engineer'],
    ['Full Stack Developer', 'Fullstack Developer'],
    ['Data Engineer - Berlin', 'Data Engineer (Remote, Germany)'],
    ['Data Engineer at Acme', 'Acme - Data Engineer'],
    ['Data Engineer (R-12345)', 'Data Engineer [#98765]'],
    ['[C] Data Engineer', 'Data Engineer'],
    ['Engineer (all levels)', 'Engineer'],
    ['DevRel Engineer', 'Developer Relations Engineer'],
    ['SOFTWARE ENGINEER', 'Software Enginer'],
    ['Sales & Marketing Lead', 'Sales and Marketing Lead'],
    ['Node.js Developer', 'NodeJS Developer'],
    ['Member of Technical Staff, Backend', 'Backend Member of the Technical Staff'],
  ])('%s | %s', (one, other) => {
    expect(compare(one, other)).toBe('equal')
    expect(compare(other, one)).toBe('equal')
  })
})

describe('titles for different work', () => {
  it.each([
    ['Senior Engineer', 'Staff Engineer', 'grade'],
    ['Software Engineer', 'Software Engineer II', 'grade'],
    ['Software Engineer II', 'Software Engineer III', 'grade'],
    ['Senior Staff Engineer', 'Staff Engineer', 'grade'],
    ['Data Analyst', 'Data Analyst Intern', 'grade'],
    ['Customer Success', 'Customer Success II', 'grade'],
    ['Graduate Engineer (2026)', 'Graduate Engineer (2027)', 'different'],
    ['Software Engineer', 'Software Engineer, Payments', 'within'],
    ['Backend Engineer, Payments', 'Backend Engineer, Risk', 'different'],
    ['Backend Engineer (Java)', 'Backend Engineer (Go)', 'different'],
    ['Backend Engineer (Spring)', 'Backend Engineer', 'within'],
    ['C++ Developer', 'C# Developer', 'different'],
    ['Frontend Engineer', 'Backend Engineer', 'different'],
    ['Program Manager', 'Product Manager', 'different'],
    ['Wolt+ Engineer', 'Engineer', 'within'],
  ])('%s | %s', (one, other, compared) => {
    expect(compare(one, other, 'Wolt')).toBe(compared)
  })
})

it('places in a title are separated from the work', () => {
  expect(readTitle('Senior Account Executive - Italy (Remote)', 'Acme')).toEqual({
    words: ['account', 'executiv'],
    grades: ['senior'],
    places: ['Italy', 'Remote'],
  })
})

it('an employer named like a place is not a place', () => {
  expect(readTitle('Flint - Agents Engineer', 'Flint').places).toEqual([])
})

it('a title that is only the company name is kept', () => {
  expect(titleKey(readTitle('Acme', 'Acme'))).toBe('acme')
  expect(titleKey(readTitle('Sr Engineer, Platform', 'Acme'))).toBe('engineer platform | senior')
})

it('titles are compared by the words they share', () => {
  expect(titlesShare(readTitle('Data Platform Engineer'), readTitle('Data Engineer'))).toBeCloseTo(
    2 / 3,
  )
  expect(titlesShare(readTitle(''), readTitle(''))).toBe(0)
})

it('a hostile title is read quickly', () => {
  const long = `${'(m/f/'.repeat(10_000)}${' - '.repeat(10_000)}`
  expect(readTitle(long, 'Acme').words.length).toBeLessThan(100)
})

it('a word that every object has as a property is no grade', () => {
  expect(readTitle('Software Engineer Constructor').grades).toEqual([])
})
