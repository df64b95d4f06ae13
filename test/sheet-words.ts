/** The letters of a CV in the order in which a writer puts them, to compare with what another program finds. */
import type { CvSheet, SheetSection } from '#cv/write/cv-sheet.ts'

/** Sections that the template with two columns puts beside the others, after them. */
const IN_RAIL = ['skills', 'languages', 'certificates', 'awards', 'interests']

/** Letters and figures alone: marks of lists, separators, spaces and capitals differ between formats. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

/** Runs of letters and figures, each as often as it is there, in the order of the alphabet. */
export const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()

export const sheetLetters = (sheet: CvSheet) => lettersOf(sheetTexts(sheet).join(''))

export const sheetTexts = (sheet: CvSheet): string[] => [
  sheet.name,
  sheet.label,
  ...sheet.contact.map(({ text }) => text),
  ...sheet.sections.flatMap(sectionTexts),
]

/** Of the template with two columns: the wide one and the rail beside it. */
export function sheetColumns(sheet: CvSheet): { wide: string; rail: string } {
  const isInRail = ({ kind }: SheetSection) => IN_RAIL.includes(kind)
  const wide = sheet.sections.filter((section) => !isInRail(section)).flatMap(sectionTexts)
  const rail = sheet.sections.filter(isInRail).flatMap(railTexts)
  const contact = sheet.contact.map(({ text }) => text)
  return {
    wide: lettersOf([sheet.name, sheet.label, ...wide].join('')),
    rail: lettersOf([...(contact.length > 0 ? ['Contact'] : []), ...contact, ...rail].join('')),
  }
}

function sectionTexts({ heading, paragraphs, groups, lists, bullets }: SheetSection): string[] {
  return [
    heading,
    ...paragraphs.map(({ text }) => text),
    ...groups.flatMap((group) => [
      group.heading,
      group.place,
      group.link?.text ?? '',
      ...group.about,
      ...group.entries.flatMap((entry) => [
        entry.title,
        entry.dates,
        entry.below,
        entry.link?.text ?? '',
        ...entry.paragraphs,
        ...entry.notes.flatMap(({ label, text }) => [label, text]),
        ...entry.bullets.map(({ text }) => text),
      ]),
    ]),
    ...lists.flatMap(({ label, text }) => [label, text]),
    ...bullets.map(({ text }) => text),
  ]
}

/** The rail has no room for dates beside a title. */
function railTexts(section: SheetSection): string[] {
  return sectionTexts({
    ...section,
    groups: section.groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({
        ...entry,
        dates: '',
        paragraphs: [entry.dates, ...entry.paragraphs],
      })),
    })),
  })
}
