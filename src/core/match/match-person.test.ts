import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { personOf } from './match-person.ts'

test('wishes and negations are not skills', () => {
  const summary = [
    { id: 'u1', text: 'No Java, but Kotlin' },
    { id: 'u2', text: 'Looking to learn Kubernetes' },
  ]
  const person = personOf({
    cv: { ...EMPTY_CV, summary },
    profile: null,
    today: '2026-05-01',
  })
  expect(person.skills).toEqual([{ skill: 'Kotlin', evidence: 'mentioned', months: 0 }])
})

test('a language that a full list leaves out and one sentence names is not shown', () => {
  const line = (id: string, text: string) => ({ id, text })
  const role = {
    ...{
      id: 'r1',
      title: 'DevOps Engineer',
      dates: null,
      start: null,
      end: null,
      place: null,
      summary: null,
    },
    highlights: [
      line('h1', 'GitLab CI for eleven PHP projects'),
      line('h2', 'Technologies: Ansible, Ruby'),
    ],
  }
  const person = personOf({
    cv: {
      ...EMPTY_CV,
      work: [{ id: 'w1', company: 'Acme', url: null, place: null, about: null, roles: [role] }],
      skills: [
        {
          id: 's1',
          name: 'Skills',
          level: null,
          keywords: [
            'AWS',
            'Terraform',
            'Kubernetes',
            'Linux',
            'Helm',
            'Angular (enough to fix things)',
          ],
        },
      ],
    },
    profile: null,
    today: '2026-05-01',
  })
  const evidence = Object.fromEntries(person.skills.map((one) => [one.skill, one.evidence]))
  expect(evidence).toMatchObject({
    PHP: 'passing',
    Ruby: 'role',
    AWS: 'listed',
    Angular: 'mentioned',
  })
})

test('what two sentences of a summary name is not named in passing', () => {
  const evidenceFor = (summary: string) => {
    const undated = { dates: null, start: null, end: null, place: null }
    const role = { id: 'r1', title: 'DevOps Engineer', ...undated, summary, highlights: [] }
    const keywords = ['AWS', 'Terraform', 'Kubernetes', 'Linux', 'Helm', 'Argo CD']
    const person = personOf({
      cv: {
        ...EMPTY_CV,
        work: [{ id: 'w1', company: 'Acme', url: null, place: null, about: null, roles: [role] }],
        skills: [{ id: 's1', name: null, level: null, keywords }],
      },
      profile: null,
      today: '2026-05-01',
    })
    return person.skills.find(({ skill }) => skill === 'PHP')?.evidence
  }
  expect(evidenceFor('Ran GitLab CI for eleven PHP projects.')).toBe('passing')
  expect(evidenceFor('Wrote PHP services. Moved them to PHP 8.')).toBe('role')
  expect(evidenceFor('Kept the site running.\nTechnologies: PHP, Ansible')).toBe('role')
})

test.each([
  ['I am not moving, my parents live round the corner', true],
  ['Remote from Córdoba, not planning to move', true],
  ['Remote only', true],
  ['Staying in Lyon for my family', true],
  ['Kein Umzug geplant', true],
  ['Remote from Cardiff; I am not leaving the UK', true],
  ['I did not leave the company in anger', false],
  ['I would move within Germany', false],
  ['I moved twice for work and did not regret it', false],
  ['I can’t wait to move to Berlin', false],
  ['I don’t mind relocating', false],
  ['No relocation assistance needed', false],
  ['I do not need relocation support', false],
  ['Not opposed to relocation', false],
  ['Not only would I move, I would bring my dog', false],
])('%s', (text, staysPut) => {
  const cv = { ...EMPTY_CV, summary: [{ id: 'u1', text }] }
  expect(personOf({ cv, profile: null, today: '2026-05-01' }).staysPut).toBe(staysPut)
})

test.each([
  ['Remote in the US, or Denver', true],
  ['Denver or remote; willing to relocate for the right team', false],
  ['Worked remotely or on site in Denver for ten years', false],
  ['Remote, or Boston', false],
])('at home in Denver: %s', (text, staysPut) => {
  const where = { city: 'Denver', region: 'CO', countryCode: 'US' }
  const place = { text: 'Denver, CO', address: null, postalCode: null, ...where }
  const cv = { ...EMPTY_CV, place, summary: [{ id: 'u1', text }] }
  expect(personOf({ cv, profile: null, today: '2026-05-01' }).staysPut).toBe(staysPut)
})

test('who has only been an intern begins as a junior', () => {
  const dates = { dates: null, start: '2025-06', end: '2025-09', place: null, summary: null }
  const role = { id: 'r1', title: 'Software Engineering Intern', ...dates, highlights: [] }
  const work = [{ id: 'w1', company: 'Acme', url: null, place: null, about: null, roles: [role] }]
  expect(personOf({ cv: { ...EMPTY_CV, work }, profile: null, today: '2026-05-01' }).level).toBe(
    'junior',
  )
})
