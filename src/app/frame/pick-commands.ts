/** The commands that a text means: each of its words begins a word of the label or of its other words. */
import type { Command } from './commands.ts'

/** As many as fit without scrolling when nothing is typed yet. */
const BEFORE_TYPING = { Actions: 4, Pages: 6 } as const

export function pickCommands(commands: readonly Command[], text: string): Command[] {
  const typed = wordsOf(text)
  if (typed.length === 0) {
    return (['Actions', 'Pages'] as const).flatMap((group) =>
      commands.filter((it) => it.group === group).slice(0, BEFORE_TYPING[group]),
    )
  }
  return commands
    .map((command) => ({ command, rank: rankOf(command, typed) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ command }) => command)
}

/** 3 if the label begins with what was typed, 2 if its words do, 1 if only other words do, 0 for none. */
function rankOf({ label, words = '' }: Command, typed: readonly string[]): number {
  const own = wordsOf(label)
  const all = [...own, ...wordsOf(words)]
  const isIn = (among: readonly string[]) =>
    typed.every((word) => among.some((it) => it.startsWith(word)))
  if (!isIn(all)) return 0
  if (!isIn(own)) return 1
  return own.join(' ').startsWith(typed.join(' ')) ? 3 : 2
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
