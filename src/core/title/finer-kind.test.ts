import { expect, test } from 'vitest'
import { finerKind } from './finer-kind.ts'
import { kindOfTitle } from './title-kind.ts'

test.each([
  ['Staff Software Engineer - Query Execution', 'systems'],
  ['Database Internals Engineer', 'systems'],
  ['Software Engineer, Compilers', 'systems'],
  ['Staff Software Engineer, Systems', 'systems'],
  ['Systems Engineer (Rust)', 'systems'],
  ['Software Engineer, Growth', 'software'],
  ['Backend Engineer, Payments', 'backend'],
  ['Senior Network Engineer', 'network'],
  ['Wireless Engineer (SDR)', 'hardware'],
  ['Low-level Developers', 'systems'],
  ['Software Engineer, Platform', 'platform'],
  ['Cloud Platform Engineer', 'devops'],
  ['Staff Software Engineer, Inference Runtime', 'ml-systems'],
  ['Machine Learning Infra Engineer', 'ml-systems'],
  ['AI Engineer', 'ai-engineer'],
  ['Senior Software Engineer, AI Tools', 'ai-engineer'],
  ['AI Architect', 'ai-engineer'],
  ['Staff Software Engineer, Agents', 'ai-engineer'],
  ['Machine Learning Engineer', 'ml-engineer'],
  ['AI/ML Engineer', 'ml-engineer'],
  ['RISC-V CPU Architect', 'hardware'],
  ['GTM Engineer', 'solutions'],
  ['Security Risk and Compliance Lead', 'grc'],
  ['Application Security Engineer', 'security'],
  ['Compensation Partner (Engineering)', null],
  ['Channel Partner Manager', 'sales'],
  ['Senior Engineer - Business Systems (CPQ)', 'erp'],
  ['Senior Backend Engineer - Commercial Systems', 'backend'],
  ['Senior UI Programmer', 'game'],
  ['UI Engineer', 'frontend'],
  ['Billing & Analytics Software Engineer', 'software'],
  ['Sales Compensation Analytics Specialist', 'business-analyst'],
  ['Data Analyst, People Analytics', 'data-analyst'],
  ['Product Operations Manager', 'operations'],
  ['Senior Machine Learning Engineer, Developer Advocacy', 'devrel'],
  ['AI Engineer - FDE (Forward Deployed Engineer)', 'forward-deployed'],
])('%s is %s', (title, kind) => {
  expect(kindOfTitle(title)).toBe(kind)
})

test('a specialty only refines the kinds that it belongs to', () => {
  expect(finerKind('Product Manager, Compilers', 'product-manager')).toBe('product-manager')
  expect(finerKind('Software Engineer, Compilers', 'software')).toBe('systems')
})
