/**
 * Finds texts on which a regular expression may take quadratic time or worse.
 *
 * A pattern is read as an automaton that can start anywhere. Suppose one text leads from a loop back to itself and
 * on to a second loop, and from that one back to itself. On a long repetition of this text a matcher then tries
 * every way to split it between the loops, unless the second loop is already a match. Counted repetitions are
 * treated as at most three repetitions, and of lookarounds only the next character counts, so what is found here is
 * a suspicion to be measured.
 */
import type { Concatenation, Element, NoParent } from 'refa'
import { CharBase, CharSet, JS, Words } from 'refa'

/** `before` leads into the first loop, and `pump` is the text to repeat. */
export type Attack = { before: string; pump: string }

type Row = NoParent<Concatenation>
type Part = NoParent<Element>
/**
 * Character sets, with one bit for each class that the pattern distinguishes. The first bit is the edge of the text.
 */
type Letters = bigint
/** Which characters must be before and after a position; not `sure` if there are further conditions. */
type Guard = { before: Letters; after: Letters; sure: boolean }
type Step = Guard & { to: number }
/** An edge that accepts one of `letters` if the character before was one of `before`. */
type Edge = { to: number; before: Letters; letters: Letters }
type States = { edges: Edge[][]; matches: boolean[]; loop: number[]; repeats: boolean[] }

const EDGE = 1n
const START = 0
const MOST_REPEATS = 3
const MOST_WALKS = 20_000

export function attacksOn({ source, flags }: { source: string; flags: string }): Attack[] {
  const { expression } = JS.Parser.fromLiteral({ source, flags }).parse({
    backreferences: 'unknown',
    maxBackreferenceWords: 4,
  })
  const rows = expression.alternatives
  const alphabet = alphabetOf(rows)
  const anywhere = !flags.includes('y')
  return [
    ...attacksIn(statesOf([either(rows)], { alphabet, anywhere }), alphabet),
    ...lookarounds(rows).flatMap(({ kind, body, before }) =>
      kind === 'ahead'
        ? attacksIn(
            statesOf([...before, either(body)], { alphabet, anywhere, within: true }),
            alphabet,
          )
        : attacksIn(
            statesOf([either(body)], { alphabet, anywhere: true, within: true, back: true }),
            alphabet,
          ).map(({ before, pump }) => ({ before: mirrored(before), pump: mirrored(pump) })),
    ),
  ]
}

function attacksIn(states: States, alphabet: Alphabet): Attack[] {
  const { edges, matches, loop, repeats } = states
  const found: Attack[] = []
  const seen = new Set<string>()
  for (const first of edges.keys()) {
    if (!repeats[first]) continue
    for (const second of edges.keys()) {
      const pair = `${loop[first]} ${loop[second]}`
      if (first === second || !repeats[second] || matches[second] || seen.has(pair)) continue
      const pump = sharedText(states, first, second)
      if (pump === null) continue
      seen.add(pair)
      found.push({ before: alphabet.text(textTo(states, first)), pump: alphabet.text(pump) })
    }
  }
  return found
}

type Alphabet = {
  all: Letters
  of: (set: CharSet) => Letters
  text: (letters: Letters[]) => string
}

function alphabetOf(rows: readonly Row[]): Alphabet {
  const sets = rows
    .flatMap(partsOf)
    .flatMap((part) => (part.type === 'CharacterClass' ? [part.characters] : []))
  const base = new CharBase([CharSet.all(sets[0]?.maximum ?? 0), ...sets])
  const samples = base.sets.map((set) =>
    String.fromCodePoint(Words.pickMostReadableCharacter(set) ?? 0),
  )
  const known = new Map<CharSet, Letters>()
  return {
    all: (1n << BigInt(base.sets.length + 1)) - 1n,
    of: (set) => {
      const letters =
        known.get(set) ?? base.split(set).reduce((all, bit) => all | (2n << BigInt(bit)), 0n)
      known.set(set, letters)
      return letters
    },
    text: (letters) =>
      letters.map((one) => samples[(one & -one).toString(2).length - 2] ?? '').join(''),
  }
}

type Lookaround = { kind: 'ahead' | 'behind'; body: Row[]; before: Part[] }

/** Lookarounds that contain a loop. Each can be tried wherever the part before it matches. */
function lookarounds(rows: readonly Row[], before: readonly Part[] = []): Lookaround[] {
  return rows.flatMap(({ elements }) =>
    elements.flatMap((part, at): Lookaround[] => {
      if (!('alternatives' in part)) return []
      const here = [...before, ...elements.slice(0, at)]
      const within = lookarounds(part.alternatives, here)
      return part.type === 'Assertion' && part.alternatives.some(hasLoop)
        ? [{ kind: part.kind, body: part.alternatives, before: here }, ...within]
        : within
    }),
  )
}

