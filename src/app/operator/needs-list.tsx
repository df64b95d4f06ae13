/** What needs an operator, most urgent first, each with where it is done; the first is the page's action. */
import type { DailyFigures } from '#core/operator/daily-figures.ts'
import { countOf } from '#core/text/count-of.ts'

export type OperatorNeed = {
  title: string
  text: string
  label: string
  href: string
}

type Facts = {
  figures: DailyFigures
  newMessages: number
  mailIsConfigured: boolean
}

/** For loaders. Empty if nothing does. */
export function findNeeds({ figures, newMessages, mailIsConfigured }: Facts): OperatorNeed[] {
  const { boards } = figures
  const all = Object.values(boards).reduce((sum, count) => sum + count, 0)
  const late = boards['7d'] + boards.older
  const needs: (OperatorNeed | false)[] = [
    all === 0 && {
      title: 'No boards are read',
      text: 'Jobs come from boards: add some, or resume those that are paused.',
      label: 'Add boards',
      href: '/admin/sources',
    },
    !mailIsConfigured && {
      title: 'Email isn’t sent',
      text: 'Messages wait in this server’s inbox until SMTP_URL is set.',
      label: 'Open the inbox',
      href: '/dev/inbox',
    },
    newMessages > 0 && {
      title: countOf(newMessages, 'unanswered message'),
      text: 'From the contact form.',
      label: 'Read and answer',
      href: '/admin/messages',
    },
    late > 0 && {
      title: `${countOf(late, 'board')} not read whole for two days`,
      text: `${late === 1 ? 'Its' : 'Their'} jobs may be closed by now.`,
      label: 'See boards',
      href: '/admin/sources',
    },
  ]
  return needs.filter((need) => need !== false)
}

export function NeedsList({ needs }: { needs: readonly OperatorNeed[] }) {
  if (needs.length === 0) return null
  return (
    <section aria-labelledby="needs" className="admin-part admin-needs">
      <h2 id="needs">Needs you</h2>
      <ul>
        {needs.map(({ title, text, label, href }, at) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <a href={href} className={at === 0 ? 'button button-primary' : 'button'}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
