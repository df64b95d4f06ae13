import { expect, test } from 'vitest'
import { languageOfText } from './text-language.ts'

test.each([
  ['We are looking for an engineer who will build our platform with the team.', 'en'],
  ['Wir suchen eine Person für den Betrieb der Dienste auf Kubernetes.', 'de'],
  ['Vous concevez des services en Go pour les équipes de notre plateforme.', 'fr'],
  ['Buscamos una persona para el equipo que lleva la plataforma de los pagos.', 'es'],
  ['Senior Software Engineer (m/w/d) in Berlin: Du entwickelst mit dem Team die Plattform.', 'de'],
  ['Kubernetes, Go, PostgreSQL', null],
  ['Szukamy osoby do zespołu, który rozwija platformę płatności dla sklepów.', null],
])('“%s” is in %s', (text, language) => expect(languageOfText(text)).toBe(language))
