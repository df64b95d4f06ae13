/** Lets a person also end the access that does not depend on a session. Offered wherever sessions are ended. */
export const RevokeTokens = () => (
  <label className="flex items-start gap-2 text-sm">
    <input type="checkbox" name="revokeTokens" className="mt-1" />
    <span>
      Also disconnect everything else: access tokens, calendar and feed addresses, and alert
      notifications
    </span>
  </label>
)
