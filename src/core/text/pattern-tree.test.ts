import { expect, test } from 'vitest'
import { type PatternNode, patternTree } from './pattern-tree.ts'

/** Kinds of characters as letters, digits as 9, and what is no part of words as a space. */
const shown = (nodes: readonly PatternNode[]): string => nodes.map(shownNode).join('')

function shownNode(node: PatternNode): string {
  if (node.kind === 'edge') return '|'
  if (node.kind === 'gap') return '~'
  if (node.kind === 'repeated') return `${shown(node.of)}{${node.least},${node.most}}`
  if (node.kind === 'choice') return `(${node.options.map(shown).join('/')})`
  const kinds = node.kinds.map((kind) => {
    const number = kind.charCodeAt(0)
    return number === 0 ? ' ' : number === 27 ? '9' : String.fromCharCode(number + 0x60)
  })
  return kinds.length === 1 ? kinds.join('') : `[${kinds.join('')}]`
}

test.each<[RegExp, string]>([
  [/ab|C/, '(ab/c)'],
  [/\bus\b/i, '(|us|)'],
  [/a(?:b|c)?/, '(a(b/c){0,1})'],
  [/a+?\d{2,3}/, '(a{1,Infinity}9{2,3})'],
  [/x(?=y)(?<!z)w/, '(xw)'],
  [/\s-é\u00e9/, '(    )'],
  [/[a-c9_-]/, '([abc9| ])'],
  [/[^a]\p{Lu}\w./u, '(~~~~)'],
  [/(?<name>a)\k<name>\1/, '((a)~~)'],
])('%s', (pattern, expected) => {
  expect(shown(patternTree(pattern))).toBe(expected)
})

test('what cannot be read is refused', () => {
  expect(() => patternTree(/(?i:a)b/)).toThrow('Not read')
})
