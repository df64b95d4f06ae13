/** /tokens/revoke?token=…: linked from the email about a new access token. Only its button revokes the token. */
import { Form, Link } from 'react-router'
import './your-data.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { linkHeaders, tokenOf } from '#app/request/link-token.ts'
import { revokeByLink, tokenBehindLink } from '#work/account/access-token.ts'
import type { Route } from './+types/revoke-token.ts'

export const headers = linkHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  return tokenBehindLink(context.get(servicesContext), tokenOf(request))
}

export async function action({ request, context }: Route.ActionArgs) {
  await revokeByLink(context.get(servicesContext), tokenOf(request))
  return null
}

export default function RevokeToken({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <div className="page py-10">
      <PageHead
        title="Revoke an access token"
        description="Revoke an access token."
        path="/tokens/revoke"
        isPrivate
      />
      <div className="your-data">
        {name === null ? (
          <>
            <h1>This token is revoked</h1>
            <p>Programs that use it no longer have access.</p>
            <p>
              If you didn’t create it, someone else has been in your account.{' '}
              <Link to="/auth/recover" className="link">
                Choose a new password
              </Link>
              .
            </p>
          </>
        ) : (
          <>
            <h1>Revoke an access token</h1>
            <p>
              Programs that use the token <b>{name}</b> will lose access right away. You can’t undo
              this.
            </p>
            <Form method="post">
              <button type="submit" className="button button-primary">
                Revoke this token
              </button>
            </Form>
          </>
        )}
      </div>
    </div>
  )
}
