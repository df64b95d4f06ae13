import { expect, test } from 'vitest'
import { capabilitiesAsked, capabilitiesShown, isCapability, skillsSameAs } from './capability.ts'
import { CAPABILITIES } from './capability-table.ts'
import { canonicalSkill } from './skill.ts'

test.each([
  ['You have run high-traffic services in production', ['Large-Scale Systems']],
  ['experience building scalable systems', ['Large-Scale Systems']],
  ['You are comfortable talking to customers', ['Customer-Facing Work']],
  ['an eye for design and detail', ['UI Craft']],
  ['5+ years of back-end development', ['Backend Work']],
  ['experience leading a team of engineers', ['Leading People']],
  ['having trained and fine-tuned models', ['Training of Models']],
  ['background in digital banking', ['Finance and Payments']],
  ['worked with medical records', ['Health Industry']],
  ['built a product from scratch', ['Product Building']],
  ['startup experience', ['Startup Experience']],
  ['petabyte-scale data', ['Large Data Volumes']],
  ['friendly and curious', []],
  ['you scale walls for fun', []],
])('"%s" asks for %j', (sentence, names) => {
  expect(capabilitiesAsked(sentence)).toEqual(names)
})

test.each([
  ['Kept the ticket shop up at 40,000 requests per second', ['Large-Scale Systems']],
  ['Android app with 2.3 million users', ['Large-Scale Systems', 'Mobile Products']],
  ['Spark jobs over 40 TB a day', ['Large Data Volumes']],
  ['Co-founder of a company of three', ['Startup Experience']],
  ['Answered 30 tickets a day', ['Supporting Users']],
  ['Led six engineers', ['Leading People']],
  ['Lighthouse keeper for 12 summers', []],
])('"%s" shows %j', (text, names) => {
  expect(capabilitiesShown(text)).toEqual(names)
})

test('each has a name of its own, and what says the same is a known skill', () => {
  const names = CAPABILITIES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => canonicalSkill(name) !== null)).toEqual([])
  const same = names.flatMap(skillsSameAs)
  expect(same.filter((skill) => canonicalSkill(skill) !== skill)).toEqual([])
  expect(isCapability('Kubernetes')).toBe(false)
  expect(isCapability('UI Craft')).toBe(true)
})
