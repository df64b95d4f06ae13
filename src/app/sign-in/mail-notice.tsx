/** Says that this instance stores email instead of sending it, and where it can be read. */
import { Icon } from '#app/ui/icon.tsx'
import type { MailState } from './mail-state.ts'

export function MailNotice({ mail }: { mail: MailState }) {
  if (mail === 'sent') return null
  return (
    <p className="notice">
      <Icon name="info" />
      <span>
        This server doesn’t send email yet.{' '}
        {mail === 'here' ? (
          <>
            Your message is in the{' '}
            <a href="/dev/inbox" target="_blank" rel="noreferrer" className="link">
              inbox
            </a>
            .
          </>
        ) : (
          'Its operator can open your message with the inbox link printed when the server started.'
        )}
      </span>
    </p>
  )
}
