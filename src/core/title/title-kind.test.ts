import { expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { categoryOfTitle, kindOfTitle, matchLevelOfTitle } from './title-kind.ts'

test.each([
  ['Senior Software Engineer', 'Software Development'],
  ['Backend Developer', 'Software Development'],
  ['Full Stack Engineer, Blockchain', 'Software Development'],
  ['iOS Engineer', 'Software Development'],
  ['Site Reliability Engineer', 'Software Development'],
  ['Engineering Manager, Growth', 'Software Development'],
  ['Director, Software Engineering', 'Software Development'],
  ['Software Engineer, Data Platform', 'Software Development'],
  ['Software Engineer, Sales Platform', 'Software Development'],
  ['Security Engineer', 'Software Development'],
  ['QA Engineer', 'Software Development'],
  ['DevOps', 'Software Development'],
  ['CTO', 'Software Development'],
  ['Desenvolvedor BackEnd Node - Pleno', 'Software Development'],
  ['Growth Engineer', 'Software Development'],
  ['Principal Security Research Engineer', 'Software Development'],
  ['Senior Full-Stack AI Engineer', 'Software Development'],
  ['Marketing Software Engineer', 'Software Development'],
  ['Design Systems Engineer', 'Software Development'],
  ['Data Scientist, Codex', 'Data Science'],
  ['Director, Data Science', 'Data Science'],
  ['Data Analyst, SMB', 'Data Science'],
  ['Senior Data Engineer', 'Data Science'],
  ['Machine Learning Engineer', 'Data Science'],
  ['Research Scientist', 'Data Science'],
  ['Analytics Engineer', 'Data Science'],
  ['Marketing Data Analyst', 'Data Science'],
  ['Member of Technical Staff (Data Scientist)', 'Data Science'],
  ['Product Designer', 'Design'],
  ['UX Researcher', 'Design'],
  ['Head of Design', 'Design'],
  ['Design Lead', 'Design'],
  ['Senior/Staff Design Engineer', 'Design'],
  ['Graphic Designer - Marketing', 'Design'],
  ['Product Manager, Developer Tools', 'Product Management'],
  ['Data Product Manager', 'Product Management'],
  ['Technical Product Owner', 'Product Management'],
  ['VP of Product', 'Product Management'],
  ['Head of Product', 'Product Management'],
  ['Product Marketing Manager', 'Marketing'],
  ['VP of Marketing', 'Marketing'],
  ['SEO Specialist', 'Marketing'],
  ['Content Strategist', 'Marketing'],
  ['Developer Advocate', 'Marketing'],
  ['Customer Support Specialist', 'Customer Support'],
  ['Technical Support Engineer', 'Customer Support'],
  ['Customer Success Manager', 'Customer Support'],
  ['Help Desk Analyst', 'Customer Support'],
] as const)('"%s" belongs to %s', (title, category) =>
  expect(categoryOfTitle(title)).toBe(category),
)

test.each([
  'Account Executive',
  'Technical Recruiter, Software Engineering',
  'Senior Counsel, Product',
  'Mechanical Engineer',
  'Sales Engineer',
  'Solutions Architect',
  'Data Center Technician',
  'Data Annotation Specialist',
  'Legal Engineer',
  'Accountant',
  'Executive Assistant',
  'Chief of Staff',
  'Partnerships Manager',
  'Head of Sales, Data Center Practice',
  'Truck Driver',
  '',
])('"%s" has no category', (title) => expect(categoryOfTitle(title)).toBeNull())

test('a hostile title is read quickly', () => {
  expect(
    slowPieces(
      ['data ', 'ai ', 'marketing ', 'sales ', ' ', '-', 'product ', 'customer x '],
      (text) => categoryOfTitle(text),
    ),
  ).toEqual([])
})

test.each([
  ['People in support', null],
  ['talent who ship', null],
  ['people with customers in mind', null],
  ['People Partner', 'people'],
  ['People & Culture', 'people'],
  ['Head of People', 'people'],
  ['VP People in Berlin', 'people'],
  ['Talent Partner', 'recruiting'],
])('“%s” is work of kind %s', (title, kind) => {
  expect(kindOfTitle(title)).toBe(kind)
})

test.each([
  ['Machine Learning Manager', 'director'],
  ['Senior Manager, Data Science', 'director'],
  ['Engineering Manager', 'lead'],
  ['Lead Data Scientist', 'lead'],
  ['Product Manager', null],
  ['Staff Engineer', 'staff'],
])('“%s” is at the level %s', (title, level) => {
  expect(matchLevelOfTitle(title)).toBe(level)
})
