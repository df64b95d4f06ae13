/** Shows a toast after signing in or out, on whichever page the person arrives. */
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { type Toast, useToast } from '#app/ui/toasts.tsx'
import { entryOf } from '#core/text/entry-of.ts'

const SIGNED_IN: Toast = {
  title: 'Welcome back!',
  description: "You've been successfully logged in.",
}
const SIGNED_UP: Toast = {
  title: 'Account created!',
  description: 'Your email address is confirmed.',
}
const SIGNED_OUT: Toast = {
  title: 'Signed out',
  description: 'You have been signed out successfully',
}
const ENDED: Toast = {
  title: 'Signed out',
  description: 'You were signed out on another device, or your session expired.',
}

/** By the form that ended the session. */
const LEFT_BY: Readonly<Record<string, Toast | null>> = {
  '/auth/signout': SIGNED_OUT,
  '/admin/setup': null, // the sign-in page says it
}

/** `personId` is null for a visitor. */
export function useSignInToasts(personId: string | null) {
  const toast = useToast()
  const { formAction } = useNavigation()
  const before = useRef({ personId, formAction })
  useEffect(() => {
    const was = before.current
    before.current = { personId, formAction }
    if (was.personId === personId) return
    const path = was.formAction?.split('?')[0]
    if (personId !== null) toast(path === '/auth/verify' ? SIGNED_UP : SIGNED_IN)
    const left = path ? entryOf(LEFT_BY, path) : undefined
    if (personId === null && left !== null) toast(left ?? ENDED)
  }, [personId, formAction, toast])
}
