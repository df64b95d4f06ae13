/** Small handmade PDFs: texts at given positions, in one of the standard fonts. */

export type Drawn = {
  text: string
  x: number
  /** In points, from the top of the page. */
  y: number
  size?: number
  font?: 'Helvetica' | 'Helvetica-Bold'
  /** Operators before the text, such as a color, spacing or rendering mode. */
  before?: string
}

type SamplePdf = {
  pages: Drawn[][]
  link?: { url: string; x: number; y: number }
  isLocked?: boolean
}

const [WIDTH, HEIGHT] = [595, 842]

export function samplePdf({ pages, link, isLocked = false }: SamplePdf): Uint8Array {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', '']
  const add = (object: string) => objects.push(object)
  const fonts = ['Helvetica', 'Helvetica-Bold'].map((name) =>
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
  )
  const kids = pages.map((drawn, i) => {
    const content = drawn.map(ordersOf).join('\n')
    const stream = add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    const annots = link && i === 0 ? `/Annots [${add(annotation(link))} 0 R]` : ''
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${stream} 0 R ${annots} /Resources << /Font << /F0 ${fonts[0]} 0 R /F1 ${fonts[1]} 0 R >> >> >>`,
    )
  })
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`
  const lock = isLocked
    ? `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >> /ID [<00> <00>]`
    : ''
  return new TextEncoder().encode(fileOf(objects, lock))
}

function ordersOf({ text, x, y, size = 10, font = 'Helvetica', before = '' }: Drawn): string {
  const name = font === 'Helvetica' ? 'F0' : 'F1'
  const escaped = text.replace(/[()\\]/g, (sign) => `\\${sign}`)
  return `q BT ${before} /${name} ${size} Tf 1 0 0 1 ${x} ${HEIGHT - y} Tm (${escaped}) Tj ET Q`
}

function annotation({ url, x, y }: { url: string; x: number; y: number }): string {
  const rect = `[${x} ${HEIGHT - y - 3} ${x + 80} ${HEIGHT - y + 9}]`
  return `<< /Type /Annot /Subtype /Link /Rect ${rect} /A << /S /URI /URI (${url}) >> >>`
}

function fileOf(objects: string[], trailer: string): string {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const place = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`
}
