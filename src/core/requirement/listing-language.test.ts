import { expect, test } from 'vitest'
import { listingLanguages } from './listing-language.ts'

const GERMAN =
  'Wir suchen eine Person, die mit uns die Plattform für unsere Kunden baut und betreibt.'
const ENGLISH = 'You will build the platform for our customers with us.'

test.each([
  ['', 'Remoto', ['es', 'pt', 'it']],
  ['', 'São Paulo (Híbrido)', ['es', 'pt', 'it']],
  ['', 'Paris, télétravail partiel', ['fr']],
  ['', 'Praca zdalna', ['pl']],
  ['', 'Remote', []],
  ['', null, []],
  [GERMAN, 'Remote', ['de']],
  [ENGLISH, 'Remoto', []],
])('%j at %j is written in %j', (text, locationText, languages) =>
  expect(listingLanguages(text, locationText)).toEqual(languages),
)
