/**
 * Typst as we use it: our templates and fonts are all that it has. Texts go in as data; nothing of them is read as
 * Typst, and nothing is loaded. One run gives the PDF (tagged, PDF/UA-1) and the pictures of the same pages.
 */
import {
  NodeCompiler,
  type NodeError,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler'
import type { CvDesign } from '#core/documents/cv-design.ts'
import { isRightToLeft, scriptLanguage } from '#cv/document/text-direction.ts'
import { createLetterCheck, type FontFile } from './missing-letters.ts'
import { pagesOfSvg } from './svg-pages.ts'

export type TypstSources = {
  /** The templates by file name. */
  templates: Readonly<Record<string, string>>
  fonts: readonly FontFile[]
}

export type SetPages = { result: NodeTypstDocument; pages: number; missingLetters: string[] }

export type Typst = {
  /** A draft is for counting its pages: it has no page numbers, and takes half as long. */
  set(template: string, data: object, design: CvDesign, isDraft?: boolean): SetPages
  pdf(set: SetPages): Uint8Array
  svgs(set: SetPages): Uint8Array[]
}

/** It exists nowhere: Typst finds what it was given and no file of this machine. */
const WORKSPACE = '/cv'
/** Of how many runs the compiler remembers parts: who changes a word does not wait for the rest. */
const REMEMBERED = 4

export function createTypst({ templates, fonts }: TypstSources): Typst {
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: fonts.map(({ bytes }) => Buffer.from(bytes)) }],
  })
  for (const [name, source] of Object.entries(templates)) {
    compiler.addSource(`${WORKSPACE}/${name}`, source)
  }
  const check = createLetterCheck(fonts)

  return {
    set(template, data, design, isDraft = false) {
      const checked = check(data, design.template)
      const run = compiler.compile({
        mainFilePath: `${WORKSPACE}/${template}.typ`,
        inputs: {
          data: JSON.stringify({
            ...(checked.data as object),
            design,
            draft: isDraft,
            longWords: checked.hasLongWord,
            rtl: isRightToLeft(checked.text),
            lang: scriptLanguage(checked.text),
          }),
        },
      })
      compiler.evictCache(REMEMBERED)
      const { result } = run
      if (!result) throw new Error(`Typst refused ${template}: ${problemsOf(run.takeError())}`)
      return { result, pages: result.numOfPages, missingLetters: checked.missing }
    },
    pdf({ result }) {
      return compiler.pdf(result, { pdfStandard: 'ua-1' })
    },
    svgs({ result }) {
      return pagesOfSvg(compiler.plainSvg(result)).map((page) => Buffer.from(page))
    },
  }

  /** For the log; texts of the CV are not in it, since they are data. */
  function problemsOf(error: NodeError | null): string {
    const found: { message?: unknown }[] = error ? compiler.fetchDiagnostics(error) : []
    return found.map(({ message }) => String(message)).join('; ')
  }
}
