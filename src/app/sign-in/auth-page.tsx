/** The frame of every page about signing in: what to do on the left, what to know beside it. */
import type { ReactNode } from 'react'
import { PageHead } from '#app/frame/page-head.tsx'
import './auth.css'

type Props = {
  title: string
  /** The page's address, without parameters. */
  path: string
  lede?: ReactNode
  /** Stands above the title. */
  tabs?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

export function AuthPage({ title, path, lede, tabs, aside, children }: Props) {
  return (
    <div className="page auth-page">
      <PageHead
        title={title}
        description="Sign in to keep jobs and follow your applications."
        path={path}
        isPrivate
      />
      <div className="auth-main">
        {tabs}
        <h1>{title}</h1>
        {lede && <p className="auth-lede">{lede}</p>}
        <div className="auth-steps">{children}</div>
      </div>
      {aside && <aside className="auth-aside">{aside}</aside>}
    </div>
  )
}
