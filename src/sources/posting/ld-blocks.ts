/**
 * Reads the structured data of a page: the content of each <script type="application/ld+json">, parsed leniently.
 * Uses parse5's tokenizer, so comments, attributes and other scripts are never mistaken for a block, and nested tags
 * cost no more than their length. parse5 marks Tokenizer as internal: keep its version pinned.
 */
import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import { entryOf } from '#core/text/entry-of.ts'
import { parseLenientJson } from '#sources/read/lenient-json.ts'
import { Unreadable } from '#sources/source/source.ts'

const ignore = () => {}

/** Elements whose content is never markup. */
const MODES: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
}

/**
 * Skips blocks that are not JSON: a page may have a broken one beside the one that matters. A page that ends within a
 * block was cut off.
 */
export function ldBlocks(html: string): unknown[] {
  const blocks: unknown[] = []
  let text: string | null = null
  const addText = ({ chars }: Token.CharacterToken) => {
    if (text !== null) text += chars
  }
  const close = () => {
    const value = text === null ? null : parseLenientJson(text)
    if (value !== null) blocks.push(value)
    text = null
  }
  const handler: TokenHandler = {
    onCharacter: addText,
    onWhitespaceCharacter: addText,
    onNullCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onStartTag(token) {
      const mode = entryOf(MODES, token.tagName)
      if (mode !== undefined) tokenizer.state = mode
      if (token.tagName === 'script' && isLd(token)) text = ''
    },
    onEndTag(token) {
      if (token.tagName === 'script') close()
    },
    onEof: ignore,
  }
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, handler)
  tokenizer.write(html, true)
  if (text !== null) throw new Unreadable('the page is cut off')
  return blocks
}

/** Also accepts "application/ld+json; charset=utf-8". */
function isLd({ attrs }: Token.TagToken): boolean {
  const type = attrs.find(({ name }) => name === 'type')?.value ?? ''
  return type.split(';', 1)[0]?.trim().toLowerCase() === 'application/ld+json'
}
