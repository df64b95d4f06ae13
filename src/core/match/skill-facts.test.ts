/** Over thousands of pairs, no sentence, chip, count or finding of a match contradicts another. */
import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { demoListings } from '#demo/listings.ts'
import { createRandom } from '#test/search/random-jobs.ts'
import { randomDemands, randomPerson } from '#test/search/random-matches.ts'
import { prepare } from './match-formula.ts'
import { reportMatch } from './match-report.ts'
import { compareMatch } from './match-score.ts'
import { countSkills } from './skill-facts.ts'

const partOf = <Part extends { part: string }>(parts: readonly Part[], name: string) =>
  parts.find(({ part }) => part === name)

test('chips, counts and the sentence rest on the same facts, and the score on its parts', () => {
  const random = createRandom(11)
  const people = Array.from({ length: 40 }, () => prepare(randomPerson(random)))
  const jobs = Array.from({ length: 100 }, () => randomDemands(random))
  for (const person of people) {
    for (const job of jobs) {
      const { score, skills } = compareMatch(person, job, usualRarity)
      const { required, other } = countSkills(skills)
      expect(score.matchingSkills).toHaveLength(required.met + other.met)
      expect(score.missingSkills).toHaveLength(required.all + other.all - required.met - other.met)
      const sentence = partOf(score.parts, 'skills')?.says ?? ''
      const counts = /You have (\d+) of (\d+)/.exec(sentence)
      if (counts) {
        const asked = required.all > 0 ? required : other
        expect([Number(counts[1]), Number(counts[2])]).toEqual([asked.met, asked.all])
      }
      expect(score.parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
      if (score.tier === 'perfect') {
        expect(partOf(score.parts, 'skills')?.value).not.toBeNull()
        expect(partOf(score.parts, 'title')?.value).toBeGreaterThanOrEqual(0.7)
      }
      const isCut = score.parts.some(({ left }) => left < 1)
      if (score.score !== null && isCut) expect(score.score).toBeLessThan(96)
    }
  }
})

test('a skill that the chips call missing is never called met, nor the other way round', () => {
  const skills = ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'AWS', 'Docker', 'Python']
  const cv = {
    ...EMPTY_CV,
    label: 'Full-stack Engineer',
    skills: [{ id: 's1', name: null, level: null, keywords: skills }],
  }
  const listings = demoListings(new Date('2026-03-02T09:00:00Z')).slice(0, 150)
  for (const listing of listings) {
    const report = reportMatch({
      cv,
      profile: null,
      job: jobFacts(listing),
      today: '2026-03-02',
      rarity: usualRarity,
    })
    const missing = new Set(report.missingSkills.map(({ skill }) => skill))
    for (const { requirement, verdict } of report.findings) {
      if (requirement.kind !== 'skill') continue
      expect(missing.has(requirement.anyOf.join(' or ')), listing.title).toBe(verdict !== 'met')
    }
    const place = partOf(report.parts, 'place')
    for (const { requirement, verdict } of report.findings) {
      if (requirement.kind === 'place' && verdict === 'gap') expect(place?.value).toBe(0)
    }
  }
})
