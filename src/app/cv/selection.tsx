/** The selected value or file line: hovered or focused for the moment, or set by the URL. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ShownCv } from './load-cv.ts'

export type Looked = { key: string } | { line: number }

type Selection = {
  /** Highlighted lines of the file. */
  lines: readonly number[]
  /** Keys of the highlighted values. */
  keys: readonly string[]
  /** Call with null when the pointer or focus leaves. */
  point: (looked: Looked | null) => void
  /** `edit`, `line` and `add`: the form that the URL opens. */
  edit: string | null
  line: number | null
  add: string | null
}

const SelectionContext = createContext<Selection>({
  lines: [],
  keys: [],
  point: () => {},
  edit: null,
  line: null,
  add: null,
})

export const useSelection = () => useContext(SelectionContext)

export function SelectionProvider({ cv, children }: { cv: ShownCv; children: ReactNode }) {
  const [search] = useSearchParams()
  const [pointed, point] = useState<Looked | null>(null)
  const [edit, add] = [search.get('edit'), search.get('add')]
  const line = readLine(search.get('line'), cv.lines.length)
  const held = edit ?? search.get('at')
  const value = useMemo(() => {
    const looked = pointed ?? (line !== null ? { line } : held === null ? null : { key: held })
    return { ...markedBy(looked, cv), point, edit, line, add }
  }, [pointed, line, held, edit, add, cv])
  return <SelectionContext value={value}>{children}</SelectionContext>
}

function markedBy(looked: Looked | null, cv: ShownCv) {
  if (looked === null) return { lines: [], keys: [] }
  if ('line' in looked) {
    const keys = cv.lines[looked.line]?.goesTo.map(({ key }) => key) ?? []
    return { lines: [looked.line], keys }
  }
  return { lines: cv.marks[looked.key]?.lines ?? [], keys: [looked.key] }
}

function readLine(text: string | null, count: number): number | null {
  if (text === null || !/^\d{1,5}$/.test(text)) return null
  return Number(text) < count ? Number(text) : null
}
