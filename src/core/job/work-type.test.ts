import { expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { workTypeOf } from './work-type.ts'

const BUSINESS = 'General Business, Strategy/Planning, and Consulting'

test.each([
  ['Senior Software Engineer', 'Software Development'],
  ['Frontend Developer', 'Software Development'],
  ['Engineering Manager', 'Software Development'],
  ['Data Scientist', 'Software Development'],
  ['Machine Learning Engineer', 'Software Development'],
  ['DevOps Engineer', 'Software Development'],
  ['CTO', 'Software Development'],
  ['Software Engineer, HR Systems', 'Software Development'],
  ['Software Engineer, Sales Platform', 'Software Development'],
  ['QA Engineer', 'Software Development'],
  ['Enterprise Architect Director', 'Software Development'],
  ['Marketing Manager', 'Marketing and Sales'],
  ['VP of Marketing', 'Marketing and Sales'],
  ['Product Marketing Manager', 'Marketing and Sales'],
  ['SEO Specialist', 'Marketing and Sales'],
  ['Content Writer', 'Marketing and Sales'],
  ['Social Media Manager', 'Marketing and Sales'],
  ['Growth Marketing Lead', 'Marketing and Sales'],
  ['Account Executive', 'Business Development and Sales'],
  ['Sales Development Representative', 'Business Development and Sales'],
  ['Business Development Lead', 'Business Development and Sales'],
  ['AI Partnerships Manager', 'Business Development and Sales'],
  ['Senior Cloud Partner Sales Manager', 'Business Development and Sales'],
  ['Head of Sales', 'Business Development and Sales'],
  ['Sales Engineer', 'Business Development and Sales'],
  ['Solutions Architect', 'Business Development and Sales'],
  ['Technical Recruiter', 'Human Resources'],
  ['Technical Recruiter, Software Engineering', 'Human Resources'],
  ['HR Business Partner', 'Human Resources'],
  ['People Operations Manager', 'Human Resources'],
  ['Talent Acquisition Specialist', 'Human Resources'],
  ['Head of People', 'Human Resources'],
  ['Product Manager', BUSINESS],
  ['Program Manager', BUSINESS],
  ['Chief of Staff', BUSINESS],
  ['Strategy Consultant', BUSINESS],
  ['Business Operations Manager', BUSINESS],
  ['Financial Analyst', BUSINESS],
  ['Deployment Strategist', 'Business Development and Sales'],
  ['Accountant', BUSINESS],
  ['Product Designer', 'Other'],
  ['Customer Support Specialist', 'Other'],
  ['Corporate Counsel', 'Other'],
  ['Data Center Technician', 'Other'],
  ['Mechanical Engineer', 'Other'],
  ['Truck Driver', 'Other'],
  ['', 'Other'],
] as const)('"%s" is %s', (title, type) => expect(workTypeOf(title)).toBe(type))

test('a hostile title is read quickly', () => {
  expect(
    slowPieces(['partner x ', 'people ', ' ', '-', 'solutions '], (text) => workTypeOf(text)),
  ).toEqual([])
})
