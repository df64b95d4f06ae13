/**
 * Reads RTF: text with formatting, lists, tables, text boxes, links, header and footer. Pictures and objects are
 * skipped. A file counts as damaged if its groups nest deeper than any word processor writes.
 */

import type { CvDocument } from '#cv/document/document.ts'
import { toDocument } from '#cv/document/plain-line.ts'
import { type BlockFlow, createBlockFlow } from '#cv/read/office/block-flow.ts'
import { type Block, flowLines } from '#cv/read/office/flow.ts'
import { decodeBytes, ESCAPED, SIGNS } from './rtf-characters.ts'
import { createRtfFonts } from './rtf-fonts.ts'
import {
  applyFormatWord,
  EDGES,
  newGroup,
  READ_ANYWAY,
  READ_AS,
  type RtfEdge,
  type RtfGroup,
} from './rtf-groups.ts'
import {
  depthOf,
  lookOf,
  newParagraph,
  type RtfParagraph,
  takeParagraphWord,
} from './rtf-paragraphs.ts'
import { createRtfStyles } from './rtf-styles.ts'
import { latin1, type RtfToken, rtfTokens } from './rtf-tokens.ts'

const MAX_DEPTH = 250
const MAX_LETTERS = 1_000_000

type Text = { flow: BlockFlow; paragraph: RtfParagraph }

export function readRtf(bytes: Uint8Array): CvDocument {
  const blocks = rtfBlocks(latin1(bytes))
  if (!blocks) return { format: 'rtf', pages: [], lines: [], troubles: ['damaged'] }
  return toDocument('rtf', flowLines(blocks))
}

/** Null if groups nest too deep. */
function rtfBlocks(rtf: string): Block[] | null {
  const reader = createReader()
  for (const token of rtfTokens(rtf)) {
    if (!reader.take(token)) break
  }
  return reader.finish()
}

