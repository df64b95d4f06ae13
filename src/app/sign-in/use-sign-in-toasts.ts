/** Says for a moment that somebody has just been signed in or out, on whichever page that left them. */
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { type Toast, useToast } from '#app/ui/toasts.tsx'

const SIGNED_IN: Toast = {
  title: 'Welcome back!',
  description: "You've been successfully logged in.",
}
const SIGNED_UP: Toast = { title: 'Account created!', description: 'Your address is confirmed.' }
const SIGNED_OUT: Toast = {
  title: 'Signed out',
  description: 'You have been signed out successfully',
}
const ENDED: Toast = {
  title: 'Signed out',
  description: 'This session was ended elsewhere, or it was too old.',
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
    else toast(path === '/auth/signout' ? SIGNED_OUT : ENDED)
  }, [personId, formAction, toast])
}
