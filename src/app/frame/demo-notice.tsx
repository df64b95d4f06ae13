/** Tells visitors that the sample data is made up. */
import { Icon } from '#app/ui/icon.tsx'

export function DemoNotice({ className = '' }: { className?: string }) {
  return (
    <p className={`notice ${className}`}>
      <Icon name="info" />
      <span>
        <strong>Sample data.</strong> Everything marked like this was made up to show how Rolecall
        works.
      </span>
    </p>
  )
}
