/** An invented person whose CV is set in many layouts. Dates are "YYYY-MM"; an `end` of null means the present. */
export type Person = {
  language: Language
  name: string
  label: string
  email: string
  phone: string
  place: string
  links: string[]
  summary: string
  work: Job[]
  education: Study[]
  skills: { name: string; words: string[] }[]
  languages: [string, string][]
  certificates: string[]
  interests: string[]
}

export type Job = {
  title: string
  company: string
  place: string
  start: string
  end: string | null
  prose: string | null
  points: string[]
}

export type Study = {
  degree: string
  institution: string
  place: string
  start: string
  end: string
}

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl' | 'uk'
