/**
 * How distinctive a skill is, as an integer from 1 (soft skills, or named in nearly every listing) to 6 (rare). A
 * fixed table instead of counts, so the same CV and job always get the same score.
 */
import { isCapability } from './capability.ts'
import { skillKind } from './skill.ts'
import type { SkillKind } from './skill-table.ts'

const TABLE = readTable([
  [
    1,
    'Git, GitHub, Open Source, Scalability, Artificial Intelligence, Cloud Computing, HTTP, JSON, XML, YAML',
  ],
  [
    2,
    `Distributed Systems, Observability, Data Pipelines, Go-to-Market, Generative AI, AI Agents, LLM, Payments, Networking,
    Data Analysis, DevOps, CI/CD, REST API, API Design, HTML, CSS, Microservices, Claude, Cursor, Customer Success, Accessibility,
    Quality Assurance, Big Data, Unit Testing, Database Design, SQL, Bash, Prototyping, GitHub Copilot, Gemini, GPT, OpenAI API, Experimentation,
    Data Visualization, Multithreading, Data Quality, Responsive Design, Embeddings, Product Strategy, Roadmapping, GitLab, GDPR,
    Stakeholder Management, Jira, Confluence, Technical Support, Technical Writing, Message Queues, NoSQL, RDBMS, Containers, Webhooks,
    Caching, Monitoring, High Availability, Authentication, Encryption, AI Coding Agents, Logistics, Compliance, Backend Development,
    Frontend Development, Web Development, Financial Services, E-Commerce`,
  ],
])

/** Languages and frameworks decide who can do the work; clouds, databases and tools can be learned on the job. */
const BY_KIND: Readonly<Record<SkillKind, number>> = {
  language: 6,
  frontend: 5,
  backend: 5,
  mobile: 6,
  database: 3,
  cloud: 3,
  infrastructure: 3,
  data: 4,
  learning: 5,
  security: 4,
  hardware: 5,
  testing: 3,
  chain: 5,
  design: 5,
  business: 4,
  craft: 3,
  domain: 3,
  practice: 1,
  office: 1,
}

/** For names without a kind, which are spoken languages. */
const LANGUAGE = 6
/** As asked for and shown by words that many texts have. */
const CAPABILITY = 2

export function usualRarity(skill: string): number {
  const kind = skillKind(skill)
  if (kind === null) return isCapability(skill) ? CAPABILITY : LANGUAGE
  return TABLE.get(skill) ?? BY_KIND[kind]
}

function readTable(rows: readonly (readonly [weight: number, skills: string])[]) {
  return new Map(
    rows.flatMap(([weight, list]) => list.split(',').map((name) => [name.trim(), weight] as const)),
  )
}
