import { expect, test } from 'vitest'
import { listingBlocks } from './listing-blocks.ts'

test('a saved listing has headings, paragraphs and lists again', () => {
  const text = 'About us\n\nWe build boats.\nBig ones.\n\nYou bring\n\n- Go\n- SQL\n\nApply today'
  expect(listingBlocks(text)).toEqual([
    { kind: 'heading', text: 'About us' },
    { kind: 'text', text: 'We build boats.\nBig ones.' },
    { kind: 'heading', text: 'You bring' },
    { kind: 'list', items: ['Go', 'SQL'] },
    { kind: 'text', text: 'Apply today' },
  ])
})

test.each<[string, string, ReturnType<typeof listingBlocks>]>([
  ['nothing', ' \n\n ', []],
  ['a single short line is not a heading of anything', 'Baker', [{ kind: 'text', text: 'Baker' }]],
  [
    'items may begin in the middle of a paragraph',
    'You will\n- bake\n- sell',
    [
      { kind: 'text', text: 'You will' },
      { kind: 'list', items: ['bake', 'sell'] },
    ],
  ],
  [
    'a short sentence is not a heading',
    'We bake.\n\nYou sell.',
    [
      { kind: 'text', text: 'We bake.' },
      { kind: 'text', text: 'You sell.' },
    ],
  ],
])('%s', (_, text, blocks) => {
  expect(listingBlocks(text)).toEqual(blocks)
})
