/** How cover letters begin and end, apart from their other phrases, because pages show these in the browser. */
import type { LetterLanguage } from './letter-language.ts'
import type { Tone } from './letter-text.ts'

type Greetings = {
  /** To a named person, to a company, and to nobody named. */
  greeting: Readonly<Record<Tone, Readonly<Record<'person' | 'team' | 'unknown', string>>>>
  farewell: Readonly<Record<Tone, Readonly<Record<'person' | 'unknown', string>>>>
}

export const GREETINGS: Readonly<Record<LetterLanguage, Greetings>> = {
  en: {
    greeting: {
      plain: { person: 'Dear {name},', team: 'Dear {company} team,', unknown: 'Dear hiring team,' },
      warm: { person: 'Hello {name},', team: 'Hello {company} team,', unknown: 'Hello,' },
      formal: {
        person: 'Dear {name},',
        team: 'Dear Hiring Manager,',
        unknown: 'Dear Hiring Manager,',
      },
    },
    farewell: {
      plain: { person: 'Kind regards,', unknown: 'Kind regards,' },
      warm: { person: 'Best wishes,', unknown: 'Best wishes,' },
      formal: { person: 'Sincerely,', unknown: 'Sincerely,' },
    },
  },
  de: {
    greeting: {
      plain: {
        person: 'Guten Tag {name},',
        team: 'Guten Tag,',
        unknown: 'Guten Tag,',
      },
      warm: { person: 'Hallo {name},', team: 'Liebes Team von {company},', unknown: 'Hallo,' },
      formal: {
        person: 'Guten Tag {name},',
        team: 'Sehr geehrte Damen und Herren,',
        unknown: 'Sehr geehrte Damen und Herren,',
      },
    },
    farewell: {
      plain: { person: 'Freundliche Grüße', unknown: 'Freundliche Grüße' },
      warm: { person: 'Viele Grüße', unknown: 'Viele Grüße' },
      formal: { person: 'Mit freundlichen Grüßen', unknown: 'Mit freundlichen Grüßen' },
    },
  },
  fr: {
    greeting: {
      plain: { person: 'Bonjour {name},', team: 'Bonjour,', unknown: 'Bonjour,' },
      warm: { person: 'Bonjour {name},', team: 'Bonjour à toute l’équipe,', unknown: 'Bonjour,' },
      formal: { person: '{name},', team: 'Madame, Monsieur,', unknown: 'Madame, Monsieur,' },
    },
    farewell: {
      plain: { person: 'Cordialement,', unknown: 'Cordialement,' },
      warm: { person: 'Bien à vous,', unknown: 'Bien à vous,' },
      formal: {
        person: 'Je vous prie d’agréer mes salutations distinguées.',
        unknown: 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
      },
    },
  },
  es: {
    greeting: {
      plain: {
        person: 'Hola, {name}:',
        team: 'Estimado equipo de {company}:',
        unknown: 'Buenos días:',
      },
      warm: { person: 'Hola, {name}:', team: 'Hola, equipo de {company}:', unknown: 'Hola:' },
      formal: {
        person: 'A la atención de {name}:',
        team: 'A la atención del equipo de selección de {company}:',
        unknown: 'A quien corresponda:',
      },
    },
    farewell: {
      plain: { person: 'Un saludo,', unknown: 'Un saludo,' },
      warm: { person: 'Un saludo cordial,', unknown: 'Un saludo cordial,' },
      formal: { person: 'Atentamente,', unknown: 'Atentamente,' },
    },
  },
}
