/**
 * The structured data of a page: the content of each <script type="application/ld+json">, parsed leniently. Read with
 * parse5's tokeniser, so that no comment, attribute or other script is taken for one, and no nesting of tags costs
 * more than its length. It marks Tokenizer as internal: keep its version pinned.
 */
import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import { parseLenientJson } from '#sources/read/lenient-json.ts'
import { Unreadable } from '#sources/source/source.ts'

const ignore = () => {}

/** What is no markup inside, whatever it looks like. */
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
 * Blocks that are no JSON are left out: a page may have a broken one beside the one that matters. A page that ends
 * within a block was cut off.
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
      const mode = MODES[token.tagName]
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

/** "application/ld+json; charset=utf-8" is one as well. */
function isLd({ attrs }: Token.TagToken): boolean {
  const type = attrs.find(({ name }) => name === 'type')?.value ?? ''
  return type.split(';', 1)[0]?.trim().toLowerCase() === 'application/ld+json'
}
