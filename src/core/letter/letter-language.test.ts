import { expect, test } from 'vitest'
import { chosenLanguage } from './letter-language.ts'

test('a letter is in the listing’s language unless another is chosen', () => {
  const german = 'Wir suchen eine Person für den Betrieb der Dienste auf Kubernetes.'
  expect(chosenLanguage(undefined, german)).toBe('de')
  expect(chosenLanguage('listing', german)).toBe('de')
  expect(chosenLanguage('fr', german)).toBe('fr')
  expect(chosenLanguage(undefined, 'Go')).toBe('en')
})
