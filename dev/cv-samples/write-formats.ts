/** Writes a document of blocks as HTML (for PDF), DOCX, ODT, RTF and plain text. */
import { strToU8, zipSync } from 'fflate'
import { type Block, type Para, type Run, textOf } from './blocks.ts'
import { sheet } from './html.ts'

export const SAMPLE_FORMATS = ['pdf', 'docx', 'odt', 'rtf', 'txt'] as const
export type SampleFormat = (typeof SAMPLE_FORMATS)[number]

const USUAL_SIZE = 10.5

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const upper = (text: string, { isUpper }: Para) => (isUpper ? text.toUpperCase() : text)

export function writeHtml(blocks: readonly Block[]): string {
  return sheet(
    `table { width: 100%; border-collapse: collapse } td { vertical-align: top; padding: 0 8pt 4pt 0 } .t { display: flex; justify-content: space-between }`,
    blocks.map(htmlBlock).join(''),
  )
}

function htmlBlock(block: Block): string {
  if (block.kind === 'table') {
    const cell = (blocks: Block[], at: number) =>
      `<td style="width:${(block.widths[at] ?? 0) * 100}%">${blocks.map(htmlBlock).join('')}</td>`
    return `<table>${block.rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`
  }
  const style = [
    `font-size:${block.size ?? USUAL_SIZE}pt`,
    `margin-top:${block.before ?? 0}pt`,
    ...(block.isCentred ? ['text-align:center'] : []),
    ...(block.isUpper ? ['text-transform:uppercase'] : []),
    ...(block.color ? [`color:#${block.color}`] : []),
  ].join(';')
  const cells = splitRuns(block.runs, '\t').map((runs) => runs.map(htmlRun).join(''))
  if (block.isBullet) return `<ul><li style="${style}">${cells.join(' ')}</li></ul>`
  if (cells.length > 1)
    return `<div class="t" style="${style}">${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`
  const tag = block.isHeading ? 'h2' : 'p'
  return `<${tag} style="${style};font-weight:${block.isHeading ? 'bold' : 'inherit'}">${cells[0]}</${tag}>`
}

function htmlRun({ text, isBold, isItalic }: Run): string {
  const inner = xml(text).replaceAll('\n', '<br>')
  const italic = isItalic ? `<i>${inner}</i>` : inner
  return isBold ? `<b>${italic}</b>` : italic
}

function splitRuns(runs: readonly Run[], sign: string): Run[][] {
  const parts: Run[][] = [[]]
  for (const run of runs) {
    for (const [at, text] of run.text.split(sign).entries()) {
      if (at > 0) parts.push([])
      if (text !== '') parts.at(-1)?.push({ ...run, text })
    }
  }
  return parts
}

/** Width of the text on A4, in twentieths of a point. */
const TWIPS = 9_600

export function writeDocx(blocks: readonly Block[]): Uint8Array {
  const files = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/></w:rPr></w:style></w:styles>`,
    'word/numbering.xml': `<?xml version="1.0"?><w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${blocks.map(docxBlock).join('')}</w:body></w:document>`,
  }
  return zip(files)
}

function docxBlock(block: Block): string {
  if (block.kind === 'table') {
    const cell = (inner: Block[], at: number) =>
      `<w:tc><w:tcPr><w:tcW w:w="${Math.round((block.widths[at] ?? 0) * TWIPS)}" w:type="dxa"/></w:tcPr>${inner.map(docxBlock).join('') || '<w:p/>'}</w:tc>`
    return `<w:tbl>${block.rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
  }
  const look = [
    block.isHeading ? '<w:pStyle w:val="Heading1"/>' : '',
    block.isBullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    `<w:spacing w:before="${(block.before ?? 0) * 20}"/>`,
    block.isCentred ? '<w:jc w:val="center"/>' : '',
  ].join('')
  const runs = block.runs.map((run) => {
    const font = `<w:rPr>${run.isBold ? '<w:b/>' : ''}${run.isItalic ? '<w:i/>' : ''}${block.isUpper ? '<w:caps/>' : ''}<w:sz w:val="${(block.size ?? USUAL_SIZE) * 2}"/></w:rPr>`
    const text = run.text
      .split(/([\t\n])/)
      .map((part) => {
        if (part === '\t') return '<w:tab/>'
        return part === '\n'
          ? '<w:br/>'
          : `<w:t xml:space="preserve">${xml(upper(part, block))}</w:t>`
      })
      .join('')
    return `<w:r>${font}${text}</w:r>`
  })
  return `<w:p><w:pPr>${look}</w:pPr>${runs.join('')}</w:p>`
}

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

