/** What to do when a mail does not come, beside the page that waits for it. */
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { CODE_MINUTES } from '#core/account/sign-in-times.ts'

const HELP: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'clock',
    title: `Good for ${CODE_MINUTES} minutes`,
    text: 'It works once. A new one replaces it.',
  },
  {
    icon: 'mail',
    title: 'Nothing there?',
    text: 'Look among spam and promotions, and check the address for slips.',
  },
  {
    icon: 'shield-check',
    title: 'Keep it to yourself',
    text: 'Nobody from here will ever ask you for a code or a password.',
  },
]

export function MailHelp() {
  return (
    <>
      <h2>While you wait</h2>
      <ul>
        {HELP.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <span>
              <strong>{title}</strong>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
