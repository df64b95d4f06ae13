/**
 * A text that names commands as npm runs them, with `rolecall` instead, which runs the same without npm; unchanged if
 * `rolecall` is null or empty.
 */
export const commandText = (text: string, rolecall: string | null): string =>
  rolecall
    ? text
        .replace(/\bnpm run (?!build\b|release\b)([a-z-]+)(?: --(?= ))?/g, `${rolecall} $1`)
        .replace(/\bnpm start\b/g, `${rolecall} start`)
    : text
