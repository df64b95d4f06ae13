/**
 * Whether a CV line is about the craft that a title names: a tester's line on a test framework is, one on a meeting is
 * not. Chooses what a letter begins with where the listing says little about the work.
 */
import { readTitle } from '#core/title/read-title.ts'
import type { RoleFamily } from '#core/title/role-kind-table.ts'

const DATA =
  'pipelines?|warehouses?|lakehouse|dbt|Airflow|Dagster|Spark|Iceberg|Snowflake|BigQuery|Redshift|Databricks|E[TL]{2}|DAGs?|data contracts?|change data capture|CDC|batch|streaming'
const FRONT =
  'React|Vue|Nuxt|Angular|Svelte|Next\\.js|CSS|components?|design system|Storybook|accessib\\w{1,10}|WCAG|front[- ]?end|page loads?|first load|Contentful Paint|Web Vitals|dashboards?|checkout|charts?|user interfaces?'
const BACK =
  'APIs?|services?|svcs?|microservices|engines?|queues?|Kafka|databases?|PostgreSQL|MySQL|ledgers?|latency|throughput|gRPC|back[- ]?end|event[- ]sourced|monolith|sharded|idempotency'

/** Words of lines about the craft of each family of roles, English; null for other trades. */
const CRAFTS: Readonly<Record<RoleFamily, string | null>> = {
  frontend: FRONT,
  backend: BACK,
  'full-stack': `end to end|full[- ]stack|features?|${FRONT}|${BACK}`,
  software: `${FRONT}|${BACK}|${DATA}|Kubernetes|Terraform|clusters?|models?|modules?|firmware|compilers?|tests?|Python|Java|Kotlin|Go|Rust|C\\+\\+|TypeScript|Rails|Django|Flask|language model`,
  mobile:
    'iOS|Android|Swift|SwiftUI|UIKit|Kotlin|Compose|Flutter|React Native|apps?|App Store|Play Store|HealthKit|Bluetooth|offline|frames a second|crash-free|installs|downloads|screens',
  'data-engineering': DATA,
  'data-science':
    'models?|experiments?|A/B|forecasts?|causal|statist\\w{1,10}|predict\\w{0,6}|churn|regression|segmentation',
  'data-analysis': `dashboards?|SQL|reports?|metrics|A/B|experiments?|analys[ie]s|churn|unit economics|forecasts?|Looker|Power BI|Tableau|Metabase|dbt|BigQuery|Snowflake`,
  ml: 'models?|fine-tun\\w{1,5}|train(?:ed|ing)|inference|vLLM|PyTorch|TensorFlow|retrieval|embeddings?|rank(?:ing|ers?)|rerankers?|evaluation|LLMs?|agents?|agentic|RAG|feature pipelines|recommend\\w{1,8}',
  devops:
    'clusters?|Kubernetes|EKS|Helm|Argo CD|Terraform|SLOs?|incidents?|on-call|outages?|uptime|availability|deploy\\w{0,6}|GitOps|CI|monitoring|observability|bare metal|Ansible|GPU nodes',
  security:
    'vulnerabilit\\w{1,5}|penetration|threats?|SIEM|detections?|Vault|IAM|SAST|DAST|secrets|incidents?|findings|audits?|phishing|red team',
  qa: 'tests?|testing|Playwright|Cypress|Selenium|Appium|pytest|k6|regression|coverage|defects?|bugs?|sign-off',
  embedded:
    'firmware|boards?|RTOS|FreeRTOS|Zephyr|STM32\\w{0,4}|nRF\\w{0,6}|CAN(?: FD)?|Yocto|embedded|hardware|motors?|sensors?|Bluetooth|BLE|drivers?|over-the-air|OTA|microcontrollers?|IEC 62304|FDA',
  product:
    'launch\\w{0,3}|roadmaps?|discovery|pric(?:ed|ing)|revenue|ARR|retention|activation|adoption|partners?|product|own(?:ed)? the',
  design:
    'design\\w{0,3}|redesign\\w{0,3}|prototypes?|usability|research|interviews?|components?|flows?|Figma',
  'engineering-management':
    'teams?|hired|engineers|promoted|attrition|regretted|reports?|releases?|cycle time|change failure|coached|delivery',
  support:
    'tickets?|cases|customers?|accounts|onboard\\w{0,5}|demos?|proofs? of concept|documentation|guides?|troubleshoot\\w{0,5}|webinars?|escalat\\w{1,5}|integrations?',
  'technical-writing': 'documentation|docs|guides?|references?|articles|tutorials?|style guide',
  other: null,
}

const READ = new Map(
  Object.entries(CRAFTS).map(([family, words]) => [
    family,
    words === null ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu'),
  ]),
)

/** Titles whose work is that of another family than their name. */
const BESIDE: readonly (readonly [RegExp, RoleFamily])[] = [
  [/\b(?:ML|machine learning|AI)\b/i, 'ml'],
  [
    /\b(?:solutions? engineer|customer (?:success|solutions?|support)|forward[- ]deployed)\b/i,
    'support',
  ],
  [/\b(?:infra|infrastructure|platform|reliability|SRE|devops)\b/i, 'devops'],
  [/\b(?:robotics|medical device|firmware|edge|IoT)\b/i, 'embedded'],
  [/\bdesign engineer\b/i, 'frontend'],
  [/\bdata engineer/i, 'data-engineering'],
]

/** What the team builds with is no part of these crafts. */
const NARROW: ReadonlySet<RoleFamily> = new Set([
  'qa',
  'support',
  'product',
  'design',
  'engineering-management',
  'technical-writing',
])

export type Craft = {
  /** Whether a line is about it; none is if the title names no craft. */
  isIn: (line: string) => boolean
  /** Whether the tools of other crafts say little about somebody in it. */
  isNarrow: boolean
}

export function craftOf(title: string): Craft {
  const plain = title.replace(/\s?\([^()]{0,200}\)?/g, '')
  const named = BESIDE.find(([pattern]) => pattern.test(plain))?.[1]
  const family = named ?? readTitle({ title: plain }).family
  const pattern = READ.get(family) ?? null
  return { isIn: (line) => pattern?.test(line) ?? false, isNarrow: NARROW.has(family) }
}