export function writeOdt(blocks: readonly Block[]): Uint8Array {
  const styles: string[] = []
  const style = (family: string, inner: string) => {
    const name = `S${styles.length + 1}`
    styles.push(`<style:style style:name="${name}" style:family="${family}">${inner}</style:style>`)
    return name
  }
  const write = (block: Block): string => {
    if (block.kind === 'table') {
      const cell = (inner: Block[]) =>
        `<table:table-cell>${inner.map(write).join('')}</table:table-cell>`
      return `<table:table>${block.rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('')}</table:table>`
    }
    const name = style(
      'paragraph',
      `<style:paragraph-properties fo:margin-top="${block.before ?? 0}pt"${block.isCentred ? ' fo:text-align="center"' : ''}/><style:text-properties fo:font-size="${block.size ?? USUAL_SIZE}pt"${block.isHeading ? ' fo:font-weight="bold"' : ''}/>`,
    )
    const runs = block.runs.map((run) => {
      const text = xml(upper(run.text, block))
        .replaceAll('\t', '<text:tab/>')
        .replaceAll('\n', '<text:line-break/>')
      if (!run.isBold && !run.isItalic) return text
      const font = style(
        'text',
        `<style:text-properties${run.isBold ? ' fo:font-weight="bold"' : ''}${run.isItalic ? ' fo:font-style="italic"' : ''}/>`,
      )
      return `<text:span text:style-name="${font}">${text}</text:span>`
    })
    const tag = block.isHeading ? 'text:h' : 'text:p'
    const level = block.isHeading ? ' text:outline-level="1"' : ''
    const paragraph = `<${tag} text:style-name="${name}"${level}>${runs.join('')}</${tag}>`
    return block.isBullet
      ? `<text:list><text:list-item>${paragraph}</text:list-item></text:list>`
      : paragraph
  }
  const body = blocks.map(write).join('')
  const names = ['office', 'style', 'text', 'table']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ')
  const content = `<?xml version="1.0"?><office:document-content ${names} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3"><office:automatic-styles>${styles.join('')}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`
  return zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content })
}

export function writeRtf(blocks: readonly Block[]): string {
  return `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\n${blocks.map((block) => rtfBlock(block, false)).join('\n')}}`
}

function rtfBlock(block: Block, isInCell: boolean): string {
  if (block.kind === 'table') {
    let edge = 0
    const edges = block.widths
      .map((width) => {
        edge += Math.round(width * TWIPS)
        return `\\cellx${edge}`
      })
      .join('')
    const cell = (inner: Block[]) => {
      const texts = inner.map((one) => rtfBlock(one, true))
      return `${texts.join('\\par\n')}\\cell`
    }
    return block.rows.map((row) => `\\trowd${edges}${row.map(cell).join('\n')}\\row`).join('\n')
  }
  const look = `\\pard${isInCell ? '\\intbl' : ''}\\sb${(block.before ?? 0) * 20}${block.isCentred ? '\\qc' : '\\ql'}`
  const mark = block.isBullet ? '{\\pntext\\f0\\bullet\\tab}' : ''
  const runs = block.runs.map(
    (run) =>
      `{\\fs${(block.size ?? USUAL_SIZE) * 2}${run.isBold || block.isHeading ? '\\b' : ''}${run.isItalic ? '\\i' : ''} ${rtfText(upper(run.text, block))}}`,
  )
  return `${look} ${mark}${runs.join('')}${isInCell ? '' : '\\par'}`
}

const rtfText = (text: string) =>
  [...text]
    .map((sign) => {
      if (sign === '\t') return '\\tab '
      if (sign === '\n') return '\\line '
      if ('\\{}'.includes(sign)) return `\\${sign}`
      const code = sign.charCodeAt(0)
      return code < 128 ? sign : `\\u${code > 32_767 ? code - 65_536 : code}?`
    })
    .join('')

/** Characters per line of plain text; longer paragraphs wrap. */
const TXT_WIDTH = 88

export function writeTxt(blocks: readonly Block[]): string {
  return `${blocks.flatMap(txtBlock).join('\n').trim()}\n`
}

function txtBlock(block: Block): string[] {
  if (block.kind === 'table') {
    return block.rows.flatMap((row) => {
      const cells = row.map((cell) => cell.flatMap(txtBlock))
      for (const cell of cells) if (cell[0] === '') cell.shift()
      const [first = [], ...others] = cells
      // Short cells stay at one height; a rail stays beside its text.
      if (others.length === 0 || first.length > 1) return cells.flatMap((cell) => ['', ...cell])
      const [second = [], ...rest] = others
      const head = [first[0] ?? '', second[0] ?? '', ...rest.map((cell) => cell[0] ?? '')]
      return [
        ...(row[0]?.some((it) => (it.kind === 'para' ? (it.before ?? 0) >= 5 : false)) ? [''] : []),
        head.join('\t').trimEnd(),
        ...second.slice(1).map((line) => `\t${line}`),
        ...rest.flatMap((cell) => cell.slice(1)),
      ]
    })
  }
  const above = (block.before ?? 0) >= 5 ? [''] : []
  const text = `${block.isBullet ? '- ' : ''}${textOf(block)}`
  const lines = text.includes('\t') ? [text.replaceAll('\t', '        ')] : wrapped(text)
  const { mark } = block
  if (mark === undefined) return [...above, ...lines]
  if (mark.length > 1) return [...above, lines.map((line) => mark.replace('%', line)).join(' ')]
  return [...above, ...lines, mark.repeat(Math.max(...lines.map(({ length }) => length)))]
}

function wrapped(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = []
    let rest = line
    while (rest.length > TXT_WIDTH) {
      const at = rest.lastIndexOf(' ', TXT_WIDTH)
      if (at <= 0) break
      lines.push(rest.slice(0, at))
      rest = rest.slice(at + 1)
    }
    return [...lines, rest]
  })
}
