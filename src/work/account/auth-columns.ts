/** Maps Better Auth's field names to our columns: emailVerified is email_verified. */

/** The value for a model's `fields` option. */
export const columns = <Field extends string>(...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, column(field)])) as Record<Field, string>

const column = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
