/**
 * Patterns that most texts don't contain, with a cheap first test. Each pattern is reduced once to the runs of four
 * characters that its matches contain; a text is reduced once to a set of its own runs. A pattern whose runs are
 * missing cannot match anywhere in the text, so it need not be run. The result is always that of the pattern alone.
 */
import { type PatternNode, patternTree } from './pattern-tree.ts'
import { canHave, RUN_LENGTH, runOf, type TextRuns, textRuns, WORD_EDGE } from './text-runs.ts'

/** A pattern, and what every match of it contains. */
export type Cue = { pattern: RegExp; needs: Needs | null }

/**
 * What a text must contain: all of the `parts`, or any of them, or any of some texts, each as the number of its runs
 * and the runs.
 */
type Needs =
  | { kind: 'all' | 'any'; parts: Needs[]; texts: null }
  | { kind: 'texts'; parts: null; texts: Int32Array }

/** More variants of a part are not kept apart. */
const MOST_VARIANTS = 40
/** Enough to tell a word from others. */
const MOST_RUNS = 4

/** Throws for patterns that cannot be reduced, such as those with the flag v. */
export function cue(pattern: RegExp): Cue {
  const walked = walk(patternTree(pattern), [''])
  return { pattern, needs: allOf([...walked.needs, needsOf(walked.variants)]) }
}

/** False only if the pattern cannot match in the text that has these runs. */
export const mayHave = (runs: TextRuns, { needs }: Cue): boolean =>
  needs === null || isMet(needs, runs)

/** The first match. The runs of a whole text are known if another rule has asked for them. */
export const matchIn = (text: string, one: Cue): RegExpExecArray | null =>
  mayHave(textRuns(text), one) ? one.pattern.exec(text) : null

function isMet(needs: Needs, runs: TextRuns): boolean {
  if (needs.kind === 'texts') return hasAny(needs.texts, runs)
  const isAny = needs.kind === 'any'
  for (const part of needs.parts) if (isMet(part, runs) === isAny) return isAny
  return !isAny
}

function hasAny(texts: Int32Array, runs: TextRuns): boolean {
  for (let at = 0; at < texts.length; ) {
    const next = at + 1 + (texts[at] as number)
    at++
    while (at < next && canHave(runs, texts[at] as number)) at++
    if (at === next) return true
    at = next
  }
  return false
}

/**
 * What is known after a part of the pattern: `needs` of everything before the last gap, and the `variants` of the
 * text since then, as kinds of characters.
 */
type Walked = { needs: (Needs | null)[]; variants: string[] }

function walk(nodes: readonly PatternNode[], variants: string[]): Walked {
  const walked: Walked = { needs: [], variants }
  for (const [at, node] of nodes.entries()) {
    const isAtEdge = nodes[at + 1]?.kind === 'edge'
    step(walked, node.kind === 'choice' && isAtEdge ? withEdge(node) : node)
  }
  return walked
}

function step(walked: Walked, node: PatternNode): void {
  switch (node.kind) {
    case 'characters':
      append(walked, node.kinds)
      break
    case 'edge':
      append(walked, [WORD_EDGE])
      break
    case 'gap':
      restart(walked, [''])
      break
    case 'repeated':
      repeat(walked, node)
      break
    case 'choice':
      choose(walked, node)
  }
}

/** With the word's edge that follows: "us" alone is too short for a run, and " us " is not. */
const withEdge = (choice: PatternNode & { kind: 'choice' }): PatternNode => ({
  kind: 'choice',
  options: choice.options.map((option) => [...option, { kind: 'edge' }]),
})

function choose(walked: Walked, choice: PatternNode & { kind: 'choice' }): void {
  const exact = exactVariants([choice])
  if (exact) {
    append(walked, exact)
    return
  }
  const options = choice.options.map((option) => {
    const { needs, variants } = walk(option, walked.variants)
    return allOf([...needs, needsOf(variants)])
  })
  walked.needs.push(anyOf(options))
  walked.variants = ['']
}

function repeat(walked: Walked, { least, most, of }: PatternNode & { kind: 'repeated' }): void {
  const exact = exactVariants(of)
  if (least === 0) {
    if (exact && most === 1) append(walked, ['', ...exact])
    else restart(walked, [''])
    return
  }
  for (const one of of) step(walked, one)
  if (most === 1) return
  const isOneCharacter = exact?.every((one) => one.length === 1 && one !== WORD_EDGE)
  restart(walked, isOneCharacter && exact ? exact : [''])
}

/** All texts that these nodes match, if they are few. */
function exactVariants(nodes: readonly PatternNode[]): string[] | null {
  let variants = ['']
  for (const node of nodes) {
    const own = ownVariants(node)
    if (own === null || own.length * variants.length > MOST_VARIANTS) return null
    variants = variants.flatMap((before) => own.map((one) => before + one))
  }
  return [...new Set(variants)]
}

function ownVariants(node: PatternNode): string[] | null {
  if (node.kind === 'characters') return node.kinds
  if (node.kind === 'edge') return [WORD_EDGE]
  if (node.kind === 'gap') return null
  if (node.kind === 'repeated') {
    const once = exactVariants(node.of)
    if (once === null || node.most !== 1) return null
    return node.least === 0 ? ['', ...once] : once
  }
  const options = node.options.map(exactVariants)
  return options.includes(null) ? null : options.flatMap((one) => one ?? [])
}

function append(walked: Walked, more: readonly string[]): void {
  if (walked.variants.length * more.length > MOST_VARIANTS) {
    restart(walked, [...more])
    return
  }
  const longer = walked.variants.flatMap((before) => more.map((one) => before + one))
  walked.variants = [...new Set(longer)]
}

function restart(walked: Walked, variants: string[]): void {
  walked.needs.push(needsOf(walked.variants))
  walked.variants = variants
}

/** Null if one of the variants is too short for a run. */
function needsOf(variants: readonly string[]): Needs | null {
  const texts = new Map<string, number[]>()
  for (const variant of variants) {
    const runs = runsIn(variant)
    if (runs.length === 0) return null
    texts.set(runs.join(), [runs.length, ...runs])
  }
  return { kind: 'texts', parts: null, texts: Int32Array.from([...texts.values()].flat()) }
}

const WORD_EDGES = new RegExp(`${WORD_EDGE}+`, 'g')

/** A word's edge is one more character that is no part of words, which the match may not include. */
function runsIn(variant: string): number[] {
  const inside = variant.replace(WORD_EDGES, (edges, at: number) => {
    const [before = '', after = ''] = [variant[at - 1], variant[at + edges.length]]
    return (at === 0 && after > '\0') || (after === '' && before > '\0') ? '\0' : ''
  })
  const runs = new Set<number>()
  for (let at = 0; at + RUN_LENGTH <= inside.length; at++) {
    runs.add(runOf(inside.slice(at, at + RUN_LENGTH)))
  }
  const all = [...runs]
  if (all.length <= MOST_RUNS) return all
  const apart = (all.length - 1) / (MOST_RUNS - 1)
  return Array.from({ length: MOST_RUNS }, (_, at) => all[Math.round(at * apart)] as number)
}

function allOf(parts: readonly (Needs | null)[]): Needs | null {
  const needs = parts.filter((part) => part !== null)
  return needs.length > 1 ? { kind: 'all', parts: needs, texts: null } : (needs[0] ?? null)
}

function anyOf(options: readonly (Needs | null)[]): Needs | null {
  const needs = options.filter((part) => part !== null)
  if (needs.length < options.length) return null
  return needs.length > 1 ? { kind: 'any', parts: needs, texts: null } : (needs[0] ?? null)
}
