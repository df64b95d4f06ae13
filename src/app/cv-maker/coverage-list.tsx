/** Where a CV made for a job shows each must-have skill, what is new first. */
import {
  isGained,
  isListed,
  isLost,
  SKILLS_LIST,
  type SkillCoverage,
} from '#core/tailoring/skill-coverage.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'

export function CoverageList({ coverage }: { coverage: readonly SkillCoverage[] }) {
  const noun = coverage[0]?.need === 'must' ? 'must-have skill' : 'skill this job asks for'
  const nouns = coverage[0]?.need === 'must' ? undefined : 'skills this job asks for'
  const listed = coverage.filter(({ after }) => isListed(after)).length
  const old = coverage.filter(({ before }) => isListed(before)).length
  const rest = coverage.filter((it) => !isGained(it) && !isLost(it))
  const kept = rest.filter(({ after }) => after.length > 0)
  const missing = rest.filter(({ after }) => after.length === 0)
  return (
    <>
      <p>
        Your skills list has {listed} of {countOf(coverage.length, noun, nouns)}
        {listed === old ? ', as before' : `, ${listed > old ? 'up' : 'down'} from ${old}`}.
      </p>
      <ul className="maker-facts">
        {grouped(coverage.filter(isGained), ({ before }) => before.join('; ')).map(
          ([before, names]) => (
            <li key={before}>
              <strong>{listInEnglish(names, { atMost: names.length })}</strong>{' '}
              {names.length === 1 ? 'is' : 'are'} now in {SKILLS_LIST}.{' '}
              {before === '' ? 'Before: nowhere.' : `Before: only in ${before}.`}
            </li>
          ),
        )}
        {coverage.filter(isLost).map((it) => (
          <li key={nameOf(it)} className="maker-lost">
            <strong>{nameOf(it)}</strong> is no longer in {it.before[0]}
            {it.after.length > 0 ? `, only in ${it.after.join('; ')}` : ', or anywhere else'}.
          </li>
        ))}
        {grouped(kept, ({ after }) => after[0] ?? '').map(([place, names]) => (
          <li key={place}>
            {place === SKILLS_LIST ? `Already in ${place}` : `Only in ${place}`}: {names.join(', ')}
            .
          </li>
        ))}
        {missing.length > 0 && (
          <li className="text-muted">Not in your CV: {missing.map(nameOf).join(', ')}.</li>
        )}
      </ul>
    </>
  )
}

const nameOf = ({ anyOf }: SkillCoverage) => anyOf.join(' or ')

function grouped(
  coverage: readonly SkillCoverage[],
  by: (it: SkillCoverage) => string,
): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const it of coverage) groups.set(by(it), [...(groups.get(by(it)) ?? []), nameOf(it)])
  return [...groups]
}
