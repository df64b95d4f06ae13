import { expect, test } from 'vitest'
import { parseLocation } from '#core/place/place.ts'
import { demandsOf } from './match-demands.ts'

test('each opening has the place that follows its name', () => {
  const descriptionText = `Acme | Several roles | Several places

- Product Designer - UK/Ireland
- Go Engineer | Remote (Europe)
- Engineering Manager (New York)
- Data Analyst - we love numbers`
  const job = {
    ...{ title: 'Several roles at Acme', company: 'Acme', locationText: null },
    ...{ location: parseLocation(''), workSetting: null, jobType: null, years: null, tags: [] },
    ...{ salary: null, descriptionText },
  }
  const { others, ...first } = demandsOf(job)
  const openings = [first, ...others].map(({ kinds, places, eligibility }) => [
    ...kinds,
    ...(places ?? []),
    ...(eligibility?.remote?.in ?? []),
  ])
  expect(openings).toEqual([
    ['product-designer', 'GB', 'IE'],
    ['backend', 'europe'],
    ['eng-manager', 'US/new york'],
    ['data-analyst'],
  ])
})

const plain = (title: string, descriptionText: string) => ({
  ...{ title, company: 'Acme', locationText: null, location: parseLocation('') },
  ...{ workSetting: null, jobType: null, years: null, tags: [], salary: null, descriptionText },
})

test('a place that only a sentence names is where people attend', () => {
  const { places, eligibility } = demandsOf(
    plain('Data Scientist', 'We plan.\nThis role is based in San Francisco, CA.'),
  )
  expect([places, eligibility.onSite]).toEqual([['US/san francisco'], ['US']])
})

test('who attends at times does so in the town, not anywhere in its country', () => {
  const asked = (locationText: string) => {
    const location = parseLocation(locationText)
    return demandsOf({ ...plain('SRE', ''), locationText, location, workSetting: 'hybrid' }).places
  }
  expect(asked('USA, SF Bay Area preferred')).toEqual(['US/san francisco'])
  expect(asked('USA')).toEqual(['US'])
})

test('the place between an opening’s name and its description is that of the opening', () => {
  const text =
    'Acme | Several roles | Berlin\n- SRE - US Remote (Seattle preferred) - A broad role on the platform team\n- Designer - Lisbon - Own the product'
  const { others, ...first } = demandsOf(plain('Several roles at Acme', text))
  expect([first, ...others].map(({ kinds, places }) => [...kinds, ...(places ?? [])])).toEqual([
    ['devops', 'US', 'US/seattle'],
    ['product-designer', 'PT/lisbon'],
  ])
})

test.each([
  ['Software/AI Engineer', 'We grow.', ['ai-engineer', 'software']],
  ['AI/ML Engineer', 'We grow.', ['ml-engineer']],
  ['Tinkerer/Mechanical Engineer', 'We grow.', ['industrial']],
  ['AI Product Engineer', 'Stack: TypeScript, React, Node.js', ['ai-engineer', 'fullstack']],
  ['AI Engineer', 'Stack: Python, RAG', ['ai-engineer']],
])('“%s” with “%s” is %j', (title, text, kinds) => {
  expect(demandsOf(plain(title, text)).kinds).toEqual(kinds)
})

test.each([
  ['Remoto', null, [['Spanish'], ['Portuguese'], ['Italian']]],
  ['Remote', null, []],
  [
    'Berlin',
    'Wir suchen eine Entwicklerin, die mit uns die Plattform für unsere Kunden baut.',
    [['German']],
  ],
  [
    'Berlin',
    'You will build the platform for our customers. Fluent French is required.',
    [['French']],
  ],
])('a listing at %j with the text %j asks for %j', (locationText, descriptionText, languages) => {
  const { skills } = demandsOf({
    ...{ title: 'Backend Engineer', company: 'Acme', locationText },
    ...{ location: parseLocation(locationText), workSetting: null, jobType: null, years: null },
    ...{ tags: [], salary: null, descriptionText },
  })
  expect(skills.map(({ skill }) => [skill])).toEqual(languages)
  expect(skills.map(({ isOr }) => isOr)).toEqual(languages.map((_, at) => at > 0))
})

test.each([
  ['Machine Learning Engineer, PhD Intern (Fall)', [['ml-engineer', 'intern']]],
  ['Senior Solutions Architect - Security Specialist', [['solutions', 'senior']]],
  ['Manager, Customer Engineer, Associate Programs', [['solutions', 'director']]],
  [
    'Backend Engineers, iOS Engineers',
    [
      ['backend', null],
      ['mobile-ios', null],
    ],
  ],
])('without a text, “%s” is %j', (title, roles) => {
  const { others, ...first } = demandsOf({ ...plain(title, ''), descriptionText: null })
  expect([first, ...others].map(({ kinds, level }) => [...kinds, level])).toEqual(roles)
})
