import { expect, test } from 'vitest'
import { splitTags } from './split-tags.ts'

const CASES: [text: string, tags: string[] | null][] = [
  ['Python SQL Kafka', ['Python', 'SQL', 'Kafka']],
  ['JavaScript HTML 5 CSS LAMP MVC React', ['JavaScript', 'HTML 5', 'CSS', 'LAMP', 'MVC', 'React']],
  ['TypeScript React', ['TypeScript', 'React']],
  ['AWS Lambda', null],
  ['Spring Boot', null],
  ['Python, SQL, Kafka', null],
  ['Budget planning', null],
  ['I wrote Python, SQL and Kafka code for nine years.', null],
]

for (const [text, tags] of CASES) {
  test(`"${text}" is ${tags ? `the tags ${tags.join(' and ')}` : 'not a row of tags'}`, () => {
    expect(splitTags(text)).toEqual(tags)
  })
}
