/**
 * A two-page PDF of a made-up person's CV. A waiting process reads it first, so that its code is compiled and its
 * tables are built before someone waits for a result.
 */

const BLOCK = [
  '#Experience',
  'Senior Engineer, Acme GmbH, Berlin',
  'March 2019 - present',
  '- Built services in Python, Go and TypeScript for 40,000 customers.',
  '- Led a team of five and cut costs by a third.',
  '#Education',
  'BSc Computer Science, Example University',
  '2012 - 2015',
  '#Skills',
  'Python, SQL, React, Kubernetes, Docker',
  '#Languages',
  'English (fluent), German (B2)',
  '#Projects',
  'Compiler, 2020: a small compiler https://example.org/compiler',
]
const LINES = [
  '#Ada Example',
  'ada@example.org | +49 30 1234567 | Berlin, Germany',
  '#Summary',
  'Engineer with ten years of experience.',
  ...[BLOCK, BLOCK, BLOCK, BLOCK].flat(),
]
const LINES_A_PAGE = 45

/** Without a cross-reference table, which PDF readers rebuild. */
export function warmUpPdf(): Uint8Array {
  const pages = [LINES.slice(0, LINES_A_PAGE), LINES.slice(LINES_A_PAGE)].map(drawn)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[5 0 R 7 0 R]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
    ...pages.flatMap((content, n) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${6 + 2 * n} 0 R` +
        '/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>>>',
      `<</Length ${content.length}>>stream\n${content}\nendstream\n`,
    ]),
  ]
  const body = objects.map((object, n) => `${n + 1} 0 obj${object}endobj\n`).join('')
  return new TextEncoder().encode(
    `%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`,
  )
}

/** Headings begin with "#". */
function drawn(lines: readonly string[]): string {
  const shown = lines.map((line) =>
    line.startsWith('#')
      ? `/F2 14 Tf (${escaped(line.slice(1))}) Tj T*`
      : `/F1 10 Tf (${escaped(line)}) Tj T*`,
  )
  return `BT 16 TL 50 790 Td ${shown.join(' ')} ET`
}

const escaped = (line: string) => line.replace(/[()\\]/g, '\\$&')
