/** At the top of a page whose form a higher plan is needed for, so that nobody fills it in for nothing. */
import { Icon } from '#app/ui/icon.tsx'

/** `text`: null if the plan allows it. */
export function PlanNotice({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p className="notice notice-warn">
      <Icon name="info" />
      <span>{text}</span>
      <a href="/subscription" className="button button-small">
        See plans
      </a>
    </p>
  )
}
