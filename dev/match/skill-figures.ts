/** How well skills are read from the 40 adverts with hand-checked skills beside the project. */
import * as fs from 'node:fs'
import { parseLocation } from '#core/place/place.ts'
import { readRequirements } from '#core/requirement/read-requirements.ts'
import { skillsOf } from '#core/skill/skill.ts'
import { inCatalogue } from '#test/eval/skill-catalogue.ts'

const ADVERTS = new URL(
  '../../../shared/data/bench/radar_skills_eval/skills_eval.jsonl',
  import.meta.url,
)

type Advert = { title: string; text: string; expected: string[] }
export type SkillFigures = { what: string; precision: number; recall: number; f1: number }

export function skillFigures(): SkillFigures[] {
  const adverts: Advert[] = fs
    .readFileSync(ADVERTS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  return [
    figuresOf('skills that a job is tagged with', adverts, ({ title, text }) =>
      skillsOf({ title, tags: null, text }),
    ),
    figuresOf('skills that its requirements ask for', adverts, ({ title, text }) =>
      readRequirements({ ...NOTHING, title, text }).flatMap((one) =>
        one.kind === 'skill' ? one.anyOf : [],
      ),
    ),
  ]
}

/** The adverts have only a title and a text. */
const NOTHING = {
  company: '',
  level: null,
  location: parseLocation(''),
  locationText: null,
  workSetting: null,
}

/** Micro-averaged: every skill of every advert counts once. */
function figuresOf(
  what: string,
  adverts: readonly Advert[],
  read: (advert: Advert) => string[],
): SkillFigures {
  let right = 0
  let found = 0
  let expected = 0
  for (const advert of adverts) {
    const skills = inCatalogue(read(advert))
    right += skills.filter((skill) => advert.expected.includes(skill)).length
    found += skills.length
    expected += advert.expected.length
  }
  const precision = right / found
  const recall = right / expected
  return { what, precision, recall, f1: (2 * precision * recall) / (precision + recall) }
}
