/**
 * The command menu: a dialog with one field that finds pages, actions, jobs, companies and the person's applications.
 * The field is a combobox and keeps the focus; the arrow keys choose and Enter goes. Loaded when it is first opened.
 */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from '#core/text/count-of.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { type Command, commandsFor } from './commands.ts'
import { useFrameData } from './frame-data.ts'
import { pickCommands } from './pick-commands.ts'
import { chooseTheme } from './theme-menu.tsx'
import { useTargets } from './use-targets.ts'

const LIST = 'command-list'
const GROUPS = ['Actions', 'Applications', 'Pages', 'Jobs', 'Companies'] as const

export function CommandMenu({ onClose }: { onClose: () => void }) {
  const frame = useFrameData()
  const isSignedIn = Boolean(frame?.viewer)
  const hasPlans = Boolean(frame?.plans)
  const commands = useMemo(() => commandsFor({ isSignedIn, hasPlans }), [isSignedIn, hasPlans])
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { list: targets, isKnown } = useTargets(text, isSignedIn)
  const shown = inGroups([...pickCommands(commands, text), ...targets])
  const at = Math.min(active, shown.length - 1)
  const dialog = useRef<HTMLDialogElement>(null)
  const run = useRun(dialog)

  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    document.getElementById(`${LIST}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = entryOf(STEPS, event.key)
    if (step && shown.length > 0) {
      event.preventDefault()
      setActive(step(at, shown.length))
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const chosen = shown[at]
      // While the text is newer than the results, its own search is meant.
      if (chosen && (isKnown || !targets.includes(chosen))) run(chosen)
      else if (!isKnown) run(searchFor(text))
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the menu closes it, as Escape does
    <dialog
      ref={dialog}
      className="command-menu"
      aria-label="Command menu"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="command-box">
        <div className="command-field">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-label="Find pages, jobs, companies and actions"
            aria-expanded={shown.length > 0}
            aria-controls={LIST}
            aria-autocomplete="list"
            aria-activedescendant={shown.length > 0 ? `${LIST}-${at}` : undefined}
            placeholder="Where to?"
            autoComplete="off"
            spellCheck={false}
            autoFocus
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="button button-plain button-small command-close"
            onClick={() => dialog.current?.close()}
          >
            Close
          </button>
        </div>
        <div id={LIST} role="listbox" aria-label="Results" className="command-list">
          {GROUPS.map((group) => {
            const those = shown.filter((it) => it.group === group)
            if (those.length === 0) return null
            return (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element is
              <div key={group} role="group" aria-label={group}>
                <p className="command-group" aria-hidden="true">
                  {group}
                </p>
                {those.map((command) => (
                  <Option
                    key={'to' in command ? command.to : command.label}
                    command={command}
                    at={shown.indexOf(command)}
                    isActive={shown.indexOf(command) === at}
                    onRun={run}
                  />
                ))}
              </div>
            )
          })}
        </div>
        {shown.length === 0 && isKnown && (
          <p className="command-none">Nothing matches “{text.trim()}”.</p>
        )}
        <p role="status" className="sr-only">
          {text.trim() !== '' && isKnown && countOf(shown.length, 'result')}
        </p>
        <p className="command-foot" aria-hidden="true">
          <kbd className="key">↑↓</kbd> choose <kbd className="key">Enter</kbd> open{' '}
          <kbd className="key">Esc</kbd> close
        </p>
      </div>
    </dialog>
  )
}

type OptionProps = {
  command: Command
  at: number
  isActive: boolean
  onRun: (command: Command) => void
}

function Option({ command, at, isActive, onRun }: OptionProps) {
  const { label, icon, about } = command
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, as a combobox does
    <div
      id={`${LIST}-${at}`}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="command-option"
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onRun(command)}
    >
      <Icon name={icon} />
      <span className="command-label">{label}</span>
      {about && (
        <span className="command-about">
          <span className="sr-only">, </span>
          {about}
        </span>
      )}
    </div>
  )
}

/** Closes the menu, then goes where the command leads. */
function useRun(dialog: React.RefObject<HTMLDialogElement | null>) {
  const navigate = useNavigate()
  const submit = useSubmit()
  return (command: Command) => {
    dialog.current?.close()
    if ('theme' in command) chooseTheme(command.theme)
    else if ('to' in command) void navigate(command.to)
    else void submit(null, { method: 'post', action: '/auth/signout' })
  }
}

const searchFor = (text: string): Command => ({
  group: 'Jobs',
  label: text,
  icon: 'search',
  to: `/jobs?query=${encodeURIComponent(text.trim())}`,
})

/** In the order in which they are shown, so that the arrow keys follow it. */
const inGroups = (commands: readonly Command[]) =>
  GROUPS.flatMap((group) => commands.filter((it) => it.group === group))

const STEPS: Record<string, (at: number, length: number) => number> = {
  ArrowDown: (at, length) => (at + 1) % length,
  ArrowUp: (at, length) => (at - 1 + length) % length,
}
