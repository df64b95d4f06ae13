/** Providers that people may sign in with, and continuing at one. */
import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import { type AuthAnswer, askAuth } from './ask-auth.ts'

export type Provider = { id: string; label: string }

/** In the order of their buttons; empty if the operator has configured none. */
export function providersHere(context: Readonly<RouterContextProvider>): readonly Provider[] {
  return context.get(servicesContext).settings.signInProviders
}

/** The provider's URL where the person proves their identity. */
export type Leaving = { goTo: string; label: string }

/**
 * `path` starts signing in or linking; `callbackURL` is where it ends. The page shows `leaving` as a link, because our
 * content security policy allows no form to redirect to another site.
 */
export async function leaveFor(
  args: Parameters<typeof askAuth>[0],
  path: '/sign-in/social' | '/link-social',
  { provider, callbackURL }: { provider: string; callbackURL: string },
): Promise<{ answer: AuthAnswer; leaving: Leaving | null }> {
  const answer = await askAuth(args, path, { provider, callbackURL })
  const { url } = (answer.body ?? {}) as { url?: string }
  const label = providersHere(args.context).find(({ id }) => id === provider)?.label
  return { answer, leaving: answer.ok && url ? { goTo: url, label: label ?? provider } : null }
}

/** Sets the cookies that bind the round trip to this browser. */
export const leave = (leaving: Leaving, { headers }: AuthAnswer) => data({ leaving }, { headers })
