/**
 * Fields that narrow down a list: in a row above it on a wide screen, and on a phone in a sheet behind one button, so
 * that the list begins at once. The sheet is a popover, so it also opens without JavaScript. Goes inside the form.
 */
import './filter-sheet.css'
import { type ReactNode, useRef } from 'react'
import { Icon } from './icon.tsx'
import { useClosedWhenWide } from './use-closed-when-wide.ts'

type Props = {
  id: string
  /** How many filters are active. */
  active: number
  children: ReactNode
}

export function FilterSheet({ id, active, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  useClosedWhenWide(sheet, '48rem')
  return (
    <>
      <button type="button" className="button filter-sheet-button" popoverTarget={id}>
        <Icon name="sliders-horizontal" />
        Filters{active > 0 && ` (${active})`}
      </button>
      <div ref={sheet} id={id} popover="auto" className="filter-sheet">
        {children}
        <button
          type="button"
          className="button button-primary filter-sheet-done"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          Done
        </button>
      </div>
    </>
  )
}
