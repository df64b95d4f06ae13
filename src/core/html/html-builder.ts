/**
 * Builds blocks from the events of a document: text, breaks, containers opening and closing. Foreign markup often has
 * missing or crossed tags, so every call is valid at any time. The result may contain empty lines, items and lists
 * until html-tidy.ts has tidied it.
 */
import { type Block, type Line, MAX_DEPTH, type Paragraph } from './html-blocks.ts'
import { MARKS, type Mark } from './html-tags.ts'

type Frame =
  | { is: 'whole' | 'item' | 'quote'; blocks: Block[] }
  /** `implied`: opened for a <li> outside any list; such a list ends at the first thing that is not an item. */
  | { is: 'list'; items: Block[][]; implied: boolean }
  | { is: 'heading'; kind: 'h3' | 'h4' }

type Container = Exclude<Frame['is'], 'whole' | 'item'>

/** Removed everywhere: control characters, zero-width spaces, and characters that reorder the text after them. */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]/g
/** More than one space, or one that is neither a plain nor a non-breaking space. */
const SPACES = /\s{2,}|[^\S \u00a0]/g

/** Every set of marks, created once: two runs have the same formatting exactly when they hold the same array. */
const MARK_SETS: readonly (readonly Mark[])[] = Array.from(
  { length: 1 << MARKS.length },
  (_, bits) => MARKS.filter((_, index) => bits & (1 << index)),
)
const NO_MARKS: readonly Mark[] = MARK_SETS[0] ?? []

export class BlockBuilder {
  readonly #blocks: Block[] = []
  readonly #frames: Frame[] = [{ is: 'whole', blocks: this.#blocks }]
  /** Containers opened beyond MAX_DEPTH and not closed yet; they have no frame. */
  #tooDeep = 0
  #paragraph: Paragraph | null = null
  #breaks = 0
  /** Whether the current line ends in white space. Computing this from its text would copy the text each time. */
  #endsInSpace = false
  #href: string | null = null
  readonly #marked = MARKS.map(() => 0)
  #marks = NO_MARKS
  #pre: string | null = null

