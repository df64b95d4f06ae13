/** What the doctor found out, and what to do about it. */
import { countOf } from '#core/text/count-of.ts'
import type { Env } from '#server/process/env.ts'

/** `unknown`: it could not be found out from here. `note`: fine, or for the operator to judge. */
export type FindingState = 'ok' | 'fix' | 'unknown' | 'note'

export type Finding = {
  state: FindingState
  /** What was checked: "SPF", "Mail server"… */
  about: string
  /** The record that should exist, exactly as to be entered. */
  record?: DnsRecord
  /** What is there, what is wrong, what to do. */
  lines: string[]
}

type DnsRecord = { type: string; name: string; value: string }
export type Verdict = Pick<Finding, 'state' | 'lines'>

export type MailEnv = Pick<Env, 'mailHookKey' | 'settings'> & { mail: NonNullable<Env['mail']> }

/** The last line of a report, and whether everything was checked and is fine. */
export function conclude(findings: readonly Finding[]): { text: string; isFine: boolean } {
  const count = (state: FindingState) => findings.filter((it) => it.state === state).length
  const [problems, unknown] = [count('fix'), count('unknown')]
  const parts = [
    ...(problems > 0 ? [`${problems} to fix.`] : []),
    ...(unknown > 0 ? [`${countOf(unknown, 'check')} couldn’t be made.`] : []),
  ]
  return { text: parts.join(' ') || 'Nothing to fix.', isFine: parts.length === 0 }
}

export const ok = (...lines: string[]): Verdict => ({ state: 'ok', lines })
export const fix = (...lines: string[]): Verdict => ({ state: 'fix', lines })
export const note = (...lines: string[]): Verdict => ({ state: 'note', lines })
