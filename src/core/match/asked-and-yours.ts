/**
 * A CV beside a listing: each skill asked for as a chip, shown or missing; each line of the listing once, with what
 * the CV has for it; and each line of the CV once, where it is needed first. Chips rest on the facts of the score.
 */

import type { Need, Requirement } from '#core/requirement/requirement.ts'
import { languageName } from '#core/requirement/spoken-language.ts'
import type { Evidence } from './cv-evidence.ts'
import type { MatchReport, Proof, RequirementFinding, Verdict } from './match.ts'
import type { SkillFact } from './skill-facts.ts'

export type SkillChip = {
  name: string
  isRequired: boolean
  verdict: Exclude<Verdict, 'unknown'>
  /** A language that is shown, but not as well as the listing asks. */
  isBelowAsked: boolean
  /** Its line of the listing, counted from 0; null if only the listing's tags have it. */
  line: number | null
}

/** Where a line of the CV is printed: at its first mention, in a change or else in a line; later ones refer to it. */
export type Printed = { at: number; isFirst: boolean }

/** What the CV has for one or more of the things that a line asks for. */
export type Answer = {
  names: string[]
  verdict: Verdict
  /** Null where the names and the line of the CV say it all. */
  says: string | null
  printed: Printed | null
}

export type AskedLine = { quote: string; need: Need; answers: Answer[] }

export type AskedAndYours = {
  shown: SkillChip[]
  missing: SkillChip[]
  /** Must-haves first, otherwise in the listing's order. */
  lines: AskedLine[]
  /** Lines of the listing that no CV answers. */
  unchecked: string[]
  changes: { says: string; printed: Printed[] }[]
  /** Lines of the CV, each once. */
  proofs: Proof[]
}

type ToJoin = Pick<MatchReport, 'findings' | 'changes'> & {
  skills: readonly SkillFact[]
  evidence: readonly Evidence[]
}

export function askedAndYours({ findings, changes, skills, evidence }: ToJoin): AskedAndYours {
  const asked = linesOf(findings)
  const checked = asked.filter(({ findings }) => findings.some(isChecked))
  const lineOf = new Map(
    checked.flatMap(({ findings }, at) => findings.map((one) => [one, at] as const)),
  )
  const chips = skills.flatMap((fact) => chipOf(fact, findings, lineOf))
  const factOf = (finding: RequirementFinding) => skills.find((fact) => isAbout(finding, fact))
  const print = printer(findings)
  const answered = checked.map(({ quote, need, findings }) => ({
    quote,
    need,
    answers: joined(
      findings
        .filter(isChecked)
        .map((finding) => answerOf(finding, factOf(finding) ?? null, { evidence, print })),
    ),
  }))
  const seen = new Set<number>()
  const inOrder = (at: number): Printed => {
    const isFirst = !seen.has(at)
    seen.add(at)
    return { at, isFirst }
  }
  const changed = changes.map(({ says, proofs }) => ({
    says,
    printed: proofs.map((proof) => inOrder(print.one(proof))),
  }))
  return {
    shown: chips.filter(({ verdict }) => verdict === 'met'),
    missing: chips.filter(({ verdict }) => verdict !== 'met'),
    lines: answered.map((line) => ({
      ...line,
      answers: line.answers.map(({ at, ...answer }) => ({
        ...answer,
        printed: at === null ? null : inOrder(at),
      })),
    })),
    unchecked: asked.filter((one) => !checked.includes(one)).map(({ quote }) => quote),
    changes: changed,
    proofs: print.proofs,
  }
}

/** An answer before it is known where its line of the CV is first: `at` is the line's place among `proofs`. */
type Unplaced = Omit<Answer, 'printed'> & { at: number | null }

type Line = { quote: string; need: Need; findings: RequirementFinding[] }

/** Every line of the listing once. */
function linesOf(findings: readonly RequirementFinding[]): Line[] {
  const lines = new Map<string, Line>()
  for (const finding of findings) {
    const { quote, need } = finding.requirement
    const key = keyOf(quote)
    const line = lines.get(key) ?? { quote, need, findings: [] }
    lines.set(key, { ...line, need: need === 'must' ? need : line.need })
    line.findings.push(finding)
  }
  const all = [...lines.values()]
  return [
    ...all.filter(({ need }) => need === 'must'),
    ...all.filter(({ need }) => need !== 'must'),
  ]
}