type Manner = {
  alphabet: Alphabet
  /** Whether the pattern is tried at each character. */
  anywhere: boolean
  /** For a lookaround: what follows it may fail. */
  within?: boolean
  /** Read from right to left. */
  back?: boolean
}

function statesOf(parts: readonly Part[], manner: Manner): States {
  const { alphabet, anywhere, within = false, back = false } = manner
  const free: Guard = { before: alphabet.all, after: alphabet.all, sure: true }
  const takes: ({ to: number; letters: Letters } | null)[] = [null]
  const steps: Step[][] = [[]]
  const state = () => {
    takes.push(null)
    return steps.push([]) - 1
  }
  const step = (from: number, to: number, guard = free) => steps[from]?.push({ ...guard, to })
  const line = (from: number, elements: readonly Part[]) =>
    (back ? elements.toReversed() : elements).reduce((at, part) => add(at, part), from)
  const branch = (from: number, rows: readonly Row[]) => {
    const to = state()
    for (const { elements } of rows) step(line(from, elements), to)
    return to
  }
  const repeat = (from: number, rows: readonly Row[]) => {
    const to = state()
    step(from, to)
    step(branch(to, rows), to)
    return to
  }
  function add(from: number, part: Part): number {
    switch (part.type) {
      case 'CharacterClass': {
        const [here, to] = [state(), state()]
        step(from, here)
        takes[here] = { to, letters: alphabet.of(part.characters) }
        return to
      }
      case 'Unknown':
        return from
      case 'Alternation':
        return branch(from, part.alternatives)
      case 'Assertion': {
        const to = state()
        step(from, to, guardOf(part, { alphabet, back }))
        return to
      }
      case 'Quantifier': {
        const { min, max, alternatives } = part
        let at = from
        for (let time = 0; time < min; time += 1) at = branch(at, alternatives)
        if (max !== Number.POSITIVE_INFINITY) {
          const end = state()
          for (let time = min; time < Math.min(max, Math.max(min, MOST_REPEATS)); time += 1) {
            step(at, end)
            at = branch(at, alternatives)
          }
          step(at, end)
          return end
        }
        if (!alternatives.some(hasLoop)) return repeat(at, alternatives)
        // Unrolled once, so that nested loops become two loops that share a text.
        const end = state()
        step(at, end)
        step(repeat(branch(at, alternatives), alternatives), end)
        return end
      }
    }
  }
  const begin = state()
  if (anywhere) takes[START] = { to: START, letters: alphabet.all & ~EDGE }
  step(START, begin)
  const end = line(begin, parts)
  return withoutSteps({ takes, steps, end: within ? null : end, free })
}

type Made = {
  takes: readonly ({ to: number; letters: Letters } | null)[]
  steps: readonly Step[][]
  end: number | null
  free: Guard
}

/** Removes the steps that take no character by joining them with the next character taken. */
function withoutSteps({ takes, steps, end, free }: Made): States {
  const matches = steps.map(() => false)
  const edges: Edge[][] = steps.map(() => [])
  const roots = new Set([START, ...takes.flatMap((take) => (take === null ? [] : [take.to]))])
  for (const root of roots) {
    const seen = new Set<string>()
    const todo: Step[] = [{ ...free, to: root }]
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      const { to, before, after, sure } = at
      const key = `${to} ${before} ${after} ${sure}`
      if (seen.has(key) || before === 0n || after === 0n) continue
      seen.add(key)
      const take = takes[to] ?? null
      const letters = take === null ? 0n : take.letters & after
      if (take !== null && letters !== 0n) edges[root]?.push({ to: take.to, before, letters })
      if (to === end && sure && before === free.before && after === free.after) matches[root] = true
      for (const next of steps[to] ?? []) {
        todo.push({
          to: next.to,
          before: before & next.before,
          after: after & next.after,
          sure: sure && next.sure,
        })
      }
    }
  }
  const loop = loopsOf(edges)
  const sizes = Map.groupBy(loop, (each) => each)
  const repeats = edges.map(
    (out, at) => (sizes.get(loop[at] ?? -1)?.length ?? 0) > 1 || out.some(({ to }) => to === at),
  )
  return { edges, matches, loop, repeats }
}

type Reading = { alphabet: Alphabet; back: boolean }

function guardOf(part: Part & { type: 'Assertion' }, { alphabet, back }: Reading): Guard {
  const { all } = alphabet
  const one = oneLetter(part, alphabet)
  const side = (part.kind === 'ahead') === back ? 'before' : 'after'
  return { before: all, after: all, sure: one !== null, [side]: one ?? all }
}

