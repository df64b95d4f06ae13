import { expect, test } from 'vitest'
import { titlesIn } from './opening-titles.ts'
import { openingsOf } from './openings.ts'
import { isRoleTitle } from './role-title.ts'

const withoutBrackets = (text: string) => text.replace(/ \([^()]*\)/, '')

const titlesOf = (title: string, text: string) =>
  openingsOf({ title, text }).map((opening) => opening.title)

test('a list of openings is read, each with what it alone asks for', () => {
  const text = `Acme | Multiple roles | Berlin
We build cameras for sports clubs.
Open roles:
- Senior Backend Engineer (Go, PostgreSQL)
- Product Designer: research, flows and Figma
- Head of Growth https://acme.example/growth
We offer equity.`
  const openings = openingsOf({ title: 'Multiple roles', text })
  expect(openings.map(({ title, own }) => [title, own.trim()])).toEqual([
    ['Senior Backend Engineer (Go, PostgreSQL)', 'Requirements: Go, PostgreSQL'],
    ['Product Designer', 'Requirements: research, flows and Figma'],
    ['Head of Growth', ''],
  ])
  expect(openings.every(({ shared }) => shared.includes('We offer equity.'))).toBe(true)
  expect(openings.some(({ shared }) => shared.includes('Figma'))).toBe(false)
})

test('a heading owns the lines below it', () => {
  const text = `We’re hiring:
Engineering Manager — $84k
Knows Go and leads people.
Product Designer — $48k
Strong Figma skills.
General requirements: strong English`
  const [manager, designer] = openingsOf({ title: 'Remote', text })
  expect(manager?.own).toContain('Knows Go')
  expect(manager?.own).not.toContain('Figma')
  expect(designer?.own).toContain('Figma')
  expect(designer?.own).not.toContain('English')
})

test('a listing with one role is that role, without the blocks of others', () => {
  const text = 'Runs Kubernetes.\n---\nSenior Product Manager | Remote\nOwns the roadmap.'
  const [only, ...others] = openingsOf({ title: 'Senior DevOps Engineer', text })
  expect([only?.title, others]).toEqual(['Senior DevOps Engineer', []])
  expect(only?.isOneOfSeveral).toBe(false)
})

test('an advert of another role below a rule is another opening, with its own text', () => {
  const text =
    'Acme | Senior DevOps Engineer | Remote\nRuns Kubernetes.\n---\nProduct Manager | Full-time | Remote\nOwns the roadmap.'
  const openings = openingsOf({ title: 'Senior DevOps Engineer', text })
  expect(openings.map(({ title }) => title)).toEqual(['Senior DevOps Engineer', 'Product Manager'])
  expect(openings.map(({ own }) => own.includes('Kubernetes'))).toEqual([true, false])
})

test.each([
  [
    'other list items beside the title',
    'Senior QA Engineer',
    'Acme | Senior QA Engineer\n- Senior QA Engineer Details: https://a.example\n- Product Designer Details: https://b.example',
    ['Senior QA Engineer', 'Product Designer'],
  ],
  [
    'other roles in the header',
    'Software Engineers',
    'Acme | Software Engineers | SRE Lead | Remote\nWe build an API.',
    ['Software Engineers', 'SRE Lead'],
  ],
  [
    'a list below a title that only says “Engineers”',
    'Engineers',
    'We hire:\nSolutions Engineer — Berlin\nHelps customers.\nProduct Manager — Berlin\nOwns the roadmap.',
    ['Solutions Engineer', 'Product Manager'],
  ],
  [
    'roles without their noun',
    'Remote',
    'Interested to hear from talented: firmware engineers (C), mobile (iOS/Android), UX designers.',
    ['Firmware engineers (C)', 'Mobile engineer (iOS/Android)', 'UX designers'],
  ],
  [
    'directions behind one noun',
    'Remote',
    'Open roles: Eng (iOS, Android), Design Intern',
    ['IOS Engineer', 'Android Engineer', 'Design Intern'],
  ],
  ['abbreviations', 'Engineers, EMs, Former Founders', '', ['Engineers', 'Engineering Managers']],
  [
    'a grade in front of two',
    'Junior/Medior DevOps and Python Engineers',
    '',
    ['Junior/Medior DevOps', 'Junior/Medior Python Engineers'],
  ],
])('openings are read from %s', (_, title, text, titles) =>
  expect(titlesOf(title, text)).toEqual(titles),
)

