import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { applyChanges } from './apply-changes.ts'
import { proposeChanges } from './propose-changes.ts'
import type { TailorTarget } from './tailoring.ts'

const role = (id: string, title: string, points: string[]) => ({
  id,
  title,
  start: '2020-01',
  end: '2022-03',
  place: null,
  summary: null,
  highlights: points.map((text, at) => ({ id: `${id}h${at + 1}`, text })),
})

const CV: Cv = {
  ...EMPTY_CV,
  name: 'Mina Okafor',
  label: 'Engineer',
  work: [
    {
      id: 'w1',
      company: 'Harbour Freightworks',
      url: null,
      place: null,
      about: null,
      roles: [
        role('w1r1', 'Backend Engineer', [
          'Organised the summer party and the weekly quiz',
          'Responsible for building and running pipelines in Python',
          'Moved billing to Kubernetes, which halved the cost of hosting',
          'Wrote the onboarding guide for new colleagues',
        ]),
      ],
    },
  ],
  skills: [
    { id: 's1', name: 'Tools', level: null, keywords: ['Jira', 'Slack'] },
    { id: 's2', name: 'Languages', level: null, keywords: ['SQL', 'Go', 'Python'] },
  ],
}

const TARGET: TailorTarget = {
  title: 'Senior Backend Engineer',
  company: 'Lighthouse Maps',
  skills: [
    { anyOf: ['Python'], need: 'must' },
    { anyOf: ['Kubernetes'], need: 'must' },
    { anyOf: ['Terraform'], need: 'nice' },
  ],
}

const proposal = proposeChanges(CV, TARGET)
const change = (id: string) => proposal.changes.find((it) => it.id === id)
const taking = (...ids: string[]) =>
  applyChanges(
    CV,
    proposal.changes.filter(({ id }) => ids.includes(id)),
  )

test('a skill that the CV does not show is a gap and in no change', () => {
  expect(proposal.gaps).toEqual([{ anyOf: ['Terraform'], need: 'nice' }])
  expect(JSON.stringify(proposal.changes)).not.toContain('Terraform')
})

test('a skill that a line shows is added, with that line as its source', () => {
  expect(change('surface:Kubernetes')?.sources).toEqual([
    { id: 'w1r1h3', text: 'Moved billing to Kubernetes, which halved the cost of hosting' },
  ])
  expect(change('surface:Python')).toBeUndefined()
  expect(taking('surface:Kubernetes').skills.map(({ keywords }) => keywords)).toEqual([
    ['Jira', 'Slack'],
    ['SQL', 'Go', 'Python'],
    ['Kubernetes'],
  ])
})

test('a wished-for or denied skill is a gap', () => {
  const wishing = {
    ...CV,
    summary: [
      { id: 'u1', text: 'Looking to learn Terraform' },
      { id: 'u2', text: 'No experience with Terraform' },
    ],
  }
  const { changes, gaps } = proposeChanges(wishing, TARGET)
  expect(gaps).toEqual(proposal.gaps)
  expect(JSON.stringify(changes)).not.toContain('Terraform')
})

const listing = (groups: string[][], skills: string[]) => {
  const cv: Cv = {
    ...CV,
    skills: groups.map((keywords, at) => ({
      id: `s${at + 1}`,
      name: `Group ${at}`,
      level: null,
      keywords,
    })),
  }
  const target = { ...TARGET, skills: skills.map((it) => ({ anyOf: [it], need: 'must' as const })) }
  const changes = proposeChanges(cv, target).changes.filter(({ edit }) => edit.kind === 'surface')
  return applyChanges(cv, changes).skills.map(({ keywords }) => keywords)
}

test('a skill joins a group of its kind, never spoken languages, and the rest form one group', () => {
  expect(listing([['Jira'], ['Docker', 'Ansible'], ['Go']], ['Python', 'Kubernetes'])).toEqual([
    ['Jira'],
    ['Kubernetes', 'Docker', 'Ansible'],
    ['Python', 'Go'],
  ])
  expect(listing([['German', 'Swahili']], ['Python', 'Kubernetes'])).toEqual([
    ['German', 'Swahili'],
    ['Python', 'Kubernetes'],
  ])
})

test('a skill is added from a certificate, but not from the summary alone', () => {
  const named = { ...TARGET, skills: [{ anyOf: ['Terraform'], need: 'must' as const }] }
  const summary = [{ id: 'u1', text: 'Fond of Terraform' }]
  const certificates = [
    { id: 'c1', title: 'Terraform Associate', by: null, date: null, url: null, summary: null },
  ]
  const ids = (cv: Cv) => proposeChanges(cv, named).changes.map(({ id }) => id)
  expect(ids({ ...CV, summary })).not.toContain('surface:Terraform')
  expect(ids({ ...CV, certificates })).toContain('surface:Terraform')
})

test('current work is not put into the past tense', () => {
  const running: Cv = {
    ...CV,
    work: CV.work.map((it) => ({
      ...it,
      roles: it.roles.map((one) => ({ ...one, end: 'present' as const })),
    })),
  }
  const kinds = proposeChanges(running, TARGET).changes.map(({ edit }) => edit.kind)
  expect(kinds).not.toContain('rephrase')
})

test('requested skills and relevant lines come first', () => {
  const { skills, work } = taking('reorder:s2', 'reorder:skills', 'reorder:w1r1')
  expect(skills.map(({ keywords }) => keywords)).toEqual([
    ['Python', 'SQL', 'Go'],
    ['Jira', 'Slack'],
  ])
  expect(work[0]?.roles[0]?.highlights.map(({ id }) => id)).toEqual([
    'w1r1h2',
    'w1r1h3',
    'w1r1h1',
    'w1r1h4',
  ])
})

test('a matching former title becomes the headline', () => {
  expect(taking('label:w1r1').label).toBe('Backend Engineer')
})

test('a weak opening is replaced by its verb, and the line keeps its id', () => {
  expect(taking('rephrase:w1r1h2').work[0]?.roles[0]?.highlights[1]).toEqual({
    id: 'w1r1h2',
    text: 'Built and ran pipelines in Python',
  })
})

test('an irrelevant point may be left out, but three stay', () => {
  expect(proposal.changes.filter(({ edit }) => edit.kind === 'choose').map(({ id }) => id)).toEqual(
    ['choose:w1r1h4'],
  )
  expect(taking('choose:w1r1h4').work[0]?.roles[0]?.highlights).toHaveLength(3)
})

test('without accepted changes the CV stays the same', () => {
  expect(taking()).toEqual(CV)
})

test('all changes together add no new words except verb tenses', () => {
  const wordsOf = (cv: Cv) => new Set(JSON.stringify(cv).match(/[A-Za-z]+/g))
  const before = wordsOf(CV)
  const added = [...wordsOf(applyChanges(CV, proposal.changes))].filter((it) => !before.has(it))
  expect(added).toEqual(['Built', 'ran'])
})

test('a change of a removed line is skipped', () => {
  const [gone] = CV.work
  if (!gone) throw new Error('no work')
  expect(applyChanges({ ...CV, work: [] }, proposal.changes).work).toEqual([])
})
