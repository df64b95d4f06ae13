/** Whether what acts for a person without a session ends as well: offered wherever sessions end. */
export const RevokeTokens = () => (
  <label className="flex items-start gap-2 text-sm">
    <input type="checkbox" name="revokeTokens" className="mt-1" />
    <span>Also end access tokens and my calendar address</span>
  </label>
)
