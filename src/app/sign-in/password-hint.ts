/** What a new password must be, and what makes a good one. */
export const NEW_PASSWORD_HINT =
  'At least 8 characters. A few unrelated words are good and easy to remember.'
