/** The text of a CV in the order of its writer, to compare with what another program extracts. */
import type { CvSheet, SheetSection } from '#cv/write/cv-sheet.ts'

/** The sections that the two-column template puts into its side column, after the others. */
const IN_RAIL = ['skills', 'languages', 'certificates', 'awards', 'interests']

/** Letters and digits only: list markers, separators, spaces and case differ between formats. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

/** Runs of letters and digits, with repetitions, sorted alphabetically. */
export const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()

export const sheetCharacters = (sheet: CvSheet) => lettersOf(sheetTexts(sheet).join(''))

export const sheetTexts = (sheet: CvSheet): string[] => [
  sheet.name,
  sheet.label,
  ...sheet.contact.map(({ text }) => text),
  ...sheet.sections.flatMap(sectionTexts),
]

/** For the two-column template: the wide column and the side column. */
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

/** The side column has no room for dates beside a title. */
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
