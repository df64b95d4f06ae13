/** The token of an Authorization header; '' if there is none. */
export const bearerOf = (authorization: string | undefined): string =>
  /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? ''
