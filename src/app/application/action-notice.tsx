/** Reports what was just done, with undo: as a toast, or without JavaScript as a notice at the top. */
import { useEffect } from 'react'
import { Form, useLocation, useNavigate, useSubmit } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import type { Said } from './action-message.ts'

export function ActionNotice({ said }: { said: Said | null }) {
  const toast = useToast()
  const submit = useSubmit()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!said) return
    const { title, undo } = said
    const run = () =>
      void submit(undo, { method: 'post', action: pathname, preventScrollReset: true })
    toast(undo ? { title, action: { label: 'Undo', run } } : { title })
    // Show it only once: navigating back must not show it again.
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [said, toast, submit, navigate, pathname])

  if (!said) return null
  return (
    <noscript>
      <div className="notice mb-4" role="status">
        <Icon name="check" />
        <span>{said.title}</span>
        {said.undo && (
          <Form method="post">
            {Object.entries(said.undo).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className="button button-small">
              Undo
            </button>
          </Form>
        )}
      </div>
    </noscript>
  )
}
