/** The sections of a printed CV, and the order that a person gives them. */

/** In the usual order: the most important come first. */
export const CV_SECTIONS = [
  'summary',
  'work',
  'projects',
  'education',
  'skills',
  'certificates',
  'languages',
  'publications',
  'awards',
  'volunteer',
  'interests',
  'other',
  'references',
] as const
export type CvSection = (typeof CV_SECTIONS)[number]

/** As their headings print; sections of `other` have headings of their own. */
export const CV_SECTION_NAMES: Readonly<Record<CvSection, string>> = {
  summary: 'Summary',
  work: 'Experience',
  projects: 'Projects',
  education: 'Education',
  skills: 'Skills',
  certificates: 'Certificates',
  languages: 'Languages',
  publications: 'Publications',
  awards: 'Awards',
  volunteer: 'Volunteering',
  interests: 'Interests',
  other: 'Other sections',
  references: 'References',
}

/** `chosen` first; a section that it lacks follows the one that usually precedes it. */
export function arrangedSections(
  usual: readonly CvSection[],
  chosen: readonly CvSection[],
): CvSection[] {
  const arranged = [...chosen]
  for (const [at, section] of usual.entries()) {
    if (chosen.includes(section)) continue
    const before = usual[at - 1]
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, section)
  }
  return arranged
}

/** The list with one section at another index. */
export function withSectionAt(
  sections: readonly CvSection[],
  section: CvSection,
  index: number,
): CvSection[] {
  const others = sections.filter((one) => one !== section)
  return [...others.slice(0, index), section, ...others.slice(index)]
}
