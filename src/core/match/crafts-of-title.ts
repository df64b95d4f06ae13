/**
 * The crafts that a job title shows by itself: somebody who worked as a product designer has designed products, even if
 * no line of the CV says so. Canonical skill names; only what the work cannot be done without.
 */
import type { RoleKind } from '#core/title/role-kind-table.ts'
import { kindOfTitle } from '#core/title/title-kind.ts'

const CRAFTS: Readonly<Partial<Record<RoleKind, readonly string[]>>> = {
  software: ['Git'],
  frontend: ['JavaScript', 'HTML', 'CSS', 'Git', 'Frontend Development', 'Web Development'],
  backend: ['API Design', 'Git', 'Backend Development'],
  fullstack: [
    'JavaScript',
    'HTML',
    'CSS',
    'API Design',
    'Git',
    'Frontend Development',
    'Backend Development',
    'Web Development',
  ],
  systems: ['Systems Programming'],
  'product-designer': ['Product Design', 'UX Design', 'UI Design', 'Prototyping'],
  'ux-research': ['User Research'],
  'graphic-designer': ['Graphic Design', 'Visual Design'],
  'product-manager': ['Product Management', 'Roadmapping', 'Stakeholder Management'],
  'project-manager': ['Project Management'],
  'technical-program': ['Program Management', 'Project Management'],
  'eng-manager': ['Engineering Management', 'People Management', 'Engineering Leadership'],
  cto: ['Engineering Management', 'People Management', 'Engineering Leadership'],
  'technical-support': ['Technical Support', 'Customer Support', 'Troubleshooting'],
  'it-support': ['Technical Support', 'Troubleshooting'],
  'customer-support': ['Customer Support'],
  'customer-success': ['Customer Success'],
  qa: ['Quality Assurance', 'Test Design'],
  devops: ['DevOps', 'CI/CD', 'Linux'],
  platform: ['DevOps', 'CI/CD'],
  network: ['Networking'],
  security: ['Cybersecurity', 'Security Engineering'],
  'data-engineer': ['Data Engineering', 'Data Pipelines', 'SQL', 'ETL'],
  'data-scientist': ['Data Science', 'Data Analysis', 'Statistics'],
  'data-analyst': ['Data Analysis', 'SQL', 'Data Visualization'],
  'ml-engineer': ['Machine Learning'],
  'ml-systems': ['Machine Learning'],
  'ai-engineer': ['LLM'],
  grc: ['Cybersecurity'],
  mobile: ['Mobile Development'],
  'mobile-ios': ['iOS', 'Mobile Development'],
  'mobile-android': ['Android', 'Mobile Development'],
  embedded: ['Embedded Systems'],
  robotics: ['Robotics'],
  mechanical: ['Mechanical Engineering'],
  'systems-admin': ['System Administration', 'Troubleshooting'],
  database: ['Database Administration', 'SQL'],
  game: ['Game Development'],
  blockchain: ['Blockchain'],
  architect: ['Software Architecture'],
  'technical-writer': ['Technical Writing'],
  devrel: ['Developer Relations'],
  recruiting: ['Recruiting'],
}

export function craftsOfTitle(title: string): readonly string[] {
  const kind = kindOfTitle(title)
  return (kind && CRAFTS[kind]) ?? []
}
