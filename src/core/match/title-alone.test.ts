import { expect, test } from 'vitest'
import type { AskedSkill } from '#core/requirement/read-requirements.ts'
import { askedByTitleAlone } from './title-alone.ts'

const inTitle = (...anyOf: string[]): AskedSkill => ({ anyOf, strength: 'title' })

test.each([
  ['Machine Learning Engineer', 'Acme', 'Machine Learning', 'named'],
  ['Engineering Manager, Machine Learning', 'Acme', 'Machine Learning', 'title'],
  ['iOS Engineer', 'Acme', 'iOS', 'named'],
  ['Backend Engineer (Go)', 'Acme', 'Go', 'title'],
  ['Software Engineer, Healthcare', 'Acme', 'Healthcare', 'named'],
  ['Postgres Engineer', 'Acme', 'PostgreSQL', 'named'],
  ['Application Security Engineer', 'Acme', 'Application Security', 'title'],
])('“%s” at %s: %s is asked for as %s', (title, company, skill, strength) => {
  expect(askedByTitleAlone([inTitle(skill)], { title, company })).toEqual([
    { anyOf: [skill], strength },
  ])
})

test('what a title says of AI is no more than named, whatever the kind of work', () => {
  const models = inTitle('LLM', 'AI Agents', 'Generative AI', 'RAG')
  const [asked] = askedByTitleAlone([models], { title: 'Engineering Manager, AI', company: 'Acme' })
  expect(asked?.strength).toBe('named')
})

test.each([
  ['Grafana', 'grafanalabs', []],
  ['Elasticsearch', 'Elastic', []],
  ['Grafana', 'Acme', ['Grafana']],
  ['Go', 'Google', ['Go']],
])('%s in a title of %s: %j', (skill, company, skills) => {
  const asked = askedByTitleAlone([inTitle(skill)], { title: 'Software Engineer', company })
  expect(asked.flatMap(({ anyOf }) => anyOf)).toEqual(skills)
})
