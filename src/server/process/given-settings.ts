/** The environment before its values are read: secrets in files are filled in, and misspelled names are refused. */
import * as fs from 'node:fs'
import { nearestName } from '#core/settings/near-name.ts'
import { StartProblem, WRONG_SETTINGS_EXIT } from './start-problem.ts'

type Given = Record<string, string | undefined>

/**
 * Secrets from the files that `NAME_FILE` names, as container platforms provide them. What is in an environment shows
 * in process lists and crash reports.
 */
export function withSecretFiles(given: Given, secrets: readonly string[]): Given {
  const problems: string[] = []
  const read = { ...given }
  for (const name of secrets) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    delete read[`${name}_FILE`]
    if (given[name] !== undefined) problems.push(`Set ${name} or ${name}_FILE, not both.`)
    try {
      read[name] = fs.readFileSync(file, 'utf8').trim()
    } catch (error) {
      problems.push(`${name}_FILE cannot be read: ${(error as Error).message}`)
    }
  }
  if (problems.length > 0)
    throw new StartProblem(problems.join('\n'), { exitCode: WRONG_SETTINGS_EXIT })
  return read
}

/** Names that begin like this are meant for us, whatever follows. */
const OWN_PREFIX =
  /^(ROLECALL|METRICS|OPERATOR|OIDC|MODEL|STRIPE|SMTP|DKIM|INDEXNOW|GOOGLE_INDEXING|GATHER|ADZUNA|JOOBLE|THEMUSE|USAJOBS)_/

/** What Kubernetes sets for a service that is called like us. */
const OF_KUBERNETES = /_SERVICE_(?:HOST|PORT)|_PORT_\d+_(?:TCP|UDP)|^ROLECALL_PORT$/

/**
 * A misspelled setting would otherwise be ignored: with DATABSE_URL or DATABSE_URL_FILE, the server would start on an
 * empty database of its own. If the correct name is also set, the similar one belongs to another program.
 */
export function refuseMistyped(
  given: readonly string[],
  known: readonly string[],
  secrets: readonly string[],
) {
  const names = [...known, ...secrets.map((name) => `${name}_FILE`)]
  const lines = given.flatMap((name) => {
    if (known.includes(name) || OF_KUBERNETES.test(name)) return []
    if (name === 'METRICS') return ['METRICS is now METRICS_KEY: the key that reads /metrics.']
    const plain = name.replace(/_FILE$/, '')
    // Other programs may have a PORT_FILE.
    if (plain !== name && plain.includes('_') && known.includes(plain)) {
      return [`${name} is not a setting: only secrets can be files. Set ${plain}.`]
    }
    const meant = nearestName(name.replace(/^ROLECALL_/, ''), names)
    if (meant && !given.includes(meant)) return [`${name} is not a setting. Did you mean ${meant}?`]
    const [, prefix] = OWN_PREFIX.exec(name) ?? []
    if (prefix === undefined) return []
    const alike = known.filter((it) => it.startsWith(`${prefix}_`))
    const hint = alike.length > 0 ? ` There are ${alike.join(', ')}.` : ''
    return [`${name} is not a Rolecall setting.${hint}`]
  })
  if (lines.length === 0) return
  throw new StartProblem(`${lines.join('\n')}\nThe settings are listed in docs/operating.md.`, {
    exitCode: WRONG_SETTINGS_EXIT,
  })
}
