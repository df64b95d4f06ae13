/** XS-06, UP-13: what people write stays text in generated documents, and no data of this machine gets in. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as os from 'node:os'
import { inflateSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, onTestFinished, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { type CvDesign, DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { TEMPLATES } from '#core/documents/cv-design-choices.ts'
import { TYPESET_FORMS, type TypesetForm } from '#core/documents/typeset.ts'
import { createTestApp } from '#test/app.ts'
import { fortyCvs } from '#test/forty-cvs.ts'

/** Records every attempt to fetch something. */
async function createCanary() {
  const hits: string[] = []
  const server = createServer((request, response) => {
    hits.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { hits, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** HTML, Typst, Markdown and Word markup, all with the canary's address. */
function hostileCv(canary: string): Cv {
  const signs = [
    `<img src=${canary}/html>`,
    `#image("${canary}/typst.png") #read("/etc/passwd") #panic("x") $ x^2 $`,
    `![x](${canary}/markdown) [y](${canary}/link)`,
    `<w:p><w:r><w:t>x</w:t></w:r></w:p> INCLUDEPICTURE "${canary}/word"`,
    '"); #sys.inputs "#',
  ]
  return {
    ...EMPTY_CV,
    name: signs[0] as string,
    label: signs[1] as string,
    image: `${canary}/picture`,
    url: `${canary}/own`,
    links: [{ id: 'l1', network: null, username: null, url: `javascript:fetch('${canary}/js')` }],
    summary: signs.map((text, n) => ({ id: `s${n}`, text })),
  }
}

const TITLES = { pdf: true, svg: false, docx: true, txt: true, md: true } as const

async function textOf(form: TypesetForm, files: Uint8Array[]): Promise<string> {
  const [file = new Uint8Array()] = files
  if (form === 'pdf') {
    const task = getDocument({ data: new Uint8Array(file), verbosity: 0 })
    const page = await (await task.promise).getPage(1)
    const { items } = await page.getTextContent()
    await task.destroy()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  }
  if (form === 'docx') {
    const body = Buffer.from(unzipSync(file)['word/document.xml'] ?? []).toString()
    const letters = body.replace(/<[^>]*>/g, ' ')
    return letters.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  }
  return Buffer.from(file).toString().replaceAll('\\', '')
}

const packed = (text: string) => text.replace(/\s+/g, '')

test('XS-06 markup in a CV stays text in every format, and nothing is fetched', async () => {
  const app = await createTestApp()
  const canary = await createCanary()
  const cv = hostileCv(canary.address)

  for (const template of TEMPLATES) {
    for (const form of TYPESET_FORMS) {
      const design: CvDesign = { ...DEFAULT_DESIGN, template, pages: null }
      const { files } = await app.services.typeset.cv(cv, design, form)
      const text = await textOf(form, files)
      if (TITLES[form]) {
        for (const said of [cv.name ?? '', ...cv.summary.map((line) => line.text)]) {
          expect(packed(text).includes(packed(said)), `${template}, ${form}: ${said}`).toBe(true)
        }
      } else {
        const outside = /<(?:img|image|script|foreignObject|a)\b|href="(?!#)|url\((?!#)/
        expect(outside.exec(text)?.[0] ?? null, template).toBeNull()
      }
    }
  }
  expect(canary.hits).toEqual([])
})

/** Everything in a PDF: its plain text and its decompressed streams. */
function allOfPdf(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes)
  const text = raw.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(raw.subarray(index + length)).toString('latin1')
    } catch {
      return '' // an uncompressed stream is already part of the text
    }
  })
  return [text, ...streams].join('\n')
}

test('UP-13 generated documents contain nothing about the machine, its user or the time', async () => {
  const app = await createTestApp()
  const cv = fortyCvs()[0]?.cv ?? expect.unreachable('there are forty')
  const secrets = [os.hostname(), os.userInfo().username, os.homedir(), process.cwd(), os.tmpdir()]
  const { files } = await app.services.typeset.cv(cv, DEFAULT_DESIGN, 'pdf')
  const [pdf = new Uint8Array()] = files
  const metadata = await (await getDocument({ data: new Uint8Array(pdf) }).promise).getMetadata()
  const word = (await app.services.typeset.cv(cv, DEFAULT_DESIGN, 'docx')).files[0]
  const wordParts = Object.values(unzipSync(word ?? new Uint8Array()))
  const all = [allOfPdf(pdf), ...wordParts.map((part) => Buffer.from(part).toString('latin1'))]

  expect(metadata.info).toMatchObject({ Title: 'Ada Ångström' })
  expect(Object.keys(metadata.info)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:Author|CreationDate|ModDate)$/)]),
  )
  for (const secret of secrets.filter((text) => text.length > 3)) {
    expect(all.join('\n').includes(secret), secret).toBe(false)
  }
  expect(all.join('\n')).not.toMatch(/CreateDate|ModifyDate|CreationDate|ModDate|dcterms/)
})
