/**
 * Measures skill detection on 40 real listings with hand-checked skills from a catalog of 61. The catalog is coarser
 * than our table, so finer names count as the catalog skill they belong to, and names it lacks are not counted. Its
 * labels are not ours, and we would dispute a few.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { skillsOf } from '#core/skill/skill.ts'
import { inCatalogue } from './skill-catalogue.ts'

const ADVERTS = '../shared/data/bench/radar_skills_eval/skills_eval.jsonl'

/** First measured: precision 0.86, recall 1, F1 0.926. The errors are explained in skill-catalogue.ts. */
const F1_FLOOR = 0.92

const Advert = z.object({
  id: z.number(),
  title: z.string(),
  text: z.string(),
  expected: z.array(z.string()),
})

test.skipIf(!existsSync(ADVERTS))(`skills are read as by a person (needs ${ADVERTS})`, () => {
  const lines = readFileSync(ADVERTS, 'utf8').trim().split('\n')
  const adverts = lines.map((line) => Advert.parse(JSON.parse(line)))
  const judged = adverts.map(({ id, title, text, expected }) => {
    const found = inCatalogue(skillsOf({ title, tags: null, text }))
    return {
      id,
      right: found.filter((skill) => expected.includes(skill)),
      extra: found.filter((skill) => !expected.includes(skill)),
      missed: expected.filter((skill) => !found.includes(skill)),
    }
  })

  const sum = (kind: 'right' | 'extra' | 'missed') =>
    judged.reduce((total, advert) => total + advert[kind].length, 0)
  const precision = sum('right') / (sum('right') + sum('extra'))
  const recall = sum('right') / (sum('right') + sum('missed'))
  const f1 = (2 * precision * recall) / (precision + recall)
  const round = (share: number) => share.toFixed(3)
  console.info(
    `skills: precision ${round(precision)}, recall ${round(recall)}, F1 ${round(f1)}`,
    judged
      .filter(({ extra, missed }) => extra.length + missed.length > 0)
      .map(({ id, extra, missed }) => `\n  advert ${id}: extra ${extra}; missed ${missed}`)
      .join(''),
  )
  expect(adverts).toHaveLength(40)
  expect(f1).toBeGreaterThanOrEqual(F1_FLOOR)
})
