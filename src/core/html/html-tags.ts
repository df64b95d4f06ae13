/**
 * The role of each HTML element when a description is rebuilt, by tag name. Elements that are not listed lose their
 * tags and keep their text.
 */

/** The marks that text in a block can have, outermost first. A link lies outside all of them. */
export const MARKS = ['strong', 'b', 'em', 'i', 'code'] as const
export type Mark = (typeof MARKS)[number]

export type TagRole =
  | { is: 'block' }
  | { is: 'heading'; kind: 'h3' | 'h4' }
  | { is: 'list'; kind: 'ul' | 'ol' }
  | { is: 'item' | 'quote' | 'pre' | 'rule' | 'line' | 'row' | 'cell' | 'link' }
  | { is: 'mark'; mark: Mark }
  | { is: 'void' }
  | { is: 'dropped'; content: 'markup' | 'foreign' | 'raw' | 'title' | 'script' | 'rest' }

/** Keyed by lower-case name. A Map, because "constructor" is a valid tag name too. */
export const TAG_ROLES: ReadonlyMap<string, TagRole> = new Map([
  ...roles(
    `p div section article header footer main nav aside address center details summary dialog dl dt
     dd figure figcaption fieldset legend hgroup search table caption colgroup thead tbody tfoot html
     body menu dir`,
    { is: 'block' },
  ),
  ...roles('h1 h2 h3', { is: 'heading', kind: 'h3' }),
  ...roles('h4 h5 h6', { is: 'heading', kind: 'h4' }),
  ...roles('ul', { is: 'list', kind: 'ul' }),
  ...roles('ol', { is: 'list', kind: 'ol' }),
  ...roles('li', { is: 'item' }),
  ...roles('blockquote', { is: 'quote' }),
  ...roles('pre listing', { is: 'pre' }),
  ...roles('hr', { is: 'rule' }),
  ...roles('br', { is: 'line' }),
  ...roles('tr', { is: 'row' }),
  ...roles('td th', { is: 'cell' }),
  ...roles('a', { is: 'link' }),
  ...MARKS.flatMap((mark) => roles(mark, { is: 'mark', mark })),
  ...roles('kbd samp tt var', { is: 'mark', mark: 'code' }),

  ...roles(
    `img input embed meta link base area col source track param wbr frame keygen basefont bgsound
     image`,
    { is: 'void' },
  ),

  // Dropped with all their content. `content` is how the tokenizer must read it.
  ...roles(
    `template form object audio video canvas select option optgroup datalist button head applet
     frameset`,
    { is: 'dropped', content: 'markup' },
  ),
  ...roles('svg math', { is: 'dropped', content: 'foreign' }),
  ...roles('style xmp iframe noembed noframes noscript', { is: 'dropped', content: 'raw' }),
  ...roles('textarea title', { is: 'dropped', content: 'title' }),
  ...roles('script', { is: 'dropped', content: 'script' }),
  ...roles('plaintext', { is: 'dropped', content: 'rest' }),
])

/** Known elements without effect, listed only so that text using them is recognized as HTML. */
const INLINE_NAMES =
  'span font u s strike del ins small big sub sup abbr acronym cite q dfn mark time label picture map bdo bdi nobr marquee blink ruby'

const NAMES = [...TAG_ROLES.keys(), ...INLINE_NAMES.split(' ')].join('|')

/** A complete tag of a known (or a custom, hyphenated) element, or a comment. "a < b" and "List<String>" are text. */
export const TAG = new RegExp(
  String.raw`<(?:/?(?:${NAMES}|[a-z][a-z0-9]*-[a-z0-9-]*)(?:[\s/][^<>]*)?>|!--|!doctype\s|!\[cdata\[)`,
  'i',
)

/** The same, written with character references, as Greenhouse and others send it. */
export const ENCODED_TAG = new RegExp(
  String.raw`&(?:lt|#0{0,4}60|#x0{0,4}3c);/?(?:${NAMES})(?:[\s/][^<>&]*)?(?:&(?:gt|#0{0,4}62|#x0{0,4}3e);|&(?:quot|#|amp|nbsp))`,
  'i',
)

function roles(names: string, role: TagRole): [string, TagRole][] {
  return names.split(/\s+/).map((name) => [name, role])
}
