/** Where password managers look for the pages that change a password and manage passkeys. */
import { Hono } from 'hono'
import type { Services } from '#work/use-case/use-case-services.ts'

const SECURITY = '/dashboard/security'
const KEEP = { 'Cache-Control': 'public, max-age=86400' }

export function createSignInAddresses({ settings }: Pick<Services, 'settings'>) {
  const app = new Hono()

  // https://w3c.github.io/webappsec-change-password-url/: a visitor is asked to sign in first.
  app.get('/.well-known/change-password', (c) => {
    c.header('Cache-Control', KEEP['Cache-Control'])
    return c.redirect(`${SECURITY}#password`, 302)
  })

  // https://www.w3.org/TR/passkey-endpoints/
  app.get('/.well-known/passkey-endpoints', (c) => {
    const page = `${settings.publicUrl}${SECURITY}#passkeys`
    return c.json({ enroll: page, manage: page }, 200, KEEP)
  })

  return app
}
