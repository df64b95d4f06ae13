/** Lets a person also end the access that does not depend on a session. Offered wherever sessions are ended. */
export const RevokeTokens = () => (
  <label className="flex items-start gap-2 text-sm">
    <input type="checkbox" name="revokeTokens" className="mt-1" />
    <span>
      Also revoke my access tokens, my calendar and feed addresses, and the webhooks, ntfy topics
      and browsers that my alerts notify
    </span>
  </label>
)
