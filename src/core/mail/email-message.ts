/**
 * A short email as HTML and as equivalent text. The HTML suits email programs of all ages: one table, inline styles,
 * no images, nothing loaded. All text from outside is escaped.
 */
import { escapeHtml } from '#core/html/html-write.ts'

/**
 * A paragraph, a code to type, a button, somebody else's text (with its line breaks), or something with a
 * page of its own and a few lines about it.
 */
export type Line = string | { code: string } | { quote: string } | Link | EmailItem

export type Link = { link: string; label: string }

export type EmailItem = { title: string; link: string; details: readonly string[] }

export type LetterContent = {
  subject: string
  lines: readonly Line[]
  /** Why the person gets this, and what they can do about it, if it is not about a use of their address. */
  footer?: { reason: string; links: readonly Link[] }
}

const FOOTER: NonNullable<LetterContent['footer']> = {
  reason:
    'Rolecall sent this because someone used this address on our site. You don’t need to reply.',
  links: [],
}

export function letterText({ lines, footer = FOOTER }: LetterContent): string {
  const links = footer.links.map(({ label, link }) => `${label}: ${link}`)
  const last = ['--', footer.reason, ...links].join('\n')
  return `${[...lines.map(lineText), last].join('\n\n')}\n`
}

function lineText(line: Line): string {
  if (typeof line === 'string') return line
  if ('code' in line) return line.code
  // Marked on every line, so that no quoted text looks like ours.
  if ('quote' in line) return line.quote.replace(/^/gm, '> ')
  if ('title' in line) return [line.title, ...line.details, line.link].join('\n')
  return `${line.label}:\n${line.link}`
}

/** The colors of the light theme are inline, because many programs ignore style sheets; DARK replaces them. */
const FONT = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const INK = 'color:#16181d'
const MUTED = 'color:#5b616e'
const ACCENT = '#0b6e4f'

/** Programs that know the scheme use these. Each class names the element's role in the light theme. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background:#14161a !important }
.sheet { background:#1d2026 !important; border-color:#343943 !important }
.ink { color:#eceef1 !important }
.muted { color:#a9b0bb !important }
.tint { background:#2a2e36 !important }
.accent { color:#6fd3ae !important }
}`

export const emailHtml = ({ subject, lines, footer = FOOTER }: LetterContent): string =>
  emailFrame({
    subject,
    preview: previewOf(lines),
    contentHtml: lines.map(lineHtml).join('\n'),
    footerHtml: footerHtml(footer),
  })

type Framed = {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  /** Safe HTML of ours, as is the footer. */
  contentHtml: string
  footerHtml: string
}

/**
 * The document around the content of every email. The classes that the dark theme knows are `page`, `sheet`, `ink`,
 * `muted`, `tint` and `accent`.
 */
export function emailFrame({ subject, preview, contentHtml, footerHtml }: Framed): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${DARK}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf9f6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#faf9f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:544px">
<tr><td class="ink" style="padding:0 4px 16px;font-family:Newsreader,Georgia,serif;font-size:22px;${INK}">Rolecall</td></tr>
<tr><td class="sheet" style="padding:28px 28px 12px;background:#ffffff;border:1px solid #e4e1da;border-radius:10px;${FONT}">
<h1 class="ink" style="margin:0 0 16px;font-size:20px;line-height:26px;font-weight:600;${INK}">${escapeHtml(subject)}</h1>
${contentHtml}
</td></tr>
<tr><td class="muted" style="padding:16px 4px;font-size:13px;line-height:20px;${FONT};${MUTED}">${footerHtml}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Never a code, which would show on a locked screen. */
function previewOf(lines: readonly Line[]): string {
  const texts = lines.flatMap((line) => {
    if (typeof line === 'string') return [line]
    return 'title' in line ? [line.title] : []
  })
  return texts[0] ?? ''
}

const TEXT = `margin:0 0 16px;font-size:16px;line-height:24px;${INK}`

function lineHtml(line: Line): string {
  if (typeof line === 'string') return `<p class="ink" style="${TEXT}">${escapeHtml(line)}</p>`
  if ('code' in line) {
    return `<p class="ink tint" style="margin:0 0 16px;padding:14px 0;background:#f2f0ea;border-radius:6px;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:30px;line-height:36px;letter-spacing:6px;${INK}">${escapeHtml(line.code)}</p>`
  }
  if ('title' in line) return itemHtml(line)
  if ('quote' in line) {
    const words = escapeHtml(line.quote).replaceAll('\n', '<br>')
    return `<blockquote class="ink" style="margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #e4e1da;font-size:16px;line-height:24px;overflow-wrap:anywhere;${INK}">${words}</blockquote>`
  }
  const { link, label } = line
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" target="_blank" rel="noopener" style="display:inline-block;padding:10px 20px;background:${ACCENT};border-radius:6px;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="muted" style="margin:0 0 16px;font-size:13px;line-height:20px;${MUTED};word-break:break-all">${escapeHtml(link)}</p>`
}

/** The whole item is one target of at least 44 pixels. */
function itemHtml({ title, link, details }: EmailItem): string {
  const lines = details.map(
    (detail) =>
      `<span class="muted" style="display:block;font-size:14px;line-height:21px;${MUTED}">${escapeHtml(detail)}</span>`,
  )
  return `<p style="margin:0 0 12px;padding:0 0 12px;border-bottom:1px solid #8a90991f"><a href="${escapeHtml(link)}" target="_blank" rel="noopener" style="display:block;min-height:44px;text-decoration:none"><span class="accent" style="display:block;font-size:17px;line-height:24px;font-weight:600;color:${ACCENT}">${escapeHtml(title)}</span>${lines.join('')}</a></p>`
}

function footerHtml({ reason, links }: NonNullable<LetterContent['footer']>): string {
  const shown = links.map(
    ({ link, label }) =>
      `<a href="${escapeHtml(link)}" target="_blank" rel="noopener" class="muted" style="display:inline-block;padding:12px 16px 12px 0;${MUTED};text-decoration:underline">${escapeHtml(label)}</a>`,
  )
  return `${escapeHtml(reason)}${shown.length > 0 ? `<br>${shown.join('')}` : ''}`
}
