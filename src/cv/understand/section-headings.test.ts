import { expect, test } from 'vitest'
import { foldHeading, headingByWords, knownHeading } from './section-headings.ts'

test.each([
  ['Work Experience', 'work'],
  ['EDUCATION & TRAINING', 'education'],
  ['Skills / Tools', 'skills'],
  ['1. Experience', 'work'],
  ['Experience (continued)', 'work'],
  ['WORK EXPERIENCE (3)', 'work'],
  ['Berufserfahrung:', 'work'],
  ['Ausbildung und Studium', 'education'],
  ['Kenntnisse & Fähigkeiten', 'skills'],
  ['Über mich', 'summary'],
  ['Expérience professionnelle', 'work'],
  ['Centres d’intérêt', 'interests'],
  ['Formación académica', 'education'],
  ['Habilidades', 'skills'],
  ['Formação Acadêmica', 'education'],
  ['Esperienze lavorative', 'work'],
  ['Istruzione e formazione', 'education'],
  ['Werkervaring', 'work'],
  ['Opleidingen', 'education'],
  ['Doświadczenie zawodowe', 'work'],
  ['Umiejętności', 'skills'],
  ['Досвід роботи', 'work'],
  ['Освіта', 'education'],
  ['Навички', 'skills'],
  ['Arbetslivserfarenhet', 'work'],
  ['ניסיון תעסוקתי', 'work'],
  ['Volunteering', 'volunteer'],
  ['Licenses & Certifications', 'certificates'],
  ['Honors and Awards', 'awards'],
  ['Publications', 'publications'],
  ['Talks and volunteering', 'publications'],
  ['Hobbies & Volunteering', 'interests'],
  ['Referees', 'references'],
  ['Additional Information', 'other'],
])('"%s" is %s', (text, kind) => {
  expect(knownHeading(text)).toBe(kind)
})

test.each([
  'Acme Education Ltd',
  'Led the skills workshop for new colleagues',
  'ada@example.com',
  'Engineer',
  '',
])('"%s" is not a heading', (text) => {
  expect(knownHeading(text)).toBeNull()
})

test.each([
  ['Experience Entries', 'work'],
  ['Where I studied and my degrees', 'education'],
  ['Volunteer experience abroad', 'volunteer'],
  ['Things I made', null],
])('the words of "%s" suggest %s', (text, kind) => {
  expect(headingByWords(text)).toBe(kind)
})

test('separators and accents are ignored, joining signs are equal', () => {
  expect(foldHeading('— Compétences & Outils —')).toBe('competences & outils')
})
