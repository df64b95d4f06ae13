/** Accounts elsewhere that people may sign in with, and the way there. */
import { data, type RouterContextProvider } from 'react-router'
import { worldContext } from '#app/request/context.ts'
import { type AuthAnswer, askAuth } from './ask-auth.ts'

export type Provider = { id: string; label: string }

/** In the order of their buttons; none where the operator has set up none. */
export function providersHere(context: Readonly<RouterContextProvider>): readonly Provider[] {
  return context.get(worldContext).settings.signInProviders
}

/** Where an answer sends a browser to, so that somebody proves there who they are. */
export type Leaving = { goTo: string; label: string }

/**
 * `path` begins signing in or linking; `callbackURL` is where its end leads. The page that gets this shows a link:
 * our pages' policy lets no form lead to another site.
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

/** Keeps the cookies that bind the way there and back to this browser. */
export const leave = (leaving: Leaving, { headers }: AuthAnswer) => data({ leaving }, { headers })
