/** The id of a CV, and its page. */
export type CvId = string & { readonly __brand: 'CvId' }

export const cvAddress = (id: CvId) => `/dashboard/cv/${id}`
