/**
 * The kinds of work that titles name, with what follows from each: its role family, whether it is a tech role, the
 * category and the work type. Families are what people filter and compare by; kinds are finer, for matching. Data only.
 * The criteria of families and of tech are in docs/titles.md.
 */
export const ROLE_FAMILIES = [
  'frontend',
  'backend',
  'full-stack',
  'software',
  'mobile',
  'data-engineering',
  'data-science',
  'data-analysis',
  'ml',
  'devops',
  'security',
  'qa',
  'embedded',
  'product',
  'design',
  'engineering-management',
  'support',
  'technical-writing',
  'other',
] as const
export type RoleFamily = (typeof ROLE_FAMILIES)[number]

/** The home page's categories and the job list's work types, as `src/core/job/job.ts` has them. */
export type TitleCategory =
  | 'Software Development'
  | 'Data Science'
  | 'Design'
  | 'Product Management'
  | 'Marketing'
  | 'Customer Support'
type TitleWorkType =
  | 'Software Development'
  | 'Marketing and Sales'
  | 'Business Development and Sales'
  | 'Human Resources'
  | 'General Business, Strategy/Planning, and Consulting'
  | 'Other'

type KindFacts = {
  family: RoleFamily
  isTech: boolean
  category: TitleCategory | null
  workType: TitleWorkType
}

const SOFTWARE = 'Software Development'
const BUSINESS = 'General Business, Strategy/Planning, and Consulting'
const SELLING = 'Business Development and Sales'

const tech = (
  family: RoleFamily,
  category: TitleCategory | null,
  workType: TitleWorkType = SOFTWARE,
): KindFacts => ({ family, isTech: true, category, workType })

const other = (
  workType: TitleWorkType = 'Other',
  category: TitleCategory | null = null,
): KindFacts => ({
  family: 'other',
  isTech: false,
  category,
  workType,
})

export const ROLE_KIND_TABLE = {
  software: tech('software', SOFTWARE),
  backend: tech('backend', SOFTWARE),
  frontend: tech('frontend', SOFTWARE),
  'design-engineer': tech('frontend', 'Design'),
  fullstack: tech('full-stack', SOFTWARE),
  'mobile-ios': tech('mobile', SOFTWARE),
  'mobile-android': tech('mobile', SOFTWARE),
  mobile: tech('mobile', SOFTWARE),
  systems: tech('software', SOFTWARE),
  game: tech('software', SOFTWARE),
  blockchain: tech('software', SOFTWARE),
  erp: tech('software', SOFTWARE),
  salesforce: tech('software', SOFTWARE),
  architect: tech('software', SOFTWARE),
  'tech-lead': tech('software', SOFTWARE),
  embedded: tech('embedded', SOFTWARE),
  hardware: tech('embedded', null, 'Other'),
  mechanical: tech('embedded', null, 'Other'),
  robotics: tech('embedded', SOFTWARE),
  'data-engineer': tech('data-engineering', 'Data Science'),
  'data-analyst': tech('data-analysis', 'Data Science'),
  'analytics-engineer': tech('data-analysis', 'Data Science'),
  'business-analyst': tech('data-analysis', 'Data Science'),
  'data-scientist': tech('data-science', 'Data Science'),
  quant: tech('data-science', 'Data Science'),
  'data-lead': tech('data-science', 'Data Science'),
  'ml-engineer': tech('ml', 'Data Science'),
  'ml-systems': tech('ml', 'Data Science'),
  'ai-engineer': tech('ml', 'Data Science'),
  research: tech('ml', 'Data Science'),
  devops: tech('devops', SOFTWARE),
  platform: tech('devops', SOFTWARE),
  database: tech('devops', SOFTWARE),
  network: tech('devops', SOFTWARE),
  datacenter: tech('devops', null, 'Other'),
  'systems-admin': tech('devops', SOFTWARE),
  security: tech('security', SOFTWARE),
  grc: tech('security', SOFTWARE),
  qa: tech('qa', SOFTWARE),
  'eng-manager': tech('engineering-management', SOFTWARE),
  cto: tech('engineering-management', SOFTWARE),
  'product-manager': tech('product', 'Product Management', BUSINESS),
  'technical-program': tech('product', null, BUSINESS),
  'product-designer': tech('design', 'Design', 'Other'),
  'ux-research': tech('design', 'Design', 'Other'),
  'graphic-designer': { family: 'design', isTech: false, category: 'Design', workType: 'Other' },
  'technical-writer': tech('technical-writing', null, 'Other'),
  devrel: tech('support', 'Marketing', 'Marketing and Sales'),
  solutions: tech('support', null, SELLING),
  'forward-deployed': tech('support', SOFTWARE),
  'it-support': tech('support', 'Customer Support', 'Other'),
  'technical-support': tech('support', 'Customer Support', 'Other'),
  'erp-consulting': tech('support', null, BUSINESS),
  'customer-support': other('Other', 'Customer Support'),
  'customer-success': other('Other', 'Customer Support'),
  'project-manager': other(BUSINESS),
  sales: other(SELLING),
  marketing: other('Marketing and Sales', 'Marketing'),
  content: other('Marketing and Sales', 'Marketing'),
  recruiting: other('Human Resources'),
  people: other('Human Resources'),
  finance: other(BUSINESS),
  legal: other(),
  operations: other(BUSINESS),
  consulting: other(BUSINESS),
  industrial: other(),
  teaching: other(),
  science: other(),
  health: other(),
  trade: other(),
} as const satisfies Record<string, KindFacts>

export type RoleKind = keyof typeof ROLE_KIND_TABLE
export const ROLE_KINDS = Object.keys(ROLE_KIND_TABLE) as RoleKind[]

export const factsOfKind = (kind: RoleKind): KindFacts => ROLE_KIND_TABLE[kind]
