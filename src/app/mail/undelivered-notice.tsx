/** Above every page of the dashboard while mail to the person is held back: what happened, and how to try again. */
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { SuppressionReason } from '#core/mail/suppression.ts'
import { EMAIL_DELIVERY_PATH } from './email-delivery-path.ts'

const CAUSES: Record<SuppressionReason, (email: string) => string> = {
  bounced: (email) =>
    `Mail to ${email} came back, so we’ve stopped sending job alerts and newsletters there.`,
  complained: (email) =>
    `Mail to ${email} was reported as spam, so we’ve stopped sending job alerts and newsletters there.`,
}

export function UndeliveredNotice({ email, reason }: { email: string; reason: SuppressionReason }) {
  return (
    <div className="notice notice-warn dashboard-notice">
      <Icon name="circle-alert" />
      <span>{CAUSES[reason](email)}</span>
      <Link to={EMAIL_DELIVERY_PATH} className="button button-small">
        {reason === 'bounced' ? 'Try again' : 'Send them again'}
      </Link>
    </div>
  )
}
