import { expect, test } from 'vitest'
import { nameInCase } from './name-in-case.ts'

test.each([
  ['ANNA LINDQVIST', 'Anna Lindqvist'],
  ['JANA VAN DER MEER-ORTIZ', 'Jana van der Meer-Ortiz'],
  ["SEÁN O'BRIEN", "Seán O'Brien"],
  ['HENRY FORD III', 'Henry Ford III'],
  ['DE LA CRUZ MARÍA', 'De la Cruz María'],
  ['ИВАН ПЕТРОВ', 'Иван Петров'],
  ['Anna LINDQVIST', 'Anna LINDQVIST'],
  ['J. R. SMITH', 'J. R. SMITH'],
  ['MADONNA', 'MADONNA'],
  ['山田 太郎', '山田 太郎'],
  ['', ''],
])('“%s” is “%s”', (name, expected) => expect(nameInCase(name)).toBe(expected))
