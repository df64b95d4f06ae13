/**
 * The list below a search field: recent searches and popular skills before anything is typed, matching suggestions
 * afterwards. Its options belong to the field's combobox, which handles the keys. The remove buttons are beside the
 * list, because an option must not contain buttons.
 */
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { clearRecentSearches, removeRecentSearch } from './recent-searches.ts'
import type { Suggested } from './use-suggestions.ts'

/** A recent search has no count. */
export type Choice = { kind: 'recent'; text: string; count: null; slug: null } | Suggested

const KINDS: Record<Choice['kind'], { label: string; icon: IconName }> = {
  recent: { label: 'Recent search', icon: 'history' },
  title: { label: 'Title', icon: 'briefcase' },
  skill: { label: 'Skill', icon: 'tag' },
  company: { label: 'Company', icon: 'building-2' },
  place: { label: 'Location', icon: 'map-pin' },
}

type Props = {
  id: string
  choices: readonly Choice[]
  active: number
  /** Whether nothing is typed yet; the choices are then grouped under titles. */
  isBefore: boolean
  onChoose: (choice: Choice) => void
  /** Called when no recent search is left, because the focused button is gone. */
  onCleared: () => void
}

export function SuggestionList(props: Props) {
  const { id, choices, active, isBefore, onChoose, onCleared } = props
  const recent = choices.filter(({ kind }) => kind === 'recent')
  const draw = (choice: Choice) => {
    const at = choices.indexOf(choice)
    return (
      <Option
        key={choice.kind + choice.text}
        id={`${id}-${at}`}
        choice={choice}
        isActive={at === active}
        onChoose={onChoose}
      />
    )
  }
  const group = (title: string, of: readonly Choice[]) =>
    of.length > 0 && (
      // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element is
      <div role="group" aria-label={title}>
        <p className="suggestions-title" aria-hidden="true">
          {title}
        </p>
        {of.map(draw)}
      </div>
    )
  return (
    // Prevents a press here from taking the focus from the field.
    <div className="suggestions" onPointerDown={(event) => event.preventDefault()}>
      <div className="suggestions-scroll">
        <div id={id} role="listbox" aria-label="Suggestions">
          {isBefore ? (
            <>
              {group('Recent searches', recent)}
              {group('Popular skills', choices.slice(recent.length))}
            </>
          ) : (
            choices.map(draw)
          )}
        </div>
        {recent.length > 0 && (
          <div className="suggestion-removals">
            {recent.map(({ text }) => (
              <button
                key={text}
                type="button"
                tabIndex={-1}
                className="suggestion-removal"
                aria-label={`Remove recent search ${text}`}
                onClick={() => removeRecentSearch(text)}
              >
                <Icon name="x" />
              </button>
            ))}
          </div>
        )}
      </div>
      {recent.length > 0 && (
        <p className="suggestions-foot">
          <span className="pointer-coarse:hidden">
            <kbd className="key">Del</kbd> removes a search
          </span>
          <button
            type="button"
            className="link"
            onClick={() => {
              clearRecentSearches()
              onCleared()
            }}
          >
            Clear recent searches
          </button>
        </p>
      )}
    </div>
  )
}

type OptionProps = {
  id: string
  choice: Choice
  isActive: boolean
  onChoose: (choice: Choice) => void
}

function Option({ id, choice, isActive, onChoose }: OptionProps) {
  const { label, icon } = KINDS[choice.kind]
  const count = choice.count?.toLocaleString('en')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, as a combobox does
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={choice.kind === 'recent' ? 'suggestion suggestion-recent' : 'suggestion'}
      onClick={() => onChoose(choice)}
    >
      <Icon name={icon} className="text-muted" />
      <span className="min-w-0 flex-1 truncate">{choice.text}</span>
      {count && (
        <>
          <span className="suggestion-kind">
            <span className="sr-only">, </span>
            {label}
          </span>
          <span className="suggestion-count">
            <span className="sr-only">, </span>
            {count}
            <span className="sr-only"> {choice.count === 1 ? 'job' : 'jobs'}</span>
          </span>
        </>
      )}
    </div>
  )
}
