import { describe, expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { readSentence } from './sentence-facts.ts'

/** What is stated, without what isn't and without hints for the caller. */
function stated(sentence: string, known: string[] = []) {
  const { isStrong: _, isOpenToOthers: __, ...read } = readSentence(sentence, known)
  const { isLocal, isWorldwide, ...others } = read
  const facts = { ...others, isLocal: isLocal || null, isWorldwide: isWorldwide || null }
  const isSet = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isSet(value)))
}

describe('people must live somewhere', () => {
  test.each([
    ['You must be based in Germany.', ['DE']],
    ['Candidates must reside in the United States.', ['US']],
    ['US residents only.', ['US']],
    ['Open to candidates located in the UK or Ireland.', ['GB', 'IE']],
    ['We are only able to hire in Canada and the US.', ['CA', 'US']],
    ['This role is open to applicants based in Latin America.', ['latam']],
    ['We cannot hire outside of the EU.', ['eu']],
    ['Limited to UK/London based individuals.', ['GB']],
    ['Must live in Brazil', ['BR']],
    ['Dein Wohnsitz ist in Deutschland.', ['DE']],
    ['Wir suchen nur Bewerber aus Österreich.', ['AT']],
    ['Du wohnst in der Schweiz.', ['CH']],
    ['Vous devez résider en France.', ['FR']],
    ['Candidats basés en Belgique.', ['BE']],
    ['Es imprescindible residir en España.', ['ES']],
    ['Solo candidatos de México.', ['MX']],
    ['É necessário residir no Brasil.', ['BR']],
    ['Apenas candidatos de Portugal.', ['PT']],
    ['È richiesta la residenza in Italia.', ['IT']],
    ['Solo candidati residenti in Italia.', ['IT']],
    ['Je bent woonachtig in Nederland.', ['NL']],
    ['Alleen kandidaten uit België.', ['BE']],
    ['Wymagane zamieszkanie w Polsce.', ['PL']],
    ['Tylko kandydaci z Polski.', ['PL']],
  ])('%s', (sentence, residents) => {
    expect(stated(sentence)).toEqual({ residents })
  })

  test('who is already there', () => {
    expect(stated('You must already live in Sweden.')).toEqual({ residents: ['SE'], isLocal: true })
  })
})

test.each([
  ['We hire worldwide, except Russia and Belarus.', ['BY', 'RU']],
  ['We cannot hire candidates based in California or India.', ['IN']],
  ['Wir stellen weltweit ein, außer in den USA.', ['US']],
  ['Télétravail partout, sauf en Chine.', ['CN']],
  ['Contratamos en remoto en todo el mundo, excepto Brasil.', ['BR']],
])('people of some places are excluded: %s', (sentence, except) => {
  expect(stated(sentence)).toMatchObject({ except })
})

describe('permission to work', () => {
  test.each([
    ['US citizenship required.', { citizens: ['US'] }],
    ['Must be a U.S. citizen or green card holder.', { permit: ['US'] }],
    ['US citizens and permanent residents only.', { permit: ['US'] }],
    ['Green card required.', { permit: ['US'] }],
    ['ITAR: only US persons can be hired.', { permit: ['US'] }],
    ['US persons able to obtain a security clearance.', { citizens: ['US'] }],
    ['Must be able to obtain a security clearance.', { citizens: ['US'] }],
    ['EU citizens only.', { citizens: ['eu'] }],
    ['Must be authorized to work in the United States.', { permit: ['US'] }],
    ['You have the right to work in the UK.', { permit: ['GB'] }],
    ['Gültige Arbeitserlaubnis für Deutschland.', { permit: ['DE'] }],
    ['We do not discriminate by race, religion or citizenship.', {}],
    ['Security clearance is a plus.', {}],
    ['We are building tools for citizens of Greece.', {}],
  ])('%s', (sentence, facts) => {
    expect(stated(sentence)).toEqual(facts)
  })

  test('without a country, that of the job', () => {
    expect(stated('Valid work permit required.', ['NL'])).toEqual({ permit: ['NL'] })
  })
})

describe('help with a move', () => {
  test.each([
    ['Visa sponsorship available.', { visa: true }],
    ['VISA', { visa: true }],
    ['We sponsor visas and help with relocation.', { visa: true, relocation: true }],
    ['No visa sponsorship.', { visa: false }],
    ['We are unable to sponsor visas at this time.', { visa: false }],
    ['Visa: No', { visa: false }],
    ['Relocation package offered.', { relocation: true }],
    ['No relocation assistance.', { relocation: false }],
    ['Must be willing to relocate.', {}],
    ['Wir unterstützen dich beim Umzug.', { relocation: true }],
    ['Kein Visum-Sponsoring.', { visa: false }],
    ['Aide à la relocalisation proposée.', { relocation: true }],
    ['Ofrecemos patrocinio de visado.', { visa: true }],
    ['Oferecemos apoio à realocação.', { relocation: true }],
    ['Offriamo supporto al trasferimento.', { relocation: true }],
    ['We bieden hulp bij verhuizing.', { relocation: true }],
    ['Oferujemy pakiet relokacyjny.', { relocation: true }],
    [
      'We can’t sponsor visas but relocation assistance is possible.',
      { visa: false, relocation: true },
    ],
    ['Our customers use Visa cards.', {}],
  ])('%s', (sentence, facts) => {
    expect(stated(sentence)).toEqual(facts)
  })
})

test.each([
  'We are a company based in Berlin.',
  'Benefits outside the United States vary by country.',
  'Pre-seed, well-funded, NYC-based.',
  'We also sponsor academic conferences.',
  'Our customers are in the US and Canada.',
  'We raised money from investors in France.',
  'EU-only cloud providers for all workloads.',
])('a sentence about others limits nobody: %s', (sentence) => {
  expect(stated(sentence)).toEqual({})
})

test.each([
  ['You can work from anywhere in the world.', true],
  ['We hire worldwide.', true],
  ['Trusted by thousands of developers worldwide.', false],
])('%s: everywhere is %s', (sentence, expected) => {
  expect(readSentence(sentence, []).isWorldwide).toBe(expected)
})

test('a hostile sentence is read quickly', () => {
  const pieces = ['must be based in ', 'a ', 'US ', '(', ' only', 'visa ', 'to ', 'not ', 'in, ']
  expect(slowPieces(pieces, (text) => readSentence(text, []))).toEqual([])
})
