/** Words that the product does without, on pages and in its code: see CONTRIBUTING.md. */
export const UNWANTED =
  /\b(?:mend(?:s|ed|ing)?|stands?|stood|told|anew|whoever|hand(?:s|ed|ing)? in|let(?:s|ting)? go)\b/i
