/**
 * Sanitized HTML whose paragraphs in bold are headings: many listings have no others. A bold sentence stays a paragraph,
 * and so does one with other elements in it.
 */
export const withBoldHeadings = (html: string): string =>
  html.replace(/<p><(strong|b)>([^<]{1,80}[^<.!;,\s])\s*<\/\1><\/p>/g, '<h3>$2</h3>')
