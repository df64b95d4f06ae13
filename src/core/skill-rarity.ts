/**
 * How much a skill tells about a job, as a whole number from 1 (a virtue, or named by nearly every advert) to 6 (few
 * name it). A fixed table and no count of today's jobs: the same CV and job have the same score tomorrow.
 */
import { skillKind } from './skill.ts'

export const RAREST = 6

const TABLE = readTable([
  [
    1,
    'Git, GitHub, Open Source, Scalability, Artificial Intelligence, Cloud Computing, HTTP, JSON, XML, YAML',
  ],
  [
    2,
    `Distributed Systems, Observability, Data Pipelines, Go-to-Market, Generative AI, AI Agents, LLM, Payments, Networking,
    Data Analysis, DevOps, CI/CD, REST API, API Design, HTML, CSS, Microservices, Claude, Cursor, Customer Success, Accessibility,
    Quality Assurance, Big Data, Unit Testing, Database Design, Prototyping, GitHub Copilot, Gemini, GPT, OpenAI API, Experimentation,
    Data Visualization, Multithreading, Data Quality, Responsive Design, Embeddings, Product Strategy, Roadmapping, GitLab, GDPR,
    Stakeholder Management, Jira, Confluence, Technical Support, Technical Writing, Message Queues, NoSQL, RDBMS, Containers`,
  ],
  // Named by more than 5 of 100 adverts (681 public ones, spring and summer 2026), or known to be as common.
  [
    4,
    `Python, AWS, TypeScript, React, PostgreSQL, Kubernetes, Go, Node.js, Next.js, Docker, Google Cloud, Terraform, SQL, JavaScript,
    Java, Linux, Azure, Redis, Machine Learning, Infrastructure as Code, MySQL, MongoDB, Bash, GraphQL, Tailwind CSS, Excel, Cybersecurity`,
  ],
  // More than 2 of 100.
  [
    5,
    `Rust, C++, C#, Django, iOS, Android, UX Design, Ruby on Rails, FastAPI, React Native, RAG, PyTorch, Cloudflare, Robotics, Kafka,
    Site Reliability Engineering, Vue.js, Angular, Elasticsearch, Spring Boot, .NET, Figma, PHP, Ruby, Data Science, Spark, Airflow,
    Snowflake, Datadog, GitHub Actions, Jenkins, Ansible, Prometheus, Grafana, Project Management, Product Management`,
  ],
])

/** Virtues, ways of working and office programs, however rare. */
const LIGHT = new Set(['practice', 'office'])

export function usualRarity(skill: string): number {
  const kind = skillKind(skill)
  if (kind === null || LIGHT.has(kind)) return 1
  return TABLE.get(skill) ?? RAREST
}

function readTable(rows: readonly (readonly [weight: number, skills: string])[]) {
  return new Map(
    rows.flatMap(([weight, list]) => list.split(',').map((name) => [name.trim(), weight] as const)),
  )
}
