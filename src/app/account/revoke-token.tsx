/** /tokens/revoke?token=…: the link of the mail about a new access token. Opening it changes nothing; its button does. */
import { Form, Link } from 'react-router'
import './your-data.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
import { revokeByLink, tokenBehindLink } from '#work/account/access-token.ts'
import type { Route } from './+types/revoke-token.ts'

/** The address is a key: no cache keeps it, no other site hears it. */
export const headers = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
})

export async function loader({ request, context }: Route.LoaderArgs) {
  return tokenBehindLink(context.get(worldContext), signedOf(request))
}

export async function action({ request, context }: Route.ActionArgs) {
  await revokeByLink(context.get(worldContext), signedOf(request))
  return null
}

const signedOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export default function RevokeToken({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <div className="page py-10">
      <PageHead
        title="Revoke an access token"
        description="Ends an access token at once."
        path="/tokens/revoke"
        isPrivate
      />
      <div className="your-data">
        {name === null ? (
          <>
            <h1>This token is revoked</h1>
            <p>Programs that have it are let in no more.</p>
            <p>
              If you did not make it, somebody else has been in your account:{' '}
              <Link to="/auth/recover" className="link">
                choose a new password
              </Link>
              .
            </p>
          </>
        ) : (
          <>
            <h1>Revoke an access token</h1>
            <p>
              Programs that use the token <b>{name}</b> are let in no more, at once and for good.
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
