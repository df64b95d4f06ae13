/**
 * Measures level, job type and category on real listings labeled by hand. A label names its listing by line number
 * and the first eight hex digits of its title's SHA-256, so the repository contains no listing text. A row is [line,
 * hash, level, job type, category].
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { levelOf } from '#core/job/experience.ts'
import { CATEGORIES, EXPERIENCE_LEVELS, JOB_TYPES } from '#core/job/job.ts'
import { jobTypeOf } from '#core/job/job-type.ts'
import { categoryOfTitle } from '#core/title/title-kind.ts'

const LISTINGS = '../shared/data/jobs/listings.jsonl.gz'

/** A rule that is wrong more than once in twenty does harm. */
const FLOOR = 0.95

const Labels = z.array(
  z.tuple([
    z.int(),
    z.string(),
    z.enum(EXPERIENCE_LEVELS).nullable(),
    z.enum(JOB_TYPES).nullable(),
    z.enum(CATEGORIES).nullable(),
  ]),
)
const Listing = z.object({ title: z.string(), employmentType: z.string().nullish() })

describe.skipIf(!existsSync(LISTINGS))(`small facts (needs ${LISTINGS})`, () => {
  test.each(['level', 'job type', 'category'] as const)(
    'the %s is right for 19 of 20 real jobs',
    (fact) => {
      const wrong: string[] = []
      const rows = labelled()
      for (const { line, title, expected, found } of rows) {
        if (found[fact] !== expected[fact])
          wrong.push(`${line} ${title}: ${found[fact]}, not ${expected[fact]}`)
      }
      const share = 1 - wrong.length / rows.length
      console.info(
        `${fact}: ${rows.length - wrong.length} of ${rows.length} right\n${wrong.join('\n')}`,
      )
      expect(rows.length).toBeGreaterThanOrEqual(200)
      expect(share).toBeGreaterThanOrEqual(FLOOR)
    },
  )
})

function labelled() {
  const lines = gunzipSync(readFileSync(LISTINGS)).toString().split('\n')
  const labels = Labels.parse(JSON.parse(readFileSync('test/eval/facts.labels.json', 'utf8')))
  return labels.flatMap(([line, hash, level, jobType, category]) => {
    const { title, employmentType = null } = Listing.parse(JSON.parse(lines[line - 1] ?? '{}'))
    // The data set has changed; that says nothing about the rule.
    if (createHash('sha256').update(title).digest('hex').slice(0, 8) !== hash) return []
    const found = {
      level: levelOf({ title, experienceLevel: null, text: null }),
      'job type': jobTypeOf({ employmentType, title }),
      category: categoryOfTitle(title),
    }
    return { line, title, expected: { level, 'job type': jobType, category }, found }
  })
}
