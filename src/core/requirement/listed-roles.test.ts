import { expect, test } from 'vitest'
import { roleOfField, rolesListedIn, rolesOfFieldLine } from './listed-roles.ts'
import { isRoleTitle } from './role-title.ts'

const listed = (text: string) => rolesListedIn(text, isRoleTitle)

test.each([
  [
    'We have additional roles for sales, consulting, product design and customer support open in Atlanta.',
    ['Sales Representative', 'Product Designer', 'Customer Support Specialist'],
  ],
  [
    'Hiring software engineers from Senior to Staff, Engineering Manager, Product, Design & Analytics roles.',
    [
      'Software engineers',
      'Engineering Manager',
      'Product Manager',
      'Product Designer',
      'Data Analyst',
    ],
  ],
  [
    'Primary need is for Backend Engineers but we’re also looking for a Data Engineer and a Product Designer. Apply!',
    ['Backend Engineers', 'Data Engineer', 'Product Designer'],
  ],
  [
    'Open Roles (all of them need six years of work): ML Engineer * Data Infrastructure Lead * Security Engineer',
    ['ML Engineer', 'Data Infrastructure Lead', 'Security Engineer'],
  ],
  [
    'We are looking for exceptional software engineers and designers.',
    ['Software engineers', 'Designers'],
  ],
  ['We are looking for people who like data, design and long walks.', []],
  ['We are hiring a Backend Engineer to work with sales and support.', []],
])('%s', (text, roles) => {
  expect(listed(text)).toEqual(roles)
})

test.each([
  ['Product', 'Product Manager'],
  ['Growth / GTM / Marketing', 'Growth Marketing Manager'],
  ['Bayesian Software Engineering', 'Bayesian Software Engineer'],
  ['Applied Research (Paris)', 'Applied Researcher'],
  ['Benefits', null],
  ['constructor', null],
])('%s', (item, role) => {
  expect(roleOfField(item)).toBe(role)
})

test.each([
  [
    'Backend, Full Stack, Platform',
    ['Backend Engineer', 'Full-stack Engineer', 'Platform Engineer'],
  ],
  ['- SRE / Data Science / Research Engineers', ['SRE', 'Data Scientist', 'Research Engineers']],
  ['Backend, Platform', []],
  ['Product, price, place, promotion', []],
  ['We need sales, marketing and support.', []],
])('a line of fields: %s', (line, roles) => {
  expect(rolesOfFieldLine(line, isRoleTitle)).toEqual(roles)
})
