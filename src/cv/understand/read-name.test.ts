import { expect, test } from 'vitest'
import { madeLine } from '#test/sample-line.ts'
import { readName } from './read-name.ts'

/** Lines in large type as "# …", the others as they are. */
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
])('a name of many words is read whole: %j', (drawn) => {
  expect(nameIn(...drawn)).toBe(drawn.join(' | ').slice(2))
})

test.each([
  [
    'after a hyphen',
    ['# María Inés de la Torre Ruiz-', '# Peña'],
    'María Inés de la Torre Ruiz-Peña',
  ],
  ['before a particle', ['# Johanna Maria', '# von der Heydt'], 'Johanna Maria von der Heydt'],
  ['after a particle', ['# Johanna Maria von der', '# Heydt'], 'Johanna Maria von der Heydt'],
  ['between two names', ['# Johanna', '# Heydt'], 'Johanna Heydt'],
])('a name that continues on a second line %s is read whole', (_, drawn, name) => {
  expect(nameIn(...drawn)).toBe(name)
})

test('a job title as large as the name is not part of it', () => {
  expect(nameIn('# Johanna Heydt', '# Senior Software Engineer')).toBe(
    'Johanna Heydt | Senior Software Engineer',
  )
})

test.each([
  ['what a person likes to do'],
  ['la vida y el mar'],
  ['One Two Three Four Five Six Seven'],
])('%s is not a name', (text) => {
  expect(nameIn(text)).toBe('')
})