test('brackets behind a role in a sentence are what it needs', () => {
  const text = 'We look for a Backend Engineer (Go, Kafka) and a Data Engineer (dbt).'
  const openings = openingsOf({ title: 'Backend Engineer, Data Engineer', text })
  expect(openings.map(({ own }) => own.trim())).toEqual([
    'Requirements: Go, Kafka',
    'Requirements: dbt',
  ])
})

test('a sentence that names one opening belongs to it', () => {
  const text =
    'Software engineers who solve problems. Support engineers who enjoy production support.'
  const openings = openingsOf({ title: 'Software Engineers, Support Engineers', text })
  expect(openings.map(({ own }) => own.trim())).toEqual([
    'Software engineers who solve problems.',
    'Support engineers who enjoy production support.',
  ])
})

test.each([
  ['Data Engineer, Full Stack Engineers (Sr & Staff), Product Manager', 3],
  ['Product / Platform / Security Engineers', 3],
  ['Systems Engineers + Software Engineer, Data Platform', 2],
  ['Mobile Engineers, Engineering Managers', 2],
  ['Software Engineer, Data Platform', 1],
  ['Senior Software Engineer (Go, Rust)', 1],
  ['Berlin, Germany', 0],
])('“%s” names %d roles', (title, count) => {
  expect(titlesIn(title)).toHaveLength(count)
})

test.each([
  [
    'Senior Backend Engineer / Engineering Manager',
    ['Senior Backend Engineer', 'Engineering Manager'],
  ],
  ['Staff Engineer and Product Designer', ['Staff Engineer', 'Product Designer']],
  ['Senior DevOps and Python Engineers', ['Senior DevOps', 'Senior Python Engineers']],
])('the grade in “%s” is only of what shares its noun', (title, titles) => {
  expect(titlesIn(title)).toEqual(titles)
})

test('brackets behind a longer title are not of the shorter one', () => {
  const text =
    'Software Engineer\n- Senior Software Engineer (Rust, CUDA)\nWe also want a Software Engineer (Go).'
  const openings = openingsOf({ title: 'Software Engineer, Senior Software Engineer', text })
  const own = Object.fromEntries(openings.map((one) => [withoutBrackets(one.title), one.own]))
  expect(own['Software Engineer']).toContain('Requirements: Go')
  expect(own['Software Engineer']).not.toContain('CUDA')
  expect(own['Senior Software Engineer']).toContain('CUDA')
})

const SUBJECTS = Array.from({ length: 5_000 }, (_, at) => `${at}th Engineer`)

test.each([
  ['a header', 'Remote', `Acme | ${SUBJECTS.join(' | ')}`],
  ['a title', SUBJECTS.join(', '), 'Remote'],
  ['list items', 'Multiple roles', SUBJECTS.map((one) => `- ${one}`).join('\n')],
  ['sentences', 'Remote', SUBJECTS.map((one) => `We are also hiring: ${one}.`).join('\n')],
  [
    'adverts below rules',
    'Data Engineer',
    SUBJECTS.map((one) => `---\n${one} | Remote | Full-time\nText`).join('\n'),
  ],
])('thousands of roles in %s are at most 16 openings', (_, title, text) => {
  const openings = openingsOf({ title, text })
  expect(openings.length).toBeGreaterThan(0)
  expect(openings.length).toBeLessThanOrEqual(16)
})

test('a title without a role is read from the sentence that seeks one', () => {
  expect(
    titlesOf('Remote', 'We’re looking for a Senior Data Analyst (Python/SQL) to help.'),
  ).toEqual(['Senior Data Analyst (Python/SQL)'])
})

test.each([
  ['Staff Software Engineer', true],
  ['Head of Growth', true],
  ['Strong problem solvers', false],
  ['Our engineers', false],
  ['Experience with designers', false],
])('“%s” is a role: %s', (text, is) => {
  expect(isRoleTitle(text)).toBe(is)
})