const keyOf = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

const isChecked = ({ requirement }: RequirementFinding) => requirement.kind !== 'other'

/** A fact that nothing is known of has no chip. */
function chipOf(
  fact: SkillFact,
  findings: readonly RequirementFinding[],
  lineOf: ReadonlyMap<RequirementFinding, number>,
): SkillChip[] {
  const { verdict, isRequired } = fact
  if (verdict === 'unknown') return []
  const finding = findings.find((one) => isAbout(one, fact))
  const line = (finding && lineOf.get(finding)) ?? null
  const isBelowAsked = verdict === 'met' && finding?.verdict === 'partly'
  return [{ name: nameOf(fact), isRequired, verdict, isBelowAsked, line }]
}

/** As `skillChips` names it. */
const nameOf = ({ shown, anyOf }: SkillFact) =>
  shown.length > 0 ? shown.join(', ') : anyOf.join(' or ')

function isAbout({ requirement }: RequirementFinding, { anyOf }: SkillFact): boolean {
  if (requirement.kind === 'language') return anyOf.includes(languageName(requirement.language))
  return requirement.kind === 'skill' && requirement.anyOf.some((skill) => anyOf.includes(skill))
}

type Printer = ReturnType<typeof printer>

/** Prefers lines that are printed already, then those that answer most. */
function printer(findings: readonly RequirementFinding[]) {
  const proofs: Proof[] = []
  const uses = new Map<string, number>()
  for (const proof of findings.flatMap((one) => one.proofs))
    uses.set(idOf(proof), (uses.get(idOf(proof)) ?? 0) + 1)
  const one = (proof: Proof): number => {
    const known = proofs.findIndex((other) => idOf(other) === idOf(proof))
    return known >= 0 ? known : proofs.push(proof) - 1
  }
  const best = (some: readonly Proof[]): Proof | null => {
    const ids = new Set(proofs.map(idOf))
    const useful = (proof: Proof) => (ids.has(idOf(proof)) ? 1_000 : (uses.get(idOf(proof)) ?? 0))
    return [...some].sort((a, b) => useful(b) - useful(a))[0] ?? null
  }
  return { proofs, one, best }
}

/** Two entries may have the same words. */
const idOf = ({ text }: Proof) => keyOf(text)

function answerOf(
  { requirement, verdict, proofs, says }: RequirementFinding,
  fact: SkillFact | null,
  { evidence, print }: { evidence: readonly Evidence[]; print: Printer },
): Unplaced {
  const names = fact === null ? labelsOf(requirement) : [nameOf(fact)]
  const proof = verdict === 'gap' ? null : print.best(proofs)
  const isPlain = requirement.kind === 'skill' && (verdict === 'gap' || isDirect(proof))
  return {
    names,
    verdict,
    says: isPlain ? null : says,
    at: proof && print.one(proof),
  }

  /** The line names the skill itself, and not one that implies it. */
  function isDirect(shown: Proof | null) {
    if (shown === null || requirement.kind !== 'skill') return false
    const named = evidence.filter(({ id, text }) => id === shown.id && text === shown.text)
    return named.some(({ skills }) => requirement.anyOf.some((skill) => skills.has(skill)))
  }
}

const LABELS: Readonly<Record<Requirement['kind'], string | null>> = {
  skill: null,
  years: 'Experience',
  level: 'Level',
  degree: 'Degree',
  language: null,
  place: 'Location',
  permission: 'Work permission',
  other: null,
}

function labelsOf(requirement: Requirement): string[] {
  if (requirement.kind === 'skill') return [requirement.anyOf.join(' or ')]
  if (requirement.kind === 'language') return [languageName(requirement.language)]
  return [LABELS[requirement.kind] ?? '']
}

/** Skills that the same line of the CV shows, and those that nothing shows, are one answer. */
function joined(answers: readonly Unplaced[]): Unplaced[] {
  const all: Unplaced[] = []
  for (const answer of answers) {
    const same = all.find(
      (one) =>
        one.says === null &&
        answer.says === null &&
        one.verdict === answer.verdict &&
        one.at === answer.at,
    )
    if (same === undefined) all.push({ ...answer, names: [...answer.names] })
    else same.names.push(...answer.names)
  }
  return all
}
