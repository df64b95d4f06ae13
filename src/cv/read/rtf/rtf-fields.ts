/** Fields of rich text: what an instruction says about the result beside it. */

/** `link` is null where a click leads nowhere, or nowhere that a page may lead. */
export function resultOf(instruction: string): { isRead: boolean; link: string | null } {
  const isFurniture = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|FILENAME)\b/i.test(instruction)
  const link = /HYPERLINK\s+"([^"]{1,1000})"/i.exec(instruction)?.[1] ?? ''
  return { isRead: !isFurniture, link: /^(?:https?:\/\/|mailto:|tel:)/i.test(link) ? link : null }
}
