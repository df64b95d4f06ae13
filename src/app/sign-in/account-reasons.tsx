/** What an account is good for, beside the form that makes one. */
import { Icon, type IconName } from '#app/ui/icon.tsx'

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'flag',
    title: 'Keep jobs',
    text: 'Every job you save, with your notes and what has happened to it since.',
  },
  {
    icon: 'briefcase',
    title: 'Follow applications',
    text: 'From Interested to Accepted, with interviews and what is due next.',
  },
  {
    icon: 'user',
    title: 'Say it once',
    text: 'Your skills, experience and wishes, kept in one private profile.',
  },
  {
    icon: 'download',
    title: 'Take it with you',
    text: 'Download everything, or delete everything, whenever you like.',
  },
]

export function AccountReasons() {
  return (
    <>
      <h2>With an account</h2>
      <ul>
        {REASONS.map(({ icon, title, text }) => (
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
