/** A complete but simple CV and a job's requirements, for cover letter tests. */

import { type Cv, type CvEmployment, EMPTY_CV } from '#core/cv/cv.ts'
import type { LetterJob } from '#core/letter/cover-letter.ts'
import type { LetterOrder } from '#core/letter/write-letter.ts'
import type { Proof, RequirementFinding, Verdict } from '#core/match/match.ts'
import type { Need } from '#core/requirement/requirement.ts'

export const CV: Cv = {
  ...EMPTY_CV,
  name: 'Mara Lind',
  email: 'mara@lind.example',
  phone: '+47 22 00 00 00',
  work: [
    employment(
      'w1',
      'Northwind',
      'Senior Platform Engineer',
      ['2021-03', 'present'],
      [
        'Led migration of 40 services to Kubernetes on AWS, cutting hosting costs by 30%',
        'Designing the internal developer platform in Go for 120 engineers',
      ],
    ),
    employment(
      'w2',
      'Fabrikam',
      'Backend Developer',
      ['2017', '2021-02'],
      [
        'Rewrote the pricing service in Python; it answers 2,000 requests a second',
        'React front end of the booking tool',
      ],
    ),
  ],
  education: [
    {
      id: 'e1',
      institution: 'University of Bergen',
      url: null,
      place: null,
      degree: 'MSc',
      area: 'Computer Science',
      start: '2012',
      end: '2017',
      score: null,
      courses: [],
      highlights: [],
    },
  ],
  skills: [{ id: 'k1', name: 'Tools', level: null, keywords: ['Docker', 'CloudFormation'] }],
}

export const JOB: LetterJob = {
  title: 'Platform Engineer, Payments (Remote)',
  company: 'Contoso',
  description: [
    'You will build and operate the platform that carries every parcel scan of Europe.',
    'We ask for Kubernetes and Go.',
    'Docker is a plus.',
    'Terraform and Rust are what our team writes.',
  ].join('\n'),
}

export const FINDINGS: RequirementFinding[] = [
  skill('q1', 'Kubernetes', 'met', [proof('w1r1h1')]),
  skill('q2', 'Go', 'met', [proof('w1r1h2')]),
  skill('q3', 'Docker', 'met', [proof('k1')], 'nice'),
  skill('q4', 'Terraform', 'partly', [{ id: 'k1', text: 'CloudFormation' }]),
  skill('q5', 'Rust', 'gap', []),
  {
    requirement: {
      id: 'q6',
      need: 'must',
      quote: 'A degree in computer science',
      kind: 'degree',
      degree: 'bachelor',
      field: 'computer science',
      orEquivalent: false,
    },
    verdict: 'met',
    proofs: [{ id: 'e1', text: 'MSc, Computer Science' }],
    says: '',
  },
]

export function skill(
  id: string,
  name: string,
  verdict: Verdict,
  proofs: Proof[],
  need: Need = 'must',
): RequirementFinding {
  const quote = `We ask for ${name}`
  return {
    requirement: { id, need, quote, kind: 'skill', anyOf: [name] },
    verdict,
    proofs,
    says: '',
  }
}

function proof(id: string): Proof {
  const lines = CV.work.flatMap(({ roles }) => roles.flatMap(({ highlights }) => highlights))
  const text = lines.find((line) => line.id === id)?.text ?? 'Docker, CloudFormation'
  return { id, text }
}

export function employment(
  id: string,
  company: string,
  title: string,
  [start, end]: [string, string],
  lines: string[],
): CvEmployment {
  const highlights = lines.map((text, index) => ({ id: `${id}r1h${index + 1}`, text }))
  const role = { id: `${id}r1`, title, start, end, place: null, summary: null, highlights }
  return { id, company, url: null, place: null, about: null, roles: [role] }
}

/** What a plain cover letter for the job is written from. */
export const ASK: LetterOrder = {
  cv: CV,
  job: JOB,
  findings: FINDINGS,
  tone: 'plain',
  length: 'medium',
  language: 'en',
  addressee: '',
  own: { why: '', more: '' },
}
