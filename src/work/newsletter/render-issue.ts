/**
 * An issue's Markdown as an email: HTML and complete text. The HTML passes through the same rules as listings, so only
 * known elements without attributes remain, images are left out, and links are absolute.
 */
import { Marked } from 'marked'
import { excerpt, htmlToText, sanitizeHtml } from '#core/html/html.ts'
import { escapeHtml } from '#core/html/html-write.ts'
import { emailFrame } from '#core/mail/email-message.ts'
import type { Settings } from '#core/settings/settings.ts'
import { entryOf } from '#core/text/entry-of.ts'

/** The content of an issue, the same for all its readers. `preview` is what lists of emails show after the subject. */
export type IssueContent = { html: string; text: string; preview: string }

const PREVIEW_CHARACTERS = 120

/** Links that begin with "/" lead to this site. Null for text that is nested too deeply to be rendered. */
export function readIssue(
  markdown: string,
  settings: Pick<Settings, 'publicUrl'>,
): IssueContent | null {
  try {
    return render(markdown, settings)
  } catch (error) {
    // The libraries recurse and have no limit of their own; each level of nesting takes some of the stack.
    if (error instanceof RangeError) return null
    throw error
  }
}

function render(markdown: string, { publicUrl }: Pick<Settings, 'publicUrl'>): IssueContent {
  const marked = new Marked({
    gfm: true,
    walkTokens(token) {
      if (token.type === 'link' && /^\/(?!\/)/.test(token.href)) token.href = publicUrl + token.href
    },
  })
  const html = sanitizeHtml(marked.parse(markdown, { async: false }))
  return {
    html: styled(html),
    text: htmlToText(withTargets(html)),
    preview: excerpt(htmlToText(html), PREVIEW_CHARACTERS),
  }
}

type Reader = {
  subject: string
  settings: Pick<Settings, 'publicUrl' | 'operator'>
  unsubscribeUrl: string
}

/** The email to one subscriber. */
export function issueEmail(
  { html, text, preview }: IssueContent,
  { subject, settings, unsubscribeUrl }: Reader,
) {
  const { host } = new URL(settings.publicUrl)
  const why = `You get this newsletter because you subscribed at ${host}.`
  const sender = [settings.operator.name, settings.operator.address].filter(Boolean).join(', ')
  return {
    subject,
    text: `${[text, `--\n${why}`, `Unsubscribe:\n${unsubscribeUrl}`, sender].filter(Boolean).join('\n\n')}\n`,
    html: emailFrame({
      subject,
      preview,
      contentHtml: html,
      footerHtml: [
        escapeHtml(why),
        `<a href="${escapeHtml(unsubscribeUrl)}" target="_blank" rel="noopener" class="accent" style="${LINK}">Unsubscribe</a>`,
        escapeHtml(sender),
      ]
        .filter(Boolean)
        .join('<br>'),
    }),
  }
}

/** Each link as its words and then its address: a text part has no other way to follow it. */
function withTargets(safeHtml: string): string {
  const parts = safeHtml.split(LINK_END).map((part) => {
    const from = part.lastIndexOf(LINK_START) + LINK_START.length
    if (from < LINK_START.length) return part
    const href = part.slice(from, part.indexOf('"', from))
    const words = part.slice(part.indexOf('>', from) + 1)
    return words === href ? part : `${part} (${href})`
  })
  return parts.join(LINK_END)
}

/** As `sanitizeHtml` writes links, which contain no other link. */
const LINK_START = '<a href="'
const LINK_END = '</a>'

const INK = 'color:#16181d'
const LINK = 'color:#0b6e4f;text-decoration:underline'
const CODE = `font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px;${INK}`
const BODY = `font-size:16px;line-height:24px;${INK}`

/** Many email programs ignore style sheets, so each element has its own style; the dark theme goes by the classes. */
const STYLES: Readonly<Record<string, { style: string; className?: string }>> = {
  p: { style: `margin:0 0 16px;${BODY}`, className: 'ink' },
  h3: {
    style: `margin:24px 0 8px;font-size:18px;line-height:24px;font-weight:600;${INK}`,
    className: 'ink',
  },
  h4: {
    style: `margin:20px 0 8px;font-size:16px;line-height:24px;font-weight:600;${INK}`,
    className: 'ink',
  },
  ul: { style: `margin:0 0 16px;padding-left:24px;${BODY}`, className: 'ink' },
  ol: { style: `margin:0 0 16px;padding-left:24px;${BODY}`, className: 'ink' },
  li: { style: 'margin:0 0 4px' },
  blockquote: {
    style: `margin:0 0 16px;padding-left:16px;border-left:3px solid #e4e1da;${INK}`,
    className: 'ink',
  },
  pre: {
    style: `margin:0 0 16px;padding:12px;background:#f2f0ea;border-radius:6px;white-space:pre-wrap;${CODE}`,
    className: 'ink tint',
  },
  code: { style: CODE, className: 'ink' },
  hr: { style: 'margin:24px 0;border:0;border-top:1px solid #e4e1da' },
  a: { style: LINK, className: 'accent' },
}

/** Text in safe HTML has no "<", so every match is a tag. */
const styled = (safeHtml: string) =>
  safeHtml
    .replace(/<([a-z]+\d?)(?=[ >])/g, (tag, name: string) => {
      const { style, className } = entryOf(STYLES, name) ?? {}
      return `${tag}${className ? ` class="${className}"` : ''}${style ? ` style="${style}"` : ''}`
    })
    .replace(/ rel="[^"]*"/g, ' target="_blank" rel="noopener"')
