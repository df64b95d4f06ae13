/**
 * How much a skill tells about a job, as a whole number from 1 (a virtue, or named by nearly every advert) to 6 (few
 * name it). A fixed table and no count of today's jobs: the same CV and job have the same score tomorrow.
 */
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
    Stakeholder Management, Jira, Confluence, Technical Support, Technical Writing, Message Queues, NoSQL, RDBMS, Containers`,
  ],
])

/** Languages and frameworks decide who can do the work; clouds, databases and tools are learnt beside it. */
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
  practice: 1,
  office: 1,
}

/** What has no kind is a language to speak. */
const LANGUAGE = 6

export function usualRarity(skill: string): number {
  const kind = skillKind(skill)
  return kind === null ? LANGUAGE : (TABLE.get(skill) ?? BY_KIND[kind])
}

function readTable(rows: readonly (readonly [weight: number, skills: string])[]) {
  return new Map(
    rows.flatMap(([weight, list]) => list.split(',').map((name) => [name.trim(), weight] as const)),
  )
}
