/**
 * HTML written by others, which core/html.ts sanitized before it was stored. This is the only component that renders
 * raw HTML: pass it nothing else.
 */

import { withBoldHeadings } from '#core/html/bold-headings.ts'

type Props = {
  /** From `sanitizeHtml`: headings start at h3. */
  html: string
  id?: string
}

export function RichText({ html, id }: Props) {
  return (
    <div
      id={id}
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored
      dangerouslySetInnerHTML={{ __html: withBoldHeadings(html) }}
    />
  )
}
