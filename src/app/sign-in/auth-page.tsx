/** The layout of the sign-in pages: the form on the left, an aside beside it. */
import type { ReactNode } from 'react'
import { PageHead } from '#app/frame/page-head.tsx'
import './auth.css'

type Props = {
  title: string
  /** The page's name in the browser's tab, if the title doesn't say what the page is. */
  tabTitle?: string
  /** The page's path, without a query. */
  path: string
  lede?: ReactNode
  /** Shown above the title. */
  tabs?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

export function AuthPage({ title, tabTitle = title, path, lede, tabs, aside, children }: Props) {
  return (
    <div className="page auth-page">
      <PageHead
        title={tabTitle}
        description="Sign in to save jobs and track your applications."
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
