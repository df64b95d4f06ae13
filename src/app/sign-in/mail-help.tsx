/** What to do if an email does not arrive, beside the page that waits for it. */
import { CODE_MINUTES } from '#core/account/sign-in-times.ts'
import { type Fact, IconList } from './icon-list.tsx'

const helpFor = (sent: 'code' | 'link'): readonly Fact[] => [
  {
    icon: 'clock',
    title: `Valid for ${CODE_MINUTES} minutes`,
    text: `The ${sent} works once. A new ${sent} replaces the old one, and may take up to a minute to arrive.`,
  },
  {
    icon: 'mail',
    title: 'No email?',
    text: 'Check your spam and promotions folders, and check the address for typos.',
  },
  {
    icon: 'shield-check',
    title: `Keep the ${sent} to yourself`,
    text: 'We’ll never ask you for a code or a password.',
  },
]

/** `sent`: what the email has in it. */
export const MailHelp = ({ sent }: { sent: 'code' | 'link' }) => (
  <IconList heading="While you wait" facts={helpFor(sent)} />
)
