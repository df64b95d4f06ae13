/** Both parts of an email: the HTML as an email program shows it, and the text. */

type Props = { subject: string; src: string; text: string }

export function EmailPreview({ subject, src, text }: Props) {
  return (
    <section aria-labelledby="preview" className="newsletter-preview">
      <h2 id="preview">Preview</h2>
      <iframe
        key={src}
        className="newsletter-frame"
        src={src}
        title={`${subject || 'The issue'}, as an email program shows it`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <details>
        <summary>Plain text</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <pre className="newsletter-text" tabIndex={0}>
          {text}
        </pre>
      </details>
    </section>
  )
}
