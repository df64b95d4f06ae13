/** Where a person sees whether our mail reaches them. */
export const EMAIL_DELIVERY_PATH = '/dashboard/email'