function createReader() {
  const groups: RtfGroup[] = []
  /** The page's text, then the nested texts that are still open. */
  const texts: Text[] = [newText()]
  const edges: Record<'header' | 'footer', Block[]> = { header: [], footer: [] }
  const fonts = createRtfFonts()
  const styles = createRtfStyles()
  let group = newGroup()
  let instruction = ''
  let pending = ''
  let toSkip = 0
  let letters = 0
  let isTooDeep = false
  let isOptional = false

  const current = () => texts[texts.length - 1] as Text
  const look = () => lookOf(current().paragraph, styles)

  function put(text: string) {
    if (group.reads === 'instruction') {
      if (instruction.length < 2_000) instruction += text
    } else if (group.reads === 'styles') styles.takeName(text)
    else if (group.reads === 'text' && !group.isHidden && letters < MAX_LETTERS) {
      letters += text.length
      const { isBold, isItalic, link } = group
      const size = group.size ?? styles.sizeOf(current().paragraph.style)
      current().flow.say({ text, isBold, isItalic, size, link })
    }
  }

  /** Multibyte characters may span several tokens. */
  function flush() {
    if (pending) put(decodeBytes(pending, fonts.codePageOf(group.font)))
    pending = ''
  }

  function takeBytes(bytes: string) {
    const skipped = Math.min(toSkip, bytes.length)
    toSkip -= skipped
    pending += bytes.slice(skipped)
  }

  function endParagraph() {
    current().flow.endParagraph(look(), depthOf(current().paragraph))
    current().paragraph.hasMark = false
  }

  function endCell(nesting: number) {
    current().flow.endCell(look(), nesting)
    current().paragraph.hasMark = false
  }

  function open() {
    flush()
    groups.push(group)
    group = { ...group, edge: null }
    isTooDeep ||= groups.length > MAX_DEPTH
  }

  function close() {
    flush()
    if (group.edge) endEdge(group.edge)
    group = groups.pop() ?? { ...newGroup(), reads: 'nothing' }
  }

  function beginEdge(edge: RtfEdge) {
    group.edge = edge
    texts.push(newText())
  }

  function endEdge(edge: RtfEdge) {
    const blocks = current().flow.finish(look())
    texts.pop()
    if (edge === 'box') current().flow.add({ kind: 'box', blocks, place: null })
    else if (edges[edge].length === 0) edges[edge] = blocks
  }

  function takeWord(word: string, parameter: number | null) {
    if (word === 'u') {
      // The number is a signed 16-bit integer: negative above 32,767.
      put(String.fromCharCode((parameter ?? 63) & 0xffff))
      toSkip = group.skip
      return
    }
    toSkip = 0
    const wasOptional = isOptional
    isOptional = false
    if (group.reads === 'nothing') return
    if (group.reads === 'rows') {
      if (word === 'nestrow') current().flow.endRow(Math.max(2, current().paragraph.nesting))
    } else if (group.reads === 'fonts') fonts.takeWord(word, parameter)
    else if (group.reads === 'styles') styles.takeWord(word, parameter)
    else if (beginsGroup(word) || takeLetterWord(word, parameter)) return
    else if (wasOptional) group.reads = 'nothing'
    else takeFlowWord(word, parameter ?? 0)
  }

  /** True if the word has no other effect. */
  function beginsGroup(word: string): boolean {
    const edge = EDGES.get(word)
    const reads = READ_AS.get(word)
    if (edge) beginEdge(edge)
    else if (reads) group.reads = reads
    else if (word === 'field') instruction = ''
    else if (word === 'fldrslt') beginResult()
    else return READ_ANYWAY.has(word)
    if (word === 'listtext' || word === 'pntext') current().paragraph.hasMark = true
    return true
  }

  function beginResult() {
    const { isRead, link } = resultOf(instruction)
    if (!isRead) group.reads = 'nothing'
    group.link = link ?? group.link
  }

  function takeLetterWord(word: string, parameter: number | null): boolean {
    const sign = SIGNS.get(word)
    if (sign === undefined) {
      return applyFormatWord(group, word, parameter) || fonts.takeDocumentWord(word, parameter)
    }
    put(sign)
    return true
  }

  function takeFlowWord(word: string, number: number) {
    const { paragraph, flow } = current()
    if (word === 'par' || word === 'sect') endParagraph()
    else if (word === 'page' || word === 'column') {
      if (!flow.isEmpty()) endParagraph()
    } else if (word === 'cell') endCell(1)
    else if (word === 'nestcell') endCell(Math.max(2, paragraph.nesting))
    else if (word === 'row') flow.endRow(1)
    else takeParagraphWord(paragraph, word, number)
  }

  function takeSymbol(symbol: string) {
    toSkip = 0
    if (symbol === '*') isOptional = true
    else if (symbol === '\n' || symbol === '\r') {
      if (group.reads === 'text') endParagraph()
    } else put(ESCAPED.get(symbol) ?? '')
  }

  return {
    take(token: RtfToken): boolean {
      if (token.kind === 'bytes') {
        if (group.reads !== 'nothing' && group.reads !== 'fonts') takeBytes(token.bytes)
        return true
      }
      if (token.kind !== 'open' && token.kind !== 'close') flush()
      if (token.kind === 'open') open()
      else if (token.kind === 'close') close()
      else if (token.kind === 'word') takeWord(token.word, token.parameter)
      else takeSymbol(token.symbol)
      return !isTooDeep
    },
    finish(): Block[] | null {
      if (isTooDeep) return null
      flush()
      while (texts.length > 1) endEdge('box')
      return [...edges.header, ...current().flow.finish(look()), ...edges.footer]
    },
  }
}

const newText = (): Text => ({ flow: createBlockFlow(), paragraph: newParagraph() })

/**
 * What a field's instruction means for its result. `link` is null without a link, or with one that is not http, https,
 * mailto or tel.
 */
function resultOf(instruction: string): { isRead: boolean; link: string | null } {
  const isFurniture = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|FILENAME)\b/i.test(instruction)
  const link = /HYPERLINK\s+"([^"]{1,1000})"/i.exec(instruction)?.[1] ?? ''
  return { isRead: !isFurniture, link: /^(?:https?:\/\/|mailto:|tel:)/i.test(link) ? link : null }
}
