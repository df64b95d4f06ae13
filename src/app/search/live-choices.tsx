/** What the bar below the list says and does with a script: about jobs marked for comparison, or about selected ones. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { compareOnly } from '#app/lists/compared-ids.ts'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { CHOICES_FORM } from '#app/lists/use-compared.ts'
import { Icon } from '#app/ui/icon.tsx'
import { compareAddress } from '#core/job/compare-address.ts'
import { type JobId, MAX_COMPARED } from '#core/job/job.ts'
import { MAX_SELECTED, type ManyAct } from '#core/lists/many-jobs.ts'
import { countOf } from '#core/text/count-of.ts'

/** `replace`: in the same history entry. */
export type EndSelecting = (isOn: false, replace?: boolean) => Promise<void>

type Props = {
  isSelecting: boolean
  compared: readonly JobId[]
  /** Ends selecting. */
  onDone: EndSelecting
}

export const LiveChoices = ({ isSelecting, compared, onDone }: Props) =>
  isSelecting ? <Selection onDone={onDone} /> : <Marked ids={compared} />

function Marked({ ids }: { ids: readonly JobId[] }) {
  return (
    <>
      <p role="status" className="choose-count">
        {countOf(ids.length, 'job')} to compare
        {ids.length === 1 && <span className="text-muted">. Choose another.</span>}
      </p>
      <a href={compareAddress(ids)} rel="nofollow" className="button button-primary button-small">
        <Icon name="scale" />
        Compare
      </a>
      <button
        type="button"
        className="button button-plain button-small"
        onClick={() => {
          compareOnly([])
          focusResults()
        }}
      >
        Clear
      </button>
    </>
  )
}

const ACTS: readonly [act: ManyAct, label: string][] = [
  ['save', 'Save'],
  ['hide', 'Hide'],
  ['track', 'Track'],
]

function Selection({ onDone }: Pick<Props, 'onDone'>) {
  const { act } = useJobMarks()
  const navigate = useNavigate()
  const [hint, setHint] = useState('')
  const { boxes, renew } = useBoxes(() => setHint(''))
  const count = boxes.length
  // What can be done with selected jobs shows once there was one, and stays, so that no button goes from under a finger.
  const [wasUsed, setWasUsed] = useState(false)
  if (count > 0 && !wasUsed) setWasUsed(true)

  const selectAll = () => {
    for (const box of boxesOf()) box.checked = true
    renew()
    focusResults()
  }
  const run = (many: ManyAct) => {
    if (count === 0) return
    if (count > MAX_SELECTED) return setHint(`Select up to ${MAX_SELECTED} jobs`)
    act({ many, jobs: boxes.map(jobOf) })
    for (const box of boxes) box.checked = false
    renew()
  }
  const compare = async () => {
    if (count === 0) return
    if (count > MAX_COMPARED) return setHint(`You can compare up to ${MAX_COMPARED} jobs`)
    const ids = boxes.map(jobOf).map(({ id }) => id)
    compareOnly(ids)
    // Going back then finds the list with these jobs marked.
    await onDone(false, true)
    await navigate(compareAddress(ids))
  }

  return (
    <>
      <p role="status" className="choose-count">
        {hint || (wasUsed ? `${count} selected` : 'Select jobs to save, hide, track or compare.')}
      </p>
      {count === 0 && (
        <button type="button" className="button button-small" onClick={selectAll}>
          Select all
        </button>
      )}
      {wasUsed && (
        <>
          {ACTS.map(([many, label]) => (
            <button
              key={many}
              type="button"
              className="button button-small"
              // Not `disabled`, which would take the focus from the button that was just used.
              aria-disabled={count === 0}
              onClick={() => run(many)}
            >
              {label}
            </button>
          ))}
          <button
            type="button"
            className="button button-small"
            aria-disabled={count === 0}
            onClick={() => void compare()}
          >
            Compare
          </button>
        </>
      )}
      <button
        type="button"
        className="button button-plain button-small"
        onClick={() => {
          void onDone(false)
          focusResults()
        }}
      >
        Done
      </button>
    </>
  )
}

/**
 * The checked boxes, in the order of the list. With the shift key, a click gives all boxes from the one before it the same
 * state. A card with the focus is selected at the beginning: its key did that.
 */
function useBoxes(onChange: () => void) {
  const { marks } = useJobMarks()
  const location = useLocation()
  const [boxes, setBoxes] = useState<HTMLInputElement[]>([])
  const renew = () => setBoxes(checkedBoxes())
  const latest = useRef({ renew, onChange })
  latest.current = { renew, onChange }

  useEffect(() => {
    const card = document.activeElement?.closest('[data-job]')
    const box = boxesOf().find((one) => card?.contains(one))
    if (box) box.checked = true
    latest.current.renew()
  }, [])
  // Another search or a hidden job takes cards away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards have changed
  useEffect(() => latest.current.renew(), [marks, location])
  useShiftClicks(latest)
  return { boxes, renew }
}

function useShiftClicks(latest: RefObject<{ renew(): void; onChange(): void }>) {
  useEffect(() => {
    let last: HTMLInputElement | null = null
    const onClick = (event: MouseEvent) => {
      const box = event.target
      const all = boxesOf()
      if (!(box instanceof HTMLInputElement) || !all.includes(box)) return
      if (event.shiftKey && last?.isConnected) {
        const [from = 0, to = 0] = [all.indexOf(last), all.indexOf(box)].sort((a, b) => a - b)
        for (const between of all.slice(from, to + 1)) between.checked = box.checked
      }
      last = box
      latest.current.onChange()
      latest.current.renew()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [latest])
}

/** The boxes of all cards, in the order of the list. */
const boxesOf = () => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name=jobs][form=${CHOICES_FORM}]`),
]

const checkedBoxes = () => boxesOf().filter(({ checked }) => checked)

/** The job of a box, with the name that a visitor's list of hidden jobs shows. */
function jobOf(box: HTMLInputElement) {
  const card = box.closest('[data-job]')
  const textIn = (selector: string) => card?.querySelector(selector)?.textContent ?? ''
  const id = Number(box.value) as JobId // we rendered it
  return { id, name: `${textIn('h3')}, ${textIn('.job-card-link')}` }
}

const focusResults = () => document.getElementById('results')?.focus({ preventScroll: true })
