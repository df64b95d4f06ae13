/** Says that this copy sends no mail but keeps it, and where it can be read. */
import { Icon } from '#app/ui/icon.tsx'

export function MailNotice({ isMailSent }: { isMailSent: boolean }) {
  if (isMailSent) return null
  return (
    <p className="notice">
      <Icon name="info" />
      <span>
        This copy of Rolecall sends no mail yet. Messages are kept on the machine it runs on: read
        yours in the{' '}
        <a href="/dev/inbox" target="_blank" rel="noreferrer" className="link">
          inbox
        </a>
        .
      </span>
    </p>
  )
}
