/**
 * What people call a role family: in lists ("Data engineering"), before "jobs" in a sentence ("data engineering jobs"),
 * and in a search for its jobs. Separate from the rules, so that browsers do not load them. Data only.
 */
import type { RoleFamily } from './role-kind-table.ts'

type Labels = { label: string; inSentence: string; search: string }

export const FAMILY_LABELS: Readonly<Record<Exclude<RoleFamily, 'other'>, Labels>> = {
  backend: { label: 'Backend', inSentence: 'backend', search: 'backend' },
  frontend: { label: 'Frontend', inSentence: 'frontend', search: 'frontend' },
  'full-stack': { label: 'Full-stack', inSentence: 'full-stack', search: 'full-stack' },
  software: {
    label: 'Software engineering',
    inSentence: 'software engineering',
    search: 'software engineer',
  },
  mobile: { label: 'Mobile', inSentence: 'mobile', search: 'mobile' },
  'data-engineering': {
    label: 'Data engineering',
    inSentence: 'data engineering',
    search: 'data engineer',
  },
  'data-science': { label: 'Data science', inSentence: 'data science', search: 'data scientist' },
  'data-analysis': {
    label: 'Data analysis',
    inSentence: 'data analysis',
    search: 'data analyst',
  },
  ml: {
    label: 'Machine learning and AI',
    inSentence: 'machine learning and AI',
    search: 'machine learning',
  },
  devops: {
    label: 'DevOps and infrastructure',
    inSentence: 'DevOps and infrastructure',
    search: 'devops',
  },
  security: { label: 'Security', inSentence: 'security', search: 'security engineer' },
  qa: { label: 'QA and testing', inSentence: 'QA and testing', search: 'qa' },
  embedded: {
    label: 'Embedded and hardware',
    inSentence: 'embedded and hardware',
    search: 'embedded',
  },
  product: { label: 'Product management', inSentence: 'product', search: 'product manager' },
  design: { label: 'Design', inSentence: 'design', search: 'designer' },
  'engineering-management': {
    label: 'Engineering management',
    inSentence: 'engineering management',
    search: 'engineering manager',
  },
  support: {
    label: 'Support and solutions',
    inSentence: 'support and solutions',
    search: 'support engineer',
  },
  'technical-writing': {
    label: 'Technical writing',
    inSentence: 'technical writing',
    search: 'technical writer',
  },
}

export type ComparedFamily = keyof typeof FAMILY_LABELS

/** Those whose pay can be asked for, in the order of their list. */
export const COMPARED_FAMILIES = /* @__PURE__ */ Object.keys(FAMILY_LABELS) as [
  ComparedFamily,
  ...ComparedFamily[],
]
