/**
 * Reads the submitted profile forms: the requested edit, or the problems of the fields. Each form sends the value it
 * was rendered with (`was`), so that a concurrent change is noticed and nothing is lost.
 */
import type { z } from 'zod'
import {
  Education,
  Experience,
  FullName,
  JobPreferences,
  ProfileContent,
} from '#core/profile/profile.ts'
import type { ProfileEdit, ProfileList } from '#core/profile/profile-edit.ts'

export const SECTIONS = ['about', 'skills', 'experience', 'education', 'preferences'] as const
export type FormSection = (typeof SECTIONS)[number]

/** The text of a field; empty if it is missing. */
type Fields = (name: string) => string

export type AskedEdit = {
  section: FormSection
  edit: ProfileEdit
  name?: string
  /** The value the form was rendered with, as JSON; null if it does not matter. */
  was: string | null
}

export type ReadForm = { asked: AskedEdit } | { section: FormSection; problems: Problems }
export type Problems = Record<string, string>

const About = ProfileContent.pick({ bio: true, website: true, experienceYears: true }).extend({
  name: FullName,
})

/** Null for an intent that does not edit the profile. */
export function readProfileForm(field: Fields, all: (name: string) => string[]): ReadForm | null {
  const was = field('was') || null
  switch (field('intent')) {
    case 'save-about':
      return read('about', About, aboutOf(field), ({ name, ...about }) => ({
        edit: { kind: 'about', ...about },
        name,
        was,
      }))
    case 'add-skills':
      return read('skills', ProfileContent.shape.skills, typedSkills(all('skills')), (skills) => ({
        edit: { kind: 'add_skills', skills },
        was: null,
      }))
    case 'remove-skill':
      return asked('skills', { kind: 'remove_skill', skill: field('skill') }, null)
    case 'save-experience':
      return read('experience', Experience, experienceOf(field), (entry) => ({
        edit: { kind: 'put_experience', at: null, entry },
        was,
      }))
    case 'save-education':
      return read('education', Education, educationOf(field), (entry) => ({
        edit: { kind: 'put_education', at: null, entry },
        was,
      }))
    case 'remove-experience':
    case 'remove-education': {
      const list = field('intent').replace('remove-', '') as ProfileList
      return asked(list, { kind: 'remove_entry', list, at: 0 }, was)
    }
    case 'undo': {
      const section = SECTIONS.find((it) => it === field('section')) ?? 'skills'
      return asked(section, { kind: 'undo' }, null)
    }
    case 'save-preferences':
    case 'finish':
      return read('preferences', JobPreferences, preferencesOf(field, all), (preferences) => ({
        edit: {
          kind: 'preferences',
          preferences: isUntouched(preferences, field('yearsProposed')) ? null : preferences,
        },
        was,
      }))
    default:
      return null
  }
}

function read<Shape>(
  section: FormSection,
  schema: z.ZodType<Shape>,
  value: unknown,
  toAsked: (value: Shape) => Omit<AskedEdit, 'section'>,
): ReadForm {
  const given = schema.safeParse(value)
  if (given.success) return { asked: { section, ...toAsked(given.data) } }
  const problems: Problems = {}
  for (const { path, message } of given.error.issues) {
    const name = typeof path[0] === 'string' ? path[0] : 'form'
    problems[name] ??= message
  }
  return { section, problems }
}

const asked = (section: FormSection, edit: ProfileEdit, was: string | null): ReadForm => ({
  asked: { section, edit, was },
})

const aboutOf = (field: Fields) => ({
  name: field('name'),
  bio: field('bio').trim() || null,
  website: withScheme(field('website').trim()) || null,
  experienceYears: numberOf(field('experienceYears')),
})

/** Adds a scheme, because people write "ada.example". */
const withScheme = (address: string) =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(address) ? `https://${address}` : address

const typedSkills = (values: string[]) =>
  values.flatMap((value) => value.split(/[,;\n]/)).filter((skill) => skill.trim() !== '')

const experienceOf = (field: Fields) => ({
  company: field('company'),
  position: field('position'),
  duration: field('duration'),
  description: linesOf(field('description')),
})

const educationOf = (field: Fields) => ({
  institution: field('institution'),
  degree: field('degree'),
  field: field('field'),
  graduationYear: numberOf(field('graduationYear')),
})

const preferencesOf = (field: Fields, all: (name: string) => string[]) => ({
  salaryMin: salaryChosen(field),
  salaryMax: numberOf(field('salaryMax')),
  remote: field('remote') || 'any',
  jobTypes: all('jobTypes'),
  yearsWorked: field('yearsWorked') || '1-3',
  locations: all('locations').flatMap((value) => value.split(/[;\n]/)),
})

/** The slider has a position before anybody moves it, which is not a preference. */
const salaryChosen = (field: Fields) =>
  field('salaryProposed') !== '' && field('salaryProposed') === field('salaryMin')
    ? null
    : numberOf(field('salaryMin'))

/** Whether the person left everything as the form proposed it, so that there is no preference to store. */
const isUntouched = (
  { salaryMin, salaryMax, remote, jobTypes, yearsWorked, locations }: JobPreferences,
  yearsProposed: string,
) =>
  salaryMin === null &&
  salaryMax === null &&
  remote === 'any' &&
  jobTypes.length === 0 &&
  locations.length === 0 &&
  yearsWorked === (yearsProposed || '1-3')

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*–]\s+/, '').trim())
    .filter((line) => line !== '')

/** Text that is not a number becomes NaN, which the schema rejects. */
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.replace(/[,\s$]/g, '')))
