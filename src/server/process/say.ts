/** What commands print for people. Texts name commands as npm runs them; bin/rolecall runs the same without npm. */
import { commandText } from '#core/settings/command-text.ts'

const asTyped = (text: string): string => commandText(text, process.env.CALLED_AS ?? null)

/**
 * How a command is given a setting that only it needs. The wrapper of the service passes none of its caller's on.
 *
 * @param setting like `NODE_EXTRA_CA_CERTS=FILE`
 */
export const withSetting = (setting: string, rolecall = process.env.CALLED_AS): string =>
  rolecall === 'rolecall'
    ? `put ${setting} into /etc/rolecall/env and run this command again`
    : `start this command with ${setting}`

/** A line on standard output: what the command was run for. */
export const say = (text: string): void => void process.stdout.write(`${asTyped(text)}\n`)

/** A line on standard error. */
export const warn = (text: string): void => void process.stderr.write(`${asTyped(text)}\n`)
