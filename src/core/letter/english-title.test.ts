import { expect, test } from 'vitest'
import { englishTitle } from './english-title.ts'

test.each([
  ['Software Engineer', 'Software Engineer'],
  ['DevOps-Ingenieurin', 'DevOps Engineer'],
  ['Senior Softwareentwickler', 'Senior Software Developer'],
  ['Systemadministratorin', 'System Administrator'],
  ['Développeuse front-end senior', 'Senior Front-end Developer'],
  ['Intégratrice web', 'Web Developer'],
  ['Ingénieur logiciel', 'Software Engineer'],
  ['Chef de projet', 'Project Manager'],
  ['Ingeniera de datos', 'Data Engineer'],
  ['Desarrollador Java', 'Java Developer'],
  ['Projektleiterin', 'Project Manager'],
  ['Kauffrau für Büromanagement', null],
  ['Responsable des opérations', null],
])('“%s” is “%s” in English', (title, english) => expect(englishTitle(title)).toBe(english))
