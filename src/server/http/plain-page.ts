/**
 * Pages that the site's own pages cannot answer with: maintenance mode, and what is refused before any route. They need
 * none of the site's files, since the build may be what is being replaced.
 */
export type PlainPage = {
  /** Of the answer's own policy. */
  nonce: string
  status: number
  title: string
  /** Paragraphs below the title; plain text. */
  paragraphs: readonly string[]
  /** Written small, so that it can be named when writing to the operator; null for none. */
  requestId: string | null
  headers: Readonly<Record<string, string>>
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;
font:17px/1.5 system-ui,sans-serif;background:#faf9f6;color:#1a1c1e}
main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 12px}p{margin:0 0 12px;overflow-wrap:anywhere}
code{font-size:.875em}
@media (prefers-color-scheme:dark){body{background:#101214;color:#eceae4}}`

export function plainPage(page: PlainPage): Response {
  const { nonce, status, title, paragraphs, requestId, headers } = page
  const id =
    requestId === null
      ? ''
      : `<p>If you write to us about it, include this error ID: <code>${escaped(requestId)}</code></p>\n`
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} | Rolecall</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${paragraphs.map((text) => `<p>${escaped(text)}</p>\n`).join('')}${id}</main>
</body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      ...headers,
    },
  })
}

/** For text outside of attributes. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
