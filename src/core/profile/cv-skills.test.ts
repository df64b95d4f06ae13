import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { skillsOfCv } from './cv-skills.ts'

const listed = (keywords: string[], level: string | null = null) => [
  { id: 'k1', name: null, level, keywords },
]

const job = (did: string): Cv['work'] => [
  {
    id: 'w1',
    company: 'Acme',
    url: null,
    place: null,
    about: null,
    roles: [
      {
        id: 'w1r1',
        title: 'Engineer',
        start: '2022',
        end: 'present',
        place: null,
        summary: null,
        highlights: [{ id: 'w1r1h1', text: did }],
      },
    ],
  },
]

test.each<[string, Partial<Cv>, string, string[], string[]]>([
  [
    'two names of one skill are one skill',
    { skills: listed(['JS', 'k8s', 'JavaScript', 'Kubernetes']) },
    'JavaScript, JS, Kubernetes',
    ['JavaScript', 'Kubernetes'],
    [],
  ],
  [
    'an addition is no part of the name',
    { skills: listed(['Python (8 years)']) },
    '',
    ['Python'],
    [],
  ],
  [
    'an unknown name is a skill if it is listed',
    { skills: listed(['Quxlang']) },
    '',
    ['Quxlang'],
    [],
  ],
  [
    'a sentence of unknown words is doubtful',
    { skills: listed(['Getting everybody into one room']) },
    '',
    [],
    ['Getting everybody into one room'],
  ],
  [
    'a beginner’s level is doubtful',
    { skills: listed(['Python', 'Rust (basic)']) },
    '',
    ['Python'],
    ['Rust'],
  ],
  ['so is a list at that level', { skills: listed(['Rust'], 'Beginner') }, '', [], ['Rust']],
  [
    'what a job shows is certain',
    {
      work: job('Moved it to PostgreSQL'),
    },
    '',
    ['PostgreSQL'],
    [],
  ],
  [
    'a kind of work that a job mentions is doubtful',
    {
      work: job('Shared the on-call rota'),
    },
    'Shared the on-call rota',
    [],
    ['On-Call'],
  ],
  [
    'what is only mentioned is doubtful',
    { skills: listed(['Python']) },
    'Python. Built with Kafka at university.',
    ['Python'],
    ['Kafka'],
  ],
  ['a wish is not a skill', {}, 'I want to learn Rust.', [], []],
])('%s', (_, cv, text, certain, doubtful) => {
  const found = skillsOfCv({ ...EMPTY_CV, ...cv }, text, () => false)
  expect(found).toEqual({ certain, doubtful })
})

test('a list that was hardly read is doubtful', () => {
  const cv = { ...EMPTY_CV, skills: listed(['Python']) }
  expect(skillsOfCv(cv, '', (key) => key === 'k1')).toEqual({ certain: [], doubtful: ['Python'] })
})
