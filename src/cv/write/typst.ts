/**
 * Our use of Typst: it has only our templates and fonts. Texts go in as data, so nothing in them is interpreted as
 * Typst, and nothing is loaded. One run produces the PDF (tagged, PDF/UA-1) and the images of the same pages.
 */
import {
  NodeCompiler,
  type NodeError,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler'
import type { CvDesign } from '#core/documents/cv-design.ts'
import { isRightToLeft, scriptLanguage } from '#cv/document/text-direction.ts'
import { createGlyphCheck, type FontFile } from './missing-characters.ts'
import { pagesOfSvg } from './svg-pages.ts'

export type TypstSources = {
  /** The templates by file name. */
  templates: Readonly<Record<string, string>>
  fonts: readonly FontFile[]
}

export type SetPages = { result: NodeTypstDocument; pages: number; missingCharacters: string[] }

export type Typst = {
  /** A draft only counts pages: it has no page numbers and takes half as long. */
  set(template: string, data: object, design: CvDesign, isDraft?: boolean): SetPages
  pdf(set: SetPages): Uint8Array
  svgs(set: SetPages): Uint8Array[]
}

/** A directory that does not exist: Typst finds the given sources and no file of this machine. */
const WORKSPACE = '/cv'
/** Number of runs whose parts the compiler caches: after a small change, the rest need not be set again. */
const REMEMBERED = 4

export function createTypst({ templates, fonts }: TypstSources): Typst {
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: fonts.map(({ bytes }) => Buffer.from(bytes)) }],
  })
  for (const [name, source] of Object.entries(templates)) {
    compiler.addSource(`${WORKSPACE}/${name}`, source)
  }
  const check = createGlyphCheck(fonts)

  return {
    set(template, data, design, isDraft = false) {
      const checked = check(data, design.template)
      const run = compiler.compile({
        mainFilePath: `${WORKSPACE}/${template}.typ`,
        inputs: {
          data: JSON.stringify({
            lang: scriptLanguage(checked.text),
            ...(checked.data as object),
            design,
            draft: isDraft,
            longWords: checked.hasLongWord,
            rtl: isRightToLeft(checked.text),
          }),
        },
      })
      compiler.evictCache(REMEMBERED)
      const { result } = run
      if (!result)
        throw new Error(`Typst could not compile ${template}: ${problemsOf(run.takeError())}`)
      return { result, pages: result.numOfPages, missingCharacters: checked.missing }
    },
    pdf({ result }) {
      return compiler.pdf(result, { pdfStandard: 'ua-1' })
    },
    svgs({ result }) {
      return pagesOfSvg(compiler.plainSvg(result)).map((page) => Buffer.from(page))
    },
  }

  /** For the log. The CV's texts are data, so they are not in it. */
  function problemsOf(error: NodeError | null): string {
    const found: { message?: unknown }[] = error ? compiler.fetchDiagnostics(error) : []
    return found.map(({ message }) => String(message)).join('; ')
  }
}
