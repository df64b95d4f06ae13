import { expect, test } from 'vitest'
import { madeLine } from '#test/made-line.ts'
import { readName } from './read-name.ts'

/** Large lines as "# …", others as they are. */
function nameIn(...drawn: string[]): string {
  const lines = drawn.map((text) =>
    text.startsWith('# ') ? madeLine(text.slice(2), { size: 24 }) : madeLine(text),
  )
  const found = readName(lines, [])
  return found ? [found.name, ...(found.label === null ? [] : [found.label])].join(' | ') : ''
}

test.each([
  [['# María del Carmen de los Ángeles Ruiz y Peña', 'Registered Nurse']],
  [['# Johanna von der Heydt und zu Eltz', 'Project Manager']],
  [['# Pedro de Alcântara Francisco António João Carlos', 'Archivist']],
])('a name of many words is one: %j', (drawn) => {
  expect(nameIn(...drawn)).toBe(drawn.join(' | ').slice(2))
})

test.each([
  [
    'behind a hyphen',
    ['# María Inés de la Torre Ruiz-', '# Peña'],
    'María Inés de la Torre Ruiz-Peña',
  ],
  ['before a small word', ['# Johanna Maria', '# von der Heydt'], 'Johanna Maria von der Heydt'],
  ['behind a small word', ['# Johanna Maria von der', '# Heydt'], 'Johanna Maria von der Heydt'],
  ['between two names', ['# Johanna', '# Heydt'], 'Johanna Heydt'],
])('a name that goes on in a second line %s is one', (_, drawn, name) => {
  expect(nameIn(...drawn)).toBe(name)
})

test('a line as large as the name that says what the person does is no part of it', () => {
  expect(nameIn('# Johanna Heydt', '# Senior Software Engineer')).toBe(
    'Johanna Heydt | Senior Software Engineer',
  )
})

test.each([
  ['what a person likes to do'],
  ['la vida y el mar'],
  ['One Two Three Four Five Six Seven'],
])('%s is no name', (text) => {
  expect(nameIn(text)).toBe('')
})
