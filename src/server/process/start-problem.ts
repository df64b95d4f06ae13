/**
 * sysexits.h: a setting is wrong, so that starting again is no use. A supervisor can be configured not to try, as
 * deploy/systemd does.
 */
export const WRONG_SETTINGS_EXIT = 78

/** A startup problem that the operator can fix. Printed without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'

  /** Of the process. */
  readonly exitCode: number

  constructor(
    message: string,
    { exitCode = 1, ...options }: ErrorOptions & { exitCode?: number } = {},
  ) {
    super(message, options)
    this.exitCode = exitCode
  }
}

/** By name: the built server carries its own copy of the class. */
export const isStartProblem = (error: unknown): error is StartProblem =>
  error instanceof Error && error.name === 'StartProblem'