test.each([
  [
    'adverts of one company below each other',
    'Director of Engineering',
    'Acme | Director of Engineering | Remote (US)\n\nAcme | Senior Engineer | Remote (US)\n\nBoth lead.',
    ['Director of Engineering', 'Senior Engineer'],
  ],
  [
    'departments with what they do',
    'Several roles at Acme',
    'We’re hiring across:\n\nSoftware Engineering – full-stack, platform\n\nProduct Design – how people see it',
    ['Software Engineer', 'Product Designer'],
  ],
  [
    'names of roles in the brackets of a plural',
    'Many roles',
    'Open roles:\n- Software Engineers (Frontend Engineer, Backend Engineer)\n- ML Engineers',
    ['Frontend Engineer', 'Backend Engineer', 'ML Engineers'],
  ],
  [
    'departments beside links',
    'Several roles at Acme',
    'Designer — https://acme.example/design\n\nProduct — https://acme.example/product',
    ['Designer', 'Product Manager'],
  ],
  [
    'headings that are followed by a sentence',
    'Skilled Full Stack Engineer',
    'Full Stack Engineer - We seek one with JavaScript.\n\nProduct Lead - You own our product.',
    ['Full Stack Engineer', 'Product Lead'],
  ],
  [
    'names behind marks in one line',
    'Ada Byron, CTO and Cofounder',
    'Acme | Remote\nHiring: >> Go Engineer: https://a.example >> Software Engineer, Robotics: https://b.example >> Software Engineer, Telephony: https://c.example',
    ['Go Engineer', 'Software Engineer, Robotics', 'Software Engineer, Telephony'],
  ],
  [
    'items with a mark of emphasis or a full stop',
    'Software Engineer',
    'Open roles:\n- Software Engineer (Fresher/Interns).\n- *Data Engineer (Core):* Python and Spark',
    ['Software Engineer (Fresher/Interns)', 'Data Engineer (Core)'],
  ],
  [
    'counted roles in one line',
    '2x Founding Engineers + EA',
    'Acme | Remote\n1x Backend Engineer + 1x iOS Engineer\nWe grow.',
    ['Backend Engineer', 'iOS Engineer'],
  ],
  [
    'roles below a label, beside the title',
    'CTO',
    'We look for a leader.\nOpen positions:\n- Full Stack Engineer\n- AI Engineer',
    ['CTO', 'Full Stack Engineer', 'AI Engineer'],
  ],
  [
    'fields between slashes of the title',
    'Lead AI Architect / Backend / Frontend / TPM',
    'We grow.',
    ['Lead AI Architect', 'Backend Engineer', 'Frontend Engineer', 'TPM'],
  ],
  [
    'the items below a title for engineers of any kind',
    'Sr/Staff Software Engineers & PM',
    'Roles:\n- Staff Java Backend Engineer\n- Product Manager',
    ['Product Manager', 'Staff Java Backend Engineer'],
  ],
  [
    'roles in the header beside one with several positions',
    'Junior to Senior Fullstack Engineer multiple positions',
    'Acme | Junior to Senior Fullstack Engineer multiple positions | Customer Success Engineer | Remote',
    ['Junior to Senior Fullstack Engineer', 'Customer Success Engineer'],
  ],
  [
    'roles that the title only sums up',
    'Software Engineer, Product Manager',
    'Roles:\n- Staff Backend Engineer\n- Senior Product Manager',
    ['Staff Backend Engineer', 'Senior Product Manager'],
  ],
  [
    'roles with the name of their team in a header',
    'Mid-level DevOps Engineer',
    'Acme | Mid-level DevOps Engineer | Software Engineer II - Integrations Team | Dallas',
    ['Mid-level DevOps Engineer', 'Software Engineer II'],
  ],
  [
    'headings below a plural with kinds in brackets',
    'Software Engineers (Backend, Frontend)',
    'We grow.\nBackend Engineer:\n- Python\n\nFrontend Engineer:\n- React',
    ['Backend Engineer', 'Frontend Engineer'],
  ],
  [
    'fields in a line of their own',
    'Full-time',
    'Acme | Full-time | Berlin\nHiring for technical roles:\nBackend, Platform, Security',
    ['Backend Engineer', 'Platform Engineer', 'Security Engineer'],
  ],
  [
    'roles beside each other below the header',
    'Several roles at Acme',
    'Acme | https://acme.example\nMarketing Lead - Remote | Tech Lead (CI) - Berlin | DevRel Engineer - Rome|\nWe grow.',
    ['Marketing Lead', 'Tech Lead (CI)', 'DevRel Engineer'],
  ],
  [
    'roles with their pay in brackets',
    'Senior I Product Engineer (£84k) Senior II Backend Engineer (£108k)',
    'We grow.',
    ['Senior I Product Engineer (£84k)', 'Senior II Backend Engineer (£108k)'],
  ],
  [
    'several roles in one item, and grades in front of a colon',
    'Open roles',
    'Hiring:\n- Data Scientist and Data Engineer\n- All Levels: Infrastructure Engineers\n-- SENIOR PLATFORM ENGINEER --',
    ['Data Scientist', 'Data Engineer', 'Infrastructure Engineers', 'SENIOR PLATFORM ENGINEER'],
  ],
  [
    'teams behind the same role',
    'Open roles',
    '// Software Engineer - Geolocation team - apply\n// Software Engineer - Data & Integrations - for data flows\n// Data Engineer: x',
    [
      'Software Engineer - Geolocation team',
      'Software Engineer - Data & Integrations',
      'Data Engineer',
    ],
  ],
  [
    'roles of a team',
    'Open roles',
    'Staff Engineer, Payments Team (Rome)\nEngineering Team Lead',
    ['Staff Engineer, Payments Team (Rome)', 'Engineering Team Lead'],
  ],
  [
    'a department’s own titles',
    'Open roles',
    'Engineering – Senior Software Engineer\nProduct – Product Manager',
    ['Senior Software Engineer', 'Product Manager'],
  ],
  [
    'lines of a stack are none, and the title',
    'Staff Engineer',
    'We grow.\n- Backend: Elixir / Phoenix\n- Data: PostgreSQL\n- DevOps: GitLab',
    ['Staff Engineer'],
  ],
  [
    'terms in the header are none, and what is sought',
    'Several roles at Acme',
    'Acme | Full time, interns/co-ops | INTERNS , HYBRID\nWe are looking for a Go engineer.',
    ['Go engineer'],
  ],
  ['two grades of one role are one, and', 'Lead/Senior Engineer', '', ['Lead/Senior Engineer']],
  [
    'the role in a link',
    'Legal Tech',
    'We grow: https://acme.example/Senior-Python-Developer-37de51',
    ['Senior Python Developer'],
  ],
  [
    'what only sounds like a role is none, and the others',
    'Several roles at Acme',
    'Founded by an ex-Acme lead engineer. We ship.\n- Backend Engineer (Go)\n- Designer\nBuilding the best APIs for developers: docs',
    ['Backend Engineer (Go)', 'Designer'],
  ],
])('%s are openings', (_, title, text, titles) => {
  expect(titlesOf(title, text)).toEqual(titles)
})

