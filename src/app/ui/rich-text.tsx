/**
 * HTML that a stranger wrote and core/html.ts rebuilt before it was stored. The only place where a page
 * takes HTML as it is: nothing else may be handed in here.
 */

type Props = {
  /** From `sanitizeHtml`: headings begin at h3. */
  html: string
  id?: string
}

export function RichText({ html, id }: Props) {
  return (
    <div
      id={id}
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
