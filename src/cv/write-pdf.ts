/**
 * CVs and letters set by Typst: PDF for people and programs (tagged, PDF/UA-1), SVG for the preview, both of the
 * same pages. Texts go in as data; nothing of them is read as Typst, and nothing is loaded.
 */
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import type { Cv } from '#core/cv.ts'
import type { CvDesign } from '#core/cv-design.ts'
import type { LetterSheet } from '#core/letter-sheet.ts'
import type { TypesetDocument, TypesetForm } from '#core/typeset.ts'
import { toSheet } from './cv-sheet.ts'
import { fitToPages } from './fit-to-pages.ts'
import { createLetterCheck, type FontFile } from './missing-letters.ts'
import { printedLetter } from './printed-letter.ts'
import { pagesOfSvg } from './svg-pages.ts'
import { isRightToLeft, scriptLanguage } from './text-direction.ts'

export type PdfWriter = {
  cv(cv: Cv, design: CvDesign, form: TypesetForm): TypesetDocument
  letter(letter: LetterSheet, design: CvDesign, form: TypesetForm): TypesetDocument
}

type Sources = {
  /** The templates by file name. */
  templates: Readonly<Record<string, string>>
  fonts: readonly FontFile[]
}

/** It exists nowhere: Typst finds what it was given and no file of this machine. */
const WORKSPACE = '/cv'
/** How many documents the compiler remembers parts of. */
const REMEMBERED = 4

export function createPdfWriter({ templates, fonts }: Sources): PdfWriter {
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: fonts.map(({ bytes }) => Buffer.from(bytes)) }],
  })
  for (const [name, source] of Object.entries(templates)) {
    compiler.addSource(`${WORKSPACE}/${name}`, source)
  }
  const check = createLetterCheck(fonts)

  function set(file: string, data: object, design: CvDesign) {
    const checked = check(data, design.template)
    const text = JSON.stringify(checked.data)
    const run = compiler.compile({
      mainFilePath: `${WORKSPACE}/${file}`,
      inputs: {
        data: JSON.stringify({
          ...(checked.data as object),
          design,
          rtl: isRightToLeft(text),
          lang: scriptLanguage(text),
        }),
      },
    })
    const { result } = run
    if (!result) throw new Error(`Typst refused ${file}: ${problemsOf(compiler, run.takeError())}`)
    return { result, pages: result.numOfPages, missingLetters: checked.missing }
  }

  function drawn({ result }: ReturnType<typeof set>, form: TypesetForm): Uint8Array[] {
    const files =
      form === 'pdf'
        ? [compiler.pdf(result, { pdfStandard: 'ua-1' })]
        : pagesOfSvg(compiler.plainSvg(result)).map((svg) => Buffer.from(svg))
    compiler.evictCache(REMEMBERED)
    return files
  }

  return {
    cv(cv, design, form) {
      const fitted = fitToPages(cv, design, (tried, density) => {
        const sheet = toSheet(tried)
        const title = sheet.name || sheet.label || 'Curriculum vitae'
        return set(`${design.template}.typ`, { title, sheet }, { ...design, density })
      })
      return {
        files: drawn(fitted.set, form),
        pages: fitted.set.pages,
        fits: fitted.fits,
        density: fitted.density,
        leftOut: fitted.leftOut,
        missingLetters: fitted.set.missingLetters,
      }
    },
    letter(letter, design, form) {
      const title = [letter.name, letter.subject].filter(Boolean).join(': ') || 'Letter'
      const made = set('letter.typ', { title, letter: printedLetter(letter) }, design)
      return {
        files: drawn(made, form),
        pages: made.pages,
        fits: design.pages === null || made.pages <= design.pages,
        density: design.density,
        leftOut: [],
        missingLetters: made.missingLetters,
      }
    },
  }
}

/** For the log; texts of the CV are not in it, since they are data. */
function problemsOf(compiler: NodeCompiler, error: NodeError | null): string {
  const found: { message?: unknown }[] = error ? compiler.fetchDiagnostics(error) : []
  return found.map(({ message }) => String(message)).join('; ')
}
