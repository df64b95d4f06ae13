/** Says that this copy sends no mail but keeps it, and where it can be read. */
import { Icon } from '#app/ui/icon.tsx'
import type { MailState } from './mail-state.ts'

export function MailNotice({ mail }: { mail: MailState }) {
  if (mail === 'sent') return null
  return (
    <p className="notice">
      <Icon name="info" />
      <span>
        This copy of Rolecall sends no mail: messages are kept on the machine that it runs on.{' '}
        {mail === 'here' ? (
          <>
            Yours is in the{' '}
            <a href="/dev/inbox" target="_blank" rel="noreferrer" className="link">
              inbox
            </a>
            .
          </>
        ) : (
          'Whoever runs it can read yours to you.'
        )}
      </span>
    </p>
  )
}
