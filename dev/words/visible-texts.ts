/** Every text of a page that a person can see or hear, block by block, in the order of the page. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg'])
/** A text goes on across these. */
const INLINE = new Set(
  'a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
)
const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title', 'aria-description']

export function visibleTexts(html: string): string[] {
  const texts: string[] = []
  let line = ''
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text !== '') texts.push(text)
    line = ''
  }
  const visit = (node: Node) => {
    if (node.nodeName === '#text' && 'value' in node) line += node.value
    if (!('childNodes' in node) || UNSEEN.has(node.nodeName)) return
    const isBlock = !INLINE.has(node.nodeName)
    if (isBlock) endLine()
    if ('attrs' in node) texts.push(...spokenTexts(node))
    for (const child of node.childNodes) visit(child)
    if (isBlock) endLine()
  }
  visit(parse(html))
  endLine()
  return texts
}

function spokenTexts(element: Element): string[] {
  const attribute = (name: string) => element.attrs.find((it) => it.name === name)?.value.trim()
  const isSubmit =
    element.nodeName === 'input' && /^(?:submit|button)$/.test(attribute('type') ?? '')
  const isDescription = element.nodeName === 'meta' && attribute('name') === 'description'
  const names = [...SPOKEN, ...(isSubmit ? ['value'] : []), ...(isDescription ? ['content'] : [])]
  return names.map(attribute).filter((text) => text !== undefined && text !== '') as string[]
}

/** Addresses of the same site that a page leads to, without fragments, in the order of the page. */
export function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)]
  return links.map(([, href = '']) => href.replaceAll('&amp;', '&'))
}
