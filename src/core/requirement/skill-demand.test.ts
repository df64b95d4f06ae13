import { expect, test } from 'vitest'
import { askedSkills, isOfOthers } from './skill-demand.ts'

const asked = (sentence: string, company = 'Acme') =>
  askedSkills(sentence, 'must', company).map(
    ({ anyOf, need }) => `${anyOf.join(' or ')}${need === 'nice' ? ' (nice)' : ''}`,
  )

test.each([
  ['Java or Kotlin', ['Java or Kotlin']],
  ['Python, Java, or Go', ['Python or Java or Go']],
  ['Python and either Java or Kotlin', ['Python', 'Java or Kotlin']],
  ['AWS/GCP', ['AWS or Google Cloud']],
  ['Node.js/TypeScript', ['Node.js', 'TypeScript']],
  ['A modern framework such as React, Vue or Angular', ['React or Vue.js or Angular']],
  ['Fluent in Python, C#, Java or similar', ['Python or C# or Java']],
  ['Strong in Java or similar (Kotlin, Scala)', ['Java or Kotlin or Scala']],
  ['Knows event streaming (Kafka, Pulsar)', ['Kafka or Pulsar']],
  ['Knows AWS (RDS, Docker)', ['AWS', 'Amazon RDS', 'Docker']],
  ['Experience with React, TypeScript and CSS', ['React', 'TypeScript', 'CSS']],
  ['Docker, Kubernetes (a plus)', ['Docker (nice)', 'Kubernetes (nice)']],
  ['A degree in electrical engineering, and Python', ['Python']],
  ['Experience in genomics', ['Genomics']],
  ['Founded by engineers with deep experience in genomics', []],
  ['Our team is growing: you have experience in genomics', ['Genomics']],
  ['No mockups, no Figma, no Scrum', []],
  ['You do not need to know Java', []],
  ['Fluent in TypeScript, Python, and tooling agnostic', ['TypeScript', 'Python']],
  ['Stack: Svelte (migrating from React/Redux)', ['Svelte']],
  ['Migrate legacy apps from no-code tools (WeWeb/Retool) to Next.js', ['Next.js']],
  ['Build beautiful pages without a Figma file, in React', ['React']],
  [
    'Strong Go, Firecracker, Kubernetes etc. are what we look for',
    ['Go', 'Firecracker', 'Kubernetes'],
  ],
  ['Knows Django, Flask etc.', ['Django or Flask']],
  ['Send us your resume and your GitHub', []],
  ['Runs GitHub Actions and GitLab', ['GitHub Actions', 'GitLab']],
  ['That is faster than using Excel', []],
  ['You join us and founders from startups you know like Notion', []],
  ['You help organizations globally like Block, Vercel, Temporal', []],
  ['Design, build and operate the Neo4j-based graph behind discovery', ['Neo4j']],
  ['This leadership role requires AWS expertise and clear thinking', ['AWS']],
  ['We’re building a client in Flutter and need someone who knows iOS', ['Flutter', 'iOS']],
  ['You will excel at talking to people and react quickly', []],
])('the skills requested by “%s”', (sentence, skills) => {
  expect(asked(sentence)).toEqual(skills)
})

test('skills of customers and of the employer’s product are not requested', () => {
  expect(asked('Our platform integrates with Salesforce, Zendesk and Slack.')).toEqual([])
  expect(asked('We build an open source data platform on Kubernetes.')).toEqual([])
  expect(asked('Our customers, including Elasticsearch, simplify their stack.')).toEqual([])
  expect(asked('Trusted by teams at Stripe and GitHub.')).toEqual([])
  expect(asked('GitLab and Docker are what you work with', 'GitLab')).toEqual(['Docker'])
  expect(asked('Redpanda and Docker are what you work with', 'Redpanda Data')).toEqual(['Docker'])
  expect(asked('We are the team behind Kubernetes.')).toEqual([])
  expect(isOfOthers('We are a ruby/rails shop')).toBe(false)
  expect(isOfOthers('We are looking for engineers who know Kubernetes')).toBe(false)
})
