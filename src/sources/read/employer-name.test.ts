import { expect, test } from 'vitest'
import { employerName } from './employer-name.ts'

test.each<[string, string[], string]>([
  ['matchgroup', ['At Match Group we date.', 'Match Group, matchgroup.com'], 'Match Group'],
  ['openai', ['OpenAI builds. OPENAI. OpenAI ships.'], 'OpenAI'],
  ['eu/linear', ['A linear job at Linear.'], 'Linear'],
  ['scale-kit', ['See scale-kit.example or mail jobs@scale-kit. ScaleKit it is.'], 'ScaleKit'],
  ['acme-corp', ['Nobody says who we are.'], 'Acme Corp'],
  ['HighlightTA', [], 'HighlightTA'],
  ['1password', ['1Password keeps secrets.'], '1Password'],
  ['jobs.acme-tools.com', [], 'Acme Tools'],
  ['acme.co.uk', ['At ACME we mill. ACME!'], 'ACME'],
  ['ab', ['AB and A B'], 'Ab'],
  ['c++', ['C++'], 'C++'],
])('%s', (token, texts, name) => expect(employerName(token, texts)).toBe(name))

test('a token is not used as a pattern, and only the beginning of a long text is read', () => {
  expect(employerName('a.*b(c', [`${'abc '.repeat(100_000)}`])).toBe('A *B(C')
})
