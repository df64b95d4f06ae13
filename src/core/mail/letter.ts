/**
 * A short letter as HTML and as text that says the same. The HTML is what mail programs of all ages draw: one
 * table, styles at each element, no picture, nothing loaded. Every word from outside is escaped.
 */
import { escapeHtml } from '#core/html/html-write.ts'

export type Line = string | { code: string } | { link: string; label: string }

export type LetterContent = { subject: string; lines: readonly Line[] }

const FOOTER = 'Rolecall sent this because somebody used this address there. You need not answer.'

export function letterText({ lines }: LetterContent): string {
  const parts = lines.map((line) => {
    if (typeof line === 'string') return line
    return 'code' in line ? line.code : `${line.label}:\n${line.link}`
  })
  return `${[...parts, `--\n${FOOTER}`].join('\n\n')}\n`
}

/** The colours are those of the light pages: programs that darken mail do so by themselves. */
const FONT = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const INK = 'color:#16181d'
const MUTED = 'color:#5b616e'
const ACCENT = '#0b6e4f'

export function letterHtml({ subject, lines }: LetterContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#faf9f6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewOf(lines))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#faf9f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:544px">
<tr><td style="padding:0 4px 16px;font-family:Newsreader,Georgia,serif;font-size:22px;${INK}">Rolecall</td></tr>
<tr><td style="padding:28px 28px 12px;background:#ffffff;border:1px solid #e4e1da;border-radius:10px;${FONT}">
<h1 style="margin:0 0 16px;font-size:20px;line-height:26px;font-weight:600;${INK}">${escapeHtml(subject)}</h1>
${lines.map(lineHtml).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;line-height:20px;${FONT};${MUTED}">${escapeHtml(FOOTER)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** What a list of mails shows beside the subject: never a code, which would show on a locked screen. */
const previewOf = (lines: readonly Line[]) => lines.find((line) => typeof line === 'string') ?? ''

const TEXT = `margin:0 0 16px;font-size:16px;line-height:24px;${INK}`

function lineHtml(line: Line): string {
  if (typeof line === 'string') return `<p style="${TEXT}">${escapeHtml(line)}</p>`
  if ('code' in line) {
    return `<p style="margin:0 0 16px;padding:14px 0;background:#f2f0ea;border-radius:6px;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:30px;line-height:36px;letter-spacing:6px;${INK}">${escapeHtml(line.code)}</p>`
  }
  const { link, label } = line
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" target="_blank" rel="noopener" style="display:inline-block;padding:10px 20px;background:${ACCENT};border-radius:6px;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;${MUTED};word-break:break-all">${escapeHtml(link)}</p>`
}