/** The characters that a lookaround allows, if it is about a single character, otherwise null. */
function oneLetter(part: Part & { type: 'Assertion' }, alphabet: Alphabet): Letters | null {
  const ofRow = ({ elements: [only, more] }: Row): Letters | null => {
    if (only === undefined || more !== undefined) return null
    if (only.type === 'CharacterClass') return alphabet.of(only.characters)
    if (only.type === 'Alternation') return ofRows(only.alternatives)
    return only.type === 'Assertion' && only.kind === part.kind ? oneLetter(only, alphabet) : null
  }
  const ofRows = (rows: readonly Row[]) =>
    rows.reduce<Letters | null>((all, each) => {
      const here = ofRow(each)
      return all === null || here === null ? null : all | here
    }, 0n)
  const letters = ofRows(part.alternatives)
  return letters === null || !part.negate ? letters : alphabet.all & ~letters
}

/** The loop of each state, named by one of its states. */
function loopsOf(edges: readonly Edge[][]): number[] {
  const ahead = edges.map((out) => out.map(({ to }) => to))
  const back: number[][] = edges.map(() => [])
  for (const [at, out] of ahead.entries()) for (const to of out) back[to]?.push(at)
  const reached = new Set<number>()
  const order = [...edges.keys()].flatMap((at) =>
    reached.has(at) ? [] : visit(at, ahead, reached),
  )
  const loop = edges.map(() => -1)
  const taken = new Set<number>()
  for (const at of order.reverse()) {
    if (taken.has(at)) continue
    for (const each of visit(at, back, taken)) loop[each] = at
  }
  return loop
}

/** The reachable states in post-order. */
function visit(from: number, next: readonly number[][], seen: Set<number>): number[] {
  const done: number[] = []
  const path = [{ at: from, rest: [...(next[from] ?? [])] }]
  seen.add(from)
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const to = top.rest.pop()
    if (to === undefined) {
      done.push(top.at)
      path.pop()
    } else if (!seen.has(to)) {
      seen.add(to)
      path.push({ at: to, rest: [...(next[to] ?? [])] })
    }
  }
  return done
}

/** A walk through the automaton: the characters taken last, and those that the next step requires them to be. */
type Walk<At> = {
  at: At
  from: Walk<At> | null
  letters: Letters
  before: Letters
  opening?: Letters
}

/** A text that leads from the first state to itself and to the second, and from the second to itself. */
function sharedText({ edges, loop }: States, first: number, second: number): Letters[] | null {
  const walks: Walk<readonly [number, number, number]>[] = [
    { at: [first, first, second], from: null, letters: ~EDGE, before: ~0n },
  ]
  const seen = new Set<string>()
  for (let next = 0; next < walks.length && walks.length < MOST_WALKS; next += 1) {
    const from = walks[next] as (typeof walks)[number]
    const [a, b, c] = from.at
    for (const one of edges[a] ?? []) {
      if (loop[one.to] !== loop[first]) continue
      for (const three of edges[c] ?? []) {
        if ((one.letters & three.letters) === 0n || loop[three.to] !== loop[second]) continue
        for (const two of edges[b] ?? []) {
          const letters = one.letters & two.letters & three.letters
          const before = one.before & two.before & three.before
          if (letters === 0n || (before & from.letters) === 0n) continue
          const { opening = before } = from
          const walk = { at: [one.to, two.to, three.to] as const, from, letters, before, opening }
          if (one.to === first && two.to === second && three.to === second) {
            // The text must be able to follow itself.
            if ((letters & opening) !== 0n) return lettersOf(walk, opening)
            continue
          }
          const key = `${walk.at} ${letters} ${opening}`
          if (seen.has(key)) continue
          seen.add(key)
          walks.push(walk)
        }
      }
    }
  }
  return null
}

function textTo({ edges }: States, goal: number): Letters[] {
  const walks: Walk<number>[] = [{ at: START, from: null, letters: EDGE, before: 0n }]
  const seen = new Set<string>()
  for (const from of walks) {
    if (from.at === goal) return lettersOf(from)
    for (const { to, letters, before } of edges[from.at] ?? []) {
      const key = `${to} ${letters}`
      if ((before & from.letters) === 0n || seen.has(key)) continue
      seen.add(key)
      walks.push({ at: to, from, letters, before })
    }
  }
  return []
}

function lettersOf<At>(end: Walk<At>, last = ~0n): Letters[] {
  const letters: Letters[] = []
  let wanted = last
  for (let walk = end; walk.from !== null; walk = walk.from) {
    letters.unshift(walk.letters & wanted)
    wanted = walk.before
  }
  return letters
}

const either = (alternatives: Row[]): Part => ({ type: 'Alternation', alternatives })

const mirrored = (text: string) => [...text].reverse().join('')

const partsOf = ({ elements }: Row): Part[] =>
  elements.flatMap((part) => [
    part,
    ...('alternatives' in part ? part.alternatives.flatMap(partsOf) : []),
  ])

const hasLoop = (from: Row) =>
  partsOf(from).some((part) => part.type === 'Quantifier' && part.max === Number.POSITIVE_INFINITY)
