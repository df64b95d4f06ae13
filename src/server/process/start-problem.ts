/** A startup problem that the operator can fix. Printed without a stack; exit code 1. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** By name: the built server carries its own copy of the class. */
export const isStartProblem = (error: unknown): error is StartProblem =>
  error instanceof Error && error.name === 'StartProblem'