  text(characters: string): void {
    if (this.#pre !== null) {
      this.#pre += characters
      return
    }
    const text = characters.replace(UNSEEN, '').replace(SPACES, ' ')
    const line = this.#lineFor(text)
    if (!line) return
    const last = line.at(-1)
    const fits = !last || this.#endsInSpace ? text.trimStart() : text
    if (fits === '') return
    this.#endsInSpace = fits.trimEnd() !== fits
    if (last && last.href === this.#href && last.marks === this.#marks) last.text += fits
    else line.push({ text: fits, href: this.#href, marks: this.#marks })
  }

  /** One break ends the line, two or more end the paragraph. */
  lineBreak(): void {
    if (this.#pre !== null) this.#pre += '\n'
    else if (this.#paragraph) this.#breaks++
  }

  blockBreak(): void {
    if (this.#pre !== null) return
    this.#paragraph = null
    this.#breaks = 0
  }

  /** Each table row is a line, and the cells of a row are separated by a dot. */
  row(): void {
    if (this.#paragraph && this.#breaks === 0) this.lineBreak()
  }

  cell(): void {
    if (this.#paragraph && this.#breaks === 0) this.text(' · ')
  }

  rule(): void {
    if (this.#pre !== null) return
    this.blockBreak()
    this.#attach({ kind: 'hr' })
  }

  mark(mark: Mark): void {
    this.#changeMark(MARKS.indexOf(mark), 1)
  }

  unmark(mark: Mark): void {
    this.#changeMark(MARKS.indexOf(mark), -1)
  }

  /** Marks left open in a table cell end with the cell. */
  unmarkAll(): void {
    this.#marked.fill(0)
    this.#marks = NO_MARKS
    this.#href = null
  }

  link(href: string | null): void {
    this.#href = href
  }

  openList(kind: 'ul' | 'ol'): void {
    if (!this.#mayOpen()) return
    if (this.#top().is === 'list') this.#openItemIn(true)
    if (!this.#mayOpen()) return
    const items: Block[][] = []
    this.#attach({ kind, items })
    this.#frames.push({ is: 'list', items, implied: false })
  }

  openItem(): void {
    this.blockBreak()
    if (this.#pre !== null || this.#tooDeep > 0) return
    while (this.#top().is === 'heading') this.#frames.pop()
    if (this.#top().is === 'item') this.#frames.pop()
    if (this.#top().is !== 'list') {
      if (this.#frames.length >= MAX_DEPTH) return
      const items: Block[][] = []
      this.#attach({ kind: 'ul', items })
      this.#frames.push({ is: 'list', items, implied: true })
    }
    this.#openItemIn(false)
  }

  closeItem(): void {
    this.blockBreak()
    if (this.#pre !== null || this.#tooDeep > 0) return
    const index = this.#frames.findLastIndex(({ is }) => is === 'item' || is === 'list')
    if (this.#frames[index]?.is === 'item') this.#frames.length = index
  }

  openQuote(): void {
    if (!this.#mayOpen()) return
    const blocks: Block[] = []
    this.#attach({ kind: 'blockquote', blocks })
    this.#frames.push({ is: 'quote', blocks })
  }

  openHeading(kind: 'h3' | 'h4'): void {
    if (this.#top().is === 'heading') this.close('heading')
    if (this.#mayOpen()) this.#frames.push({ is: 'heading', kind })
  }

  /** Closes the innermost container of this kind and everything in it; does nothing if there is none. */
  close(is: Container): void {
    this.blockBreak()
    if (this.#pre !== null) return
    if (this.#tooDeep > 0) {
      this.#tooDeep--
      return
    }
    const index = this.#frames.findLastIndex((frame) => frame.is === is)
    if (index > 0) this.#frames.length = index
  }

  openPre(): void {
    this.blockBreak()
    this.#pre ??= ''
  }

  closePre(): void {
    if (this.#pre === null) return
    const text = this.#pre.replace(UNSEEN, '').replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    this.#pre = null
    this.#attach({ kind: 'pre', text: text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd() })
  }

  finish(): Block[] {
    this.closePre()
    return this.#blocks
  }

  /** The line that receives this text; null for white space at the start of a line. */
  #lineFor(text: string): Line | null {
    if (text.trim() === '' && (!this.#paragraph || this.#breaks > 0)) return null
    if (this.#breaks > 1) this.#paragraph = null
    if (this.#breaks === 1) this.#paragraph?.lines.push([])
    this.#breaks = 0
    if (!this.#paragraph) {
      const top = this.#top()
      this.#paragraph = { kind: top.is === 'heading' ? top.kind : 'p', lines: [[]] }
      this.#attach(this.#paragraph)
    }
    return this.#paragraph.lines.at(-1) ?? null
  }

  #changeMark(index: number, change: 1 | -1): void {
    this.#marked[index] = Math.max(0, (this.#marked[index] ?? 0) + change)
    const bits = this.#marked.reduce((sum, count, at) => (count > 0 ? sum | (1 << at) : sum), 0)
    this.#marks = MARK_SETS[bits] ?? NO_MARKS
  }

  #top(): Frame {
    const top = this.#frames.at(-1)
    if (!top) throw new Error('the frame of the whole is never closed')
    return top
  }

  #mayOpen(): boolean {
    this.blockBreak()
    if (this.#pre !== null) return false
    const fits = this.#frames.length < MAX_DEPTH && this.#tooDeep === 0
    if (!fits) this.#tooDeep++
    return fits
  }

  /** `again`: continue the last item, for a list placed directly between the items of another. */
  #openItemIn(again: boolean): void {
    const list = this.#top()
    if (list.is !== 'list' || this.#frames.length >= MAX_DEPTH) return
    const last = again ? list.items.at(-1) : undefined
    const blocks = last ?? []
    if (!last) list.items.push(blocks)
    this.#frames.push({ is: 'item', blocks })
  }

  #attach(block: Block): void {
    for (let top = this.#top(); ; top = this.#top()) {
      if (top.is === 'heading' && isParagraph(block)) break
      if (top.is !== 'heading' && !(top.is === 'list' && top.implied)) break
      this.#frames.pop()
    }
    const holder = this.#frames.findLast((frame) => frame.is !== 'heading')
    if (holder?.is === 'list') holder.items.push([block])
    else holder?.blocks.push(block)
  }
}

const isParagraph = (block: Block): block is Paragraph => 'lines' in block
