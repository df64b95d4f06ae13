/** Paths of the "Your data" page. In a file of their own so that the client bundle doesn't include the actions. */

export const DATA_PATH = '/dashboard/data'
export const EXPORT_PATH = `${DATA_PATH}/export`
