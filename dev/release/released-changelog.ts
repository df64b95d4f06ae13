/** The changelog as a release has it: what is written under "Unreleased" belongs to the version that is released. */
import { StartProblem } from '#server/process/start-problem.ts'

const HEADING = '## Unreleased\n'
const TO_DO = /^To do when upgrading: .+(?:\n(?!\n|- ).+)*\n+/m

/**
 * Replaces the heading "Unreleased" by the version and its day, with "To do when upgrading: …" right below. Throws
 * StartProblem if either is missing.
 */
export function releasedChangelog(text: string, version: string, releasedAt: Date): string {
  const at = text.indexOf(HEADING)
  if (at === -1) {
    throw new StartProblem('CHANGELOG.md has no heading "## Unreleased" for this version.')
  }
  const before = text.slice(0, at)
  const [section = '', ...earlier] = text.slice(at + HEADING.length).split(/^(?=## )/m)
  const toDo = TO_DO.exec(section)?.[0]
  if (toDo === undefined) {
    throw new StartProblem(
      'CHANGELOG.md doesn’t say what operators have to do. Write "To do when upgrading: nothing." below "## Unreleased", or what there is to do.',
    )
  }
  const rest = section.replace(toDo, '').trimStart()
  const day = releasedAt.toISOString().slice(0, 10)
  return `${before}## ${version}, ${day}\n\n${toDo.trimEnd()}\n\n${rest}${earlier.join('')}`
}
