/** Help for moving cards on the board. */
import { Icon } from '#app/ui/icon.tsx'

const KEYS = [
  ['Space', 'Pick up or drop the card'],
  ['← →', 'Choose a stage for the card you picked up, or go to the previous or next column'],
  ['↑ ↓', 'Go to the previous or next card'],
  ['Esc', 'Cancel the move'],
  ['M', 'Open the card’s menu with all stages'],
  ['Del', 'Delete the card'],
  ['Ctrl Z', 'Undo'],
] as const

export function TrackerKeys() {
  return (
    <details className="tracker-keys needs-script">
      <summary>
        <Icon name="keyboard" />
        How to move cards
      </summary>
      <p className="text-muted">
        Drag a card to another stage (on a touch screen, hold it first), or use the menu in its
        corner. With the keyboard, go to a card’s title, then use these keys:
      </p>
      <dl>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
