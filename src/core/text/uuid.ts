/** How an address spells an id that our database made by chance: a UUID in lower case. */

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isUuid = (text: string) => UUID.test(text)
