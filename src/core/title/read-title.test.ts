import { expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { readFamily, readTitle } from './read-title.ts'

test.each([
  ['Senior Backend Engineer (Go)', 'backend', 'senior', true],
  ['Software Engineer', 'software', 'mid', true],
  ['Software Engineer, Data Platform', 'data-engineering', 'mid', true],
  ['Software Engineer, Payments Platform', 'software', 'mid', true],
  ['Staff Software Engineer, Core Infrastructure', 'devops', 'staff', true],
  ['Member of Technical Staff (Data Scientist)', 'data-science', 'mid', true],
  ['Backend Engineer, Identity & Access Management', 'backend', 'mid', true],
  ['Senior Full-Stack AI Engineer', 'full-stack', 'senior', true],
  ['iOS Engineer - Design System', 'mobile', 'mid', true],
  ['Machine Learning Engineer II', 'ml', 'mid', true],
  ['Research Scientist, Molecular Biology', 'other', 'mid', false],
  ['SDET', 'qa', 'mid', true],
  ['Quality Engineer - Manufacturing', 'other', 'mid', false],
  ['Firmware Engineer', 'embedded', 'mid', true],
  ['Building Engineer', 'other', 'mid', false],
  ['Security Engineer, Detection & Response', 'security', 'mid', true],
  ['Security Guard', 'other', 'mid', false],
  ['Manager, Software Engineering', 'engineering-management', 'lead', true],
  ['Head of Design', 'design', 'director', true],
  ['Kitchen Designer', 'other', 'mid', false],
  ['Graphic Designer', 'design', 'mid', false],
  ['Product Manager', 'product', 'mid', true],
  ['Group Product Manager', 'product', 'lead', true],
  ['Product Marketing Manager', 'other', 'mid', false],
  ['Technical Program Manager', 'product', 'mid', true],
  ['Forward Deployed Software Engineer', 'support', 'mid', true],
  ['Sales Engineer - HVAC Systems', 'other', 'mid', false],
  ['Developer Advocate', 'support', 'mid', true],
  ['Technical Recruiter, Software Engineering', 'other', 'mid', false],
  ['Executive Assistant to the CTO', 'other', 'mid', false],
  ['Technical Writer', 'technical-writing', 'mid', true],
  ['Senior/Staff Engineer', 'software', 'senior', true],
  ['(Senior) Backend Engineer', 'backend', 'mid', true],
  ['Staff Accountant', 'other', 'mid', false],
  ['Software Engineer I', 'software', 'junior', true],
  ['Lead Generation Specialist', 'other', 'mid', false],
  ['Berlin, Germany', 'other', 'mid', false],
  // What is behind a role counts by its last words and by the whole phrase.
  ['Software Engineer, Identity Threat Protection', 'software', 'mid', true],
  ['Software Engineer, Threat Detection', 'security', 'mid', true],
  ['Software Engineer, Node Infrastructure', 'devops', 'mid', true],
  ['Software Engineer, AI Reliability Engineering', 'devops', 'mid', true],
  ['Software Engineer, Business Data', 'data-engineering', 'mid', true],
  ['Software Engineer, Model Training', 'ml', 'mid', true],
  ['Software Engineer, Humanoid Controls', 'embedded', 'mid', true],
  ['Agentic Engineer (Back-end)', 'backend', 'mid', true],
  ['Backend Integrations Engineer', 'backend', 'mid', true],
  ['Integration Developer', 'software', 'mid', true],
  ['Java/React Developer', 'full-stack', 'mid', true],
  ['Software Engineers & Platform Engineers', 'software', 'mid', true],
  ['Lead / Principal Deployment Engineer', 'support', 'lead', true],
  ['Developer Experience Engineer', 'support', 'mid', true],
  ['Network Deployment Engineer', 'devops', 'mid', true],
  ['Linux Developer', 'software', 'mid', true],
  // Managers: of engineers, of a craft, of something else.
  ['Application Security Engineering Manager', 'engineering-management', 'lead', true],
  ['Security and Compliance Manager', 'security', 'lead', true],
  ['Software Quality Manager', 'qa', 'lead', true],
  ['Network Development Manager - Dealers', 'other', 'lead', false],
  ['Cloud Billing Lead', 'other', 'lead', false],
  ['Electrical Supervisor', 'other', 'lead', false],
  ['Stage Manager', 'other', 'lead', false],
  // Words of tech in other trades.
  ['Laboratory Technologist', 'other', 'mid', false],
  ['Home Builder', 'other', 'mid', false],
  ['Medical Coder', 'other', 'mid', false],
  ['Tire Design Engineer', 'other', 'mid', false],
  ['Tester', 'qa', 'mid', true],
  ['Brake Tester', 'other', 'mid', false],
  ['Security Supervisor', 'other', 'lead', false],
  ['Air Traffic Systems Technician', 'other', 'mid', false],
  ['Youth Support Worker', 'other', 'mid', false],
  ['Technology Instructor', 'other', 'mid', false],
  ['', 'other', 'mid', false],
] as const)('"%s" is %s, %s', (title, family, level, isTech) =>
  expect(readTitle({ title })).toMatchObject({ family, level, isTech }),
)

test.each([
  ['Softwareentwickler:in Backend (m/w/d)', 'backend', 'mid'],
  ['Werkstudent Softwareentwicklung', 'software', 'intern'],
  ['Leiter IT-Infrastruktur', 'devops', 'director'],
  ['Pflegefachkraft (m/w/d)', 'other', 'mid'],
  ['Développeur Fullstack JS H/F', 'full-stack', 'mid'],
  ['Ingénieur Commercial H/F', 'other', 'mid'],
  ['Stagiaire Data Scientist', 'data-science', 'intern'],
  ['Técnico/a de Soporte IT', 'support', 'mid'],
  ['Analista de Dados Pleno', 'data-analysis', 'mid'],
  ['Coordenador(a) de Engenharia de Software', 'engineering-management', 'lead'],
  ['Sviluppatore Front-End', 'frontend', 'mid'],
  ['Systeembeheerder', 'devops', 'mid'],
  ['Starszy Inżynier Oprogramowania', 'software', 'senior'],
  ['Mjukvaruutvecklare inbyggda system', 'embedded', 'mid'],
  ['Sygeplejerske', 'other', 'mid'],
  ['Stage Machine Learning', 'ml', 'intern'],
  ['Ingénieur IA (H/F)', 'ml', 'mid'],
  ['Entwickler für maschinelles Lernen', 'ml', 'mid'],
  ['IT-Sicherheitsbeauftragter (m/w/d)', 'security', 'mid'],
  ['Fachinformatiker Systemintegration', 'devops', 'mid'],
  ['Kierownik Zespołu Programistów', 'engineering-management', 'lead'],
  ['Développeur informatique', 'software', 'mid'],
  ['Responsable développement durable', 'other', 'lead'],
  // An engineer in these languages builds machines or houses, unless the title names software.
  ['Engenheiro Agrônomo', 'other', 'mid'],
  ['Ingénieur Qualité', 'other', 'mid'],
  ['Ingénieur Logiciel', 'software', 'mid'],
  ['Innenarchitekt', 'other', 'mid'],
  ['Softwarearchitekt', 'software', 'mid'],
  ['Inżynier Budowy', 'other', 'mid'],
] as const)('"%s" is read in its language', (title, family, level) =>
  expect(readTitle({ title })).toMatchObject({ family, level }),
)

test('company and department settle what a title leaves open', () => {
  const title = 'Mechanical Engineer'
  expect(readTitle({ title, company: 'Acme Bakery' }).isTech).toBe(false)
  expect(readTitle({ title, company: 'Acme Robotics' }).family).toBe('embedded')
  expect(readTitle({ title: 'Engineer II', department: 'Data Platform' }).family).toBe(
    'data-engineering',
  )
  expect(readTitle({ title: 'iOS Engineer', department: 'Data Platform' }).family).toBe('mobile')
})

test('a company tells what its analysts and engineers work on', () => {
  const title = 'Triage Analyst'
  expect(readTitle({ title }).family).toBe('support')
  expect(readTitle({ title, company: 'Acme Security' }).family).toBe('security')
  expect(readTitle({ title: 'Automation Engineer' }).family).toBe('embedded')
  expect(readTitle({ title: 'Automation Engineer', company: 'Acme' }).family).toBe('software')
})

test('a reading names the words that decided', () => {
  expect(readTitle({ title: 'Senior iOS Engineer' }).why).toBe(
    '“ios” with “engineer” is mobile-ios; “senior” is senior.',
  )
  expect(readTitle({ title: 'Berlin' }).why).toBe('No role is named; no level is stated.')
})

test('a hostile title is read quickly', () => {
  expect(
    slowPieces(
      ['data ', 'ai ', 'manager of ', 'senior/', ' ', '-', '(', 'sales engineer and '],
      (text) => readTitle({ title: text }),
    ),
  ).toEqual([])
})

test.each([
  'Senior Backend Engineer (Go)',
  'Head of Design',
  'Security Guard',
  'Software Engineer, Data Platform',
  'People in Support',
  '',
])('the family of %j is the same when it is read alone', (title) => {
  expect(readFamily(title)).toBe(readTitle({ title }).family)
})
