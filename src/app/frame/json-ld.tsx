/** Structured data for search engines: schema.org as JSON-LD, escaped so that no text can close the script element. */
import { serializeJsonLd } from '#core/html/json-ld.ts'

export function JsonLd({ data }: { data: Parameters<typeof serializeJsonLd>[0] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes < > & and line separators
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  )
}
