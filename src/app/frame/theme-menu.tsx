/**
 * Light, Dark or System. The choice is stored in local storage under `theme` and applied as a class on the
 * root element. `THEME_SCRIPT` sets it before the first paint; this menu changes it afterwards.
 */
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { keep, useStored } from '#app/ui/browser-storage.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { entryOf } from '#core/text/entry-of.ts'

const THEMES = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'monitor' },
] as const satisfies { value: string; label: string; icon: IconName }[]
export type Theme = (typeof THEMES)[number]['value']

const KEY = 'theme'
const SYSTEM_DARK = '(prefers-color-scheme: dark)'

/** Runs in the head, before the first paint. If storage is blocked, the system setting decides. */
export const THEME_SCRIPT = `(()=>{let t;try{t=localStorage.getItem('${KEY}')}catch{}
document.documentElement.classList.add(t==='light'||t==='dark'?t:matchMedia('${SYSTEM_DARK}').matches?'dark':'light')})()`

export function ThemeMenu() {
  const stored = useStored(KEY)
  const theme = THEMES.find(({ value }) => value === stored)?.value ?? 'system'
  const menu = useRef<HTMLDivElement>(null)

  // A layout effect, so before the next paint: React removes the root's classes when it renders an error page.
  useLayoutEffect(() => {
    applyTheme(theme)
    if (theme !== 'system') return
    const system = matchMedia(SYSTEM_DARK)
    const follow = () => applyTheme('system')
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [theme])

  return (
    <div className="needs-script">
      <button
        type="button"
        className="button button-plain button-icon"
        popoverTarget="theme-menu"
        aria-haspopup="menu"
        aria-label="Theme"
      >
        <Icon name="sun-moon" className="icon-large" />
      </button>
      <div
        id="theme-menu"
        ref={menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label="Theme"
        className="menu"
        onToggle={(event) => {
          if (event.newState === 'open') items(menu.current)[indexOf(theme)]?.focus()
        }}
        onKeyDown={(event) => moveFocus(event, items(menu.current))}
      >
        {THEMES.map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={value === theme}
            className="menu-item"
            onClick={() => {
              chooseTheme(value)
              menu.current?.hidePopover()
            }}
          >
            <Icon name={icon} />
            {label}
            {value === theme && <Icon name="check" className="menu-check" />}
          </button>
        ))}
      </div>
    </div>
  )
}

export function chooseTheme(theme: Theme) {
  applyTheme(theme) // also if storage is blocked, for as long as the page is open
  keep(KEY, theme)
}

function applyTheme(theme: Theme) {
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(SYSTEM_DARK).matches)
  document.documentElement.classList.toggle('dark', isDark)
  document.documentElement.classList.toggle('light', !isDark)
}

const indexOf = (theme: Theme) => THEMES.findIndex(({ value }) => value === theme)

const items = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? []),
]

const STEPS: Record<string, (at: number, length: number) => number> = {
  ArrowDown: (at, length) => (at + 1) % length,
  ArrowUp: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}

function moveFocus(event: KeyboardEvent, all: HTMLElement[]) {
  const step = entryOf(STEPS, event.key)
  if (!step) return
  event.preventDefault()
  all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus()
}
