/**
 * The sources that are employers' own systems. They are trusted more than sites that gather jobs published elsewhere.
 */

const EMPLOYERS_OWN = new Set(
  `greenhouse lever ashby smartrecruiters workable recruitee personio teamtailor breezy rippling pinpoint bamboohr
  workday jsonld usajobs`.split(/\s+/),
)

export const EMPLOYER_SOURCES: readonly string[] = [...EMPLOYERS_OWN]

export const isEmployersOwn = (source: string) => EMPLOYERS_OWN.has(source)
