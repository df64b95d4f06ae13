import { expect, test } from 'vitest'
import { foreignDuty } from './listing-reason-others.ts'

test.each([
  [
    'de',
    'Sie entwickeln unsere Zahlungsplattform in Go weiter',
    'duty',
    'die Zahlungsplattform in Go weiterzuentwickeln',
  ],
  [
    'de',
    'Du leitest Projekte von der Auslegung bis zur Abnahme',
    'duty',
    'Projekte von der Auslegung bis zur Abnahme zu leiten',
  ],
  [
    'de',
    'Überwachung der Dienste im Rechenzentrum',
    'doing',
    'die Überwachung der Dienste im Rechenzentrum',
  ],
  [
    'fr',
    'Vous animez la communauté de nos utilisateurs',
    'duty',
    'd’animer la communauté de vos utilisateurs',
  ],
  [
    'fr',
    'Vous concevez des services en Go pour la paie',
    'duty',
    'de concevoir des services en Go pour la paie',
  ],
  [
    'fr',
    'Rédaction de la lettre mensuelle des clients',
    'doing',
    'la rédaction de la lettre mensuelle des clients',
  ],
  [
    'es',
    'Desarrollar servicios en Go para los comercios de nuestra red',
    'duty',
    'desarrollar servicios en Go para los comercios de la red',
  ],
] as const)('in %s, “%s” is read as %s', (language, text, kind, words) =>
  expect(foreignDuty(text, language)).toEqual({ kind, words }),
)

test.each([
  ['de', 'Du hast drei Jahre Erfahrung mit verteilten Systemen'],
  ['de', 'Sie planen die Dienste und betreiben sie mit dem Team'],
  ['de', 'Du entwickelst mit uns die Plattform für alle Kunden'],
  ['fr', 'Vous avez une première expérience de la vente'],
  ['fr', 'Vous pilotez les projets et animez les réunions du service'],
  ['es', 'Experiencia con SQL y con Python en producción'],
] as const)('in %s, “%s” is no duty', (language, text) =>
  expect(foreignDuty(text, language)).toBeNull(),
)
