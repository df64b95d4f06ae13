/** A new access token, in the one moment in which it can be seen, and how to use it. */
import { useEffect, useRef } from 'react'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export function ShownToken({ token, publicUrl }: { token: string; publicUrl: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new token is read out
  useEffect(() => title.current?.focus(), [token])
  return (
    <div className="card your-data-token">
      <h3 ref={title} tabIndex={-1}>
        Your new token
      </h3>
      <p className="notice notice-warn">
        <Icon name="lock" />
        <span>
          <strong>It is shown this once.</strong> Keep it like a password: whoever has it can do
          what it allows.
        </span>
      </p>
      <div className="your-data-secret">
        <code id="new-token">{token}</code>
        <CopyButton
          from="new-token"
          label="Copy the token"
          copied="Token copied"
          failed="Could not copy the token"
        />
      </div>
      <details>
        <summary>Try it</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <pre className="your-data-example" tabIndex={0}>
          {`curl -H 'Authorization: Bearer ${token}' \\\n  ${publicUrl}/api/me/applications`}
        </pre>
      </details>
    </div>
  )
}
