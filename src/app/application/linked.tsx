/** Turns a URL, an email address or a phone number into a link; shows any other text as it is. */
export function Linked({ text }: { text: string }) {
  if (/^https?:\/\/\S+$/i.test(text)) {
    return (
      <a href={text} target="_blank" rel="nofollow noopener noreferrer" className="link">
        {text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')}
      </a>
    )
  }
  if (/^[^\s@]+@[^\s@]+$/.test(text)) {
    return (
      <a href={`mailto:${text}`} className="link">
        {text}
      </a>
    )
  }
  if (/^\+?[\d\s()/.-]{6,}$/.test(text)) {
    return (
      <a href={`tel:${text.replace(/[^\d+]/g, '')}`} className="link">
        {text}
      </a>
    )
  }
  return text
}
