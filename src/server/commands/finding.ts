/** What the doctor found out, and what to do about it. */
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

export const ok = (...lines: string[]): Verdict => ({ state: 'ok', lines })
export const fix = (...lines: string[]): Verdict => ({ state: 'fix', lines })
export const note = (...lines: string[]): Verdict => ({ state: 'note', lines })