test('an advert for one role has one opening, whatever its text lists', () => {
  const text =
    'You work with engineers, product and design. We are hiring in sales and marketing, too.'
  expect(titlesOf('Senior Backend Engineer', text)).toEqual(['Senior Backend Engineer'])
})

test('requirements between two openings are of the first', () => {
  const text =
    'Hiring:\n1. Platform Engineer :\n\nRequirements:\n\nKnows Go.\n\n2. Designer :\n\nKnows Figma.'
  const openings = openingsOf({ title: 'Open roles', text })
  expect(openings.map(({ own }) => [own.includes('Go'), own.includes('Figma')])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('a list of roles is about all of them', () => {
  const text = 'Looking for: iOS/Mobile, Full-Stack, Data Engineers\nWe grow.'
  const openings = openingsOf({ title: 'Remote', text })
  expect(openings.map(({ title, own }) => [title, own.trim()])).toEqual([
    ['IOS/Mobile engineer', ''],
    ['Full-Stack engineer', ''],
    ['Data Engineers', ''],
  ])
})

test('headers one below the other share the text that follows', () => {
  const text =
    'Acme | Backend Engineer | Berlin\n\nAcme | Frontend Engineer | Berlin\n\nOur stack is Go and React.'
  const openings = openingsOf({ title: 'Backend Engineer', text })
  expect(
    openings.map(({ title, own, shared }) => [title, `${own}${shared}`.includes('Go and React')]),
  ).toEqual([
    ['Backend Engineer', true],
    ['Frontend Engineer', true],
  ])
})
