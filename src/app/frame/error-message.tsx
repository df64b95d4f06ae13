/** The layout of a page that says why another one cannot be shown. */
import type { ReactNode } from 'react'

type MessageProps = {
  title: string
  label: string
  /** Beside the message, where there is room. */
  aside?: ReactNode
  children: ReactNode
}

export function ErrorMessage({ title, label, aside, children }: MessageProps) {
  return (
    <div className={aside ? 'page error-page error-with-aside' : 'page error-page'}>
      <title>{`${title} | Rolecall`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-text space-y-4">
        <p className="text-sm font-semibold text-muted tabular-nums">{label}</p>
        <h1>{title}</h1>
        {children}
      </div>
      {aside}
    </div>
  )
}
