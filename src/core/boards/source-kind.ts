/** Which sources are the employer's own system. They are believed before sites that gather what others published. */

const EMPLOYERS_OWN = new Set(
  `greenhouse lever ashby smartrecruiters workable recruitee personio teamtailor breezy rippling pinpoint bamboohr
  workday jsonld usajobs`.split(/\s+/),
)

export const EMPLOYER_SOURCES: readonly string[] = [...EMPLOYERS_OWN]

export const isEmployersOwn = (source: string) => EMPLOYERS_OWN.has(source)
