import { expect, test } from 'vitest'
import { toFirstPersonIn } from './first-person-others.ts'

test.each([
  [
    'de',
    'Leitung von acht Projekten mit bis zu 14 Mio. Euro',
    'noun',
    'die Leitung von acht Projekten mit bis zu 14 Mio. Euro',
  ],
  [
    'de',
    'Fachliche Führung von zwölf Ingenieuren',
    'noun',
    'die fachliche Führung von zwölf Ingenieuren',
  ],
  [
    'de',
    'Aufbau einer Plattform für Zahlungen',
    'noun',
    'der Aufbau einer Plattform für Zahlungen',
  ],
  [
    'de',
    'Ich entwarf die Schnittstelle der Kasse',
    'clause',
    'entwarf ich die Schnittstelle der Kasse',
  ],
  ['de', 'Leitete ein Team von fünf Personen', 'clause', 'leitete ich ein Team von fünf Personen'],
  [
    'de',
    'Den Monolithen in vier Dienste aufgeteilt',
    'clause',
    'habe ich den Monolithen in vier Dienste aufgeteilt',
  ],
  ['de', 'Built the billing service of the shop', 'quote', 'Built the billing service of the shop'],
  [
    'fr',
    'Pilotage d’un budget annuel de 900 000 €',
    'noun',
    'le pilotage d’un budget annuel de 900 000 €',
  ],
  ['fr', 'Refonte du programme de fidélité', 'noun', 'la refonte du programme de fidélité'],
  [
    'fr',
    'Animation d’une équipe de cinq personnes',
    'noun',
    'l’animation d’une équipe de cinq personnes',
  ],
  ['fr', 'Développé la boutique en ligne', 'clause', 'j’ai développé la boutique en ligne'],
  ['fr', 'Chargée de la communication interne', 'quote', 'Chargée de la communication interne'],
  ['es', 'Automatización de informes mensuales', 'noun', 'la automatización de informes mensuales'],
  [
    'es',
    'Modelo de demanda que redujo los retrasos',
    'noun',
    'un modelo de demanda que redujo los retrasos',
  ],
  ['es', 'Desarrollé el motor de pagos', 'clause', 'desarrollé el motor de pagos'],
  ['es', 'Equipo de tres personas', 'quote', 'Equipo de tres personas'],
] as const)('%s: “%s” is a %s', (language, line, how, text) => {
  expect(toFirstPersonIn(language, line)).toEqual({ how, text })
})
