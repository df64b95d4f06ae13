/** Addresses of the page of a person's data. Apart from what the page does, so that browsers load these lines alone. */

export const DATA_PATH = '/dashboard/data'
export const EXPORT_PATH = `${DATA_PATH}/export`
