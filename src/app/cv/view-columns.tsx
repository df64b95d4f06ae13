/** The values beside the file; where there is no room for both, one of them, and a choice between them. */
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useSelection } from './selection.tsx'

const VIEWS = [
  { view: 'fields', label: 'Fields' },
  { view: 'file', label: 'File' },
] as const

type Props = { hasFile: boolean; children: ReactNode }

export function ViewColumns({ hasFile, children }: Props) {
  const { hash } = useLocation()
  const { line } = useSelection()
  const shown = hasFile && (line !== null || hash === '#file') ? 'file' : 'fields'
  return (
    <>
      {hasFile && (
        <nav className="cv-jump" aria-label="View">
          <p className="segments">
            {VIEWS.map(({ view, label }) => (
              <Link
                key={view}
                to={`#${view}`}
                aria-current={view === shown ? 'true' : undefined}
                replace
              >
                {label}
              </Link>
            ))}
          </p>
        </nav>
      )}
      <div className="cv-columns" data-single={!hasFile || undefined} data-shown={shown}>
        {children}
      </div>
    </>
  )
}
