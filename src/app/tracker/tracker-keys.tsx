/** How cards of the board are moved, for those who look for it. */
import { Icon } from '#app/ui/icon.tsx'

const KEYS = [
  ['Space', 'Pick up the card, put it down'],
  ['← →', 'Choose a stage for it; without a card, go to the next column'],
  ['↑ ↓', 'Go to the next card'],
  ['Esc', 'Leave it where it was'],
  ['M', 'The card’s menu, with every stage'],
  ['Del', 'Delete the card'],
  ['Ctrl Z', 'Undo'],
] as const

export function TrackerKeys() {
  return (
    <details className="tracker-keys needs-script">
      <summary>
        <Icon name="keyboard" />
        Moving cards
      </summary>
      <p className="text-muted">
        Drag a card to another stage; on a touch screen, hold it first. Or press the button at its
        corner. With the keyboard, go to a card’s title, then:
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
