/**
 * Every way we say no. A refusal is the product answering, not the program failing; anything else
 * that is thrown is a bug. `message` is shown to people as it stands.
 */

import { BATCH_UNDO_MINUTES } from '#core/boards/board-list.ts'
import { NOT_TAKEN, TOO_LARGE, TOO_MANY_FILES } from '#core/files/file-limits.ts'
import { BASIC_SAVED_JOBS, MAX_TOKENS } from '#core/settings/account-limits.ts'

export const REFUSALS = {
  invalid_parameter: { status: 400, message: 'A part of this address is not valid.' },
  address_too_long: {
    status: 431,
    message: 'The address or the headers of this request are too long.',
  },
  request_too_slow: { status: 408, message: 'This request took too long to arrive.' },
  invalid_job_id: { status: 400, message: 'Invalid job ID' },
  missing_job_id: { status: 400, message: 'Missing job ID' },
  not_found: { status: 404, message: 'We could not find that.' },
  job_not_found: { status: 404, message: 'Job not found' },
  company_not_found: { status: 404, message: 'Company not found' },
  page_not_found: { status: 404, message: 'There is no such page of results.' },
  version_conflict: {
    status: 409,
    message: 'This was changed meanwhile in another tab or on another device.',
  },
  maybe_tracked: { status: 409, message: 'It looks as if you track this already.' },
  list_full: {
    status: 409,
    message: 'You have as many of these as we can keep. Please remove some first.',
  },
  too_many_streams: {
    status: 429,
    message: 'Too many tabs and programs listen at once. This one can ask again in a minute.',
  },
  job_gone: { status: 410, message: 'This job was closed and is no longer kept.' },
  board_not_found: { status: 404, message: 'There is no such board.' },
  wrong_operator_code: {
    status: 422,
    message: 'This code is wrong, used or expired. The server can make a new one.',
  },
  second_factor_first: {
    status: 403,
    message:
      'Operators need more than a password to sign in. Set up an authenticator app or a passkey first.',
  },
  board_paused: {
    status: 409,
    message: 'This board is paused. Resume it first: then it is read at once.',
  },
  source_off: {
    status: 409,
    message: 'The source of this board is not read here, so the board cannot be read now.',
  },
  source_rests: {
    status: 409,
    message: 'This site asks not to be read so often. It is read again by itself.',
  },
  cannot_take_back: {
    status: 409,
    message: `Only the operator who added a list of boards can undo it, within ${BATCH_UNDO_MINUTES} minutes. Boards can be removed one by one.`,
  },
  held_changed: {
    status: 409,
    message:
      'What is held of this board has changed since you looked. Nothing was closed: look again.',
  },
  nothing_held: { status: 409, message: 'Nothing of this board is held.' },
  changes_forgotten: {
    status: 410,
    message: 'What changed since then is no longer known. Please begin again without since.',
  },
  cannot_save_job: { status: 400, message: 'Cannot save job: Invalid job ID' },
  invalid_saved_job_id: { status: 400, message: 'Invalid job ID format' },
  saved_jobs_full: {
    status: 409,
    message: `Your Basic plan keeps ${BASIC_SAVED_JOBS} saved jobs. Remove one to make room for another.`,
  },
  lists_full: {
    status: 409,
    message: 'That is more than can be hidden. Show some companies or words again first.',
  },
  not_signed_in: { status: 401, message: 'User not authenticated' },
  invalid_token: {
    status: 401,
    message: 'This access token is not one of ours, was revoked, or has ended.',
  },
  metrics_key: { status: 401, message: 'Metrics need the key in METRICS_KEY as a bearer token.' },
  needs_session: {
    status: 403,
    message: 'This cannot be done with an access token. Please sign in with a browser.',
  },
  too_many_tokens: {
    status: 409,
    message: `You have reached the limit of ${MAX_TOKENS} access tokens. Please revoke one first.`,
  },
  token_may_only_read: { status: 403, message: 'This access token may only read.' },
  body_not_json: {
    status: 415,
    message: 'The body must be JSON, and its Content-Type must say so.',
  },
  invalid_text: {
    status: 422,
    message: 'A text has a character that can’t be stored. Please remove it and try again.',
  },
  invalid_body: { status: 422, message: 'A part of what was sent is not valid.' },
  confirm_first: {
    status: 403,
    message: 'Please confirm first that it is you.',
  },
  too_many_tries: {
    status: 429,
    message: 'That was tried too often. Please wait a moment, or sign in another way.',
  },
  foreign_origin: { status: 403, message: 'This request did not come from our own pages.' },
  wrong_host: { status: 421, message: 'This server does not answer for that host name.' },
  unclear_host: { status: 400, message: 'The host name of this request is not clear.' },
  method_not_allowed: { status: 405, message: 'This address doesn’t take requests of that kind.' },
  body_too_large: { status: 413, message: 'That is more than we accept at once.' },
  file_too_large: { status: 413, message: TOO_LARGE },
  file_missing: { status: 422, message: 'Please choose a file.' },
  infected_file: { status: 422, message: 'Our scanner found a virus in this file.' },
  unsupported_file: { status: 422, message: NOT_TAKEN },
  too_many_files: {
    status: 409,
    message: TOO_MANY_FILES,
  },
  profile_changed: {
    status: 409,
    message: 'Your profile was changed somewhere else meanwhile. Nothing is lost: look at both.',
  },
  takes_no_file: { status: 415, message: 'Files can’t be uploaded here.' },
  body_not_form: { status: 415, message: 'The body must be a form with a file.' },
  database_busy: {
    status: 503,
    message: 'Our database has too much to do at this moment. Please try again in a few seconds.',
  },
  database_away: { status: 503, message: 'Our database cannot be reached. Please try again soon.' },
  storage_full: {
    status: 507,
    message:
      'Our storage is full, so this cannot be saved right now. What is already saved can still be read. Please try again later.',
  },
  read_only: {
    status: 503,
    message:
      'Nothing can be saved right now: our database only allows reading. Please try again later.',
  },
  search_busy: {
    status: 503,
    message: 'Too many people are searching at this moment. Please try again in a few seconds.',
  },
  search_too_long: {
    status: 503,
    message: 'This search took too long. Please try it with fewer or rarer words.',
  },
  upload_stopped: { status: 400, message: 'The upload was stopped. Nothing of it was kept.' },
  one_cv_at_a_time: {
    status: 429,
    message: 'A file of yours is still being read. Please try again when it is done.',
  },
  too_many_uploads: {
    status: 429,
    message: 'You’re uploading many files at once. Please try this one again in a few seconds.',
  },
  readers_busy: {
    status: 503,
    message: 'Many files are being read at this moment. Please try again in a few seconds.',
  },
  typesetting_busy: {
    status: 503,
    message: 'Too many documents are being made at this moment. Please try again in a few seconds.',
  },
  typesetting_too_long: {
    status: 422,
    message: 'This document is too long to be made. Please shorten it and try again.',
  },
  model_used_up: {
    status: 429,
    message: 'The language model was asked as often as it may be today. The rules go on as ever.',
  },
  model_off: { status: 409, message: 'No language model is set up here.' },
  scanner_away: {
    status: 503,
    message: 'Files cannot be checked for viruses at this moment. Please try again soon.',
  },
  not_ready: { status: 503, message: 'We are just starting. Please try again in a moment.' },
} as const

/** By status, where nobody said how long. */
export const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = { 429: 60, 503: 2, 507: 60 }

export type RefusalCode = keyof typeof REFUSALS

/** One thing that is wrong with a request: which part, and what to do about it. */
export type Problem = { parameter: string; message: string }

export class Refusal extends Error {
  readonly code: RefusalCode
  readonly problems: readonly Problem[]
  /** What the client needs to continue: for a conflict, the current state. */
  readonly details: Readonly<Record<string, unknown>>
  /** Seconds after which a retry may work; null where waiting does not help or nobody knows. */
  readonly retryAfterSeconds: number | null

  constructor(
    code: RefusalCode,
    problems: readonly Problem[] = [],
    details: Readonly<Record<string, unknown>> = {},
    retryAfterSeconds: number | null = null,
  ) {
    super(REFUSALS[code].message)
    this.code = code
    this.problems = problems
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Nothing can be written at the moment; reading still works. */
export const isWriteRefused = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.code === 'storage_full' || error.code === 'read_only')

/** The database did not answer: it is away, or too busy for this query. */
export const isUnanswered = (error: unknown): error is Refusal =>
  isDatabaseAway(error) || (error instanceof Refusal && error.code === 'database_busy')

/** The database cannot be reached by any request. */
export const isDatabaseAway = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code === 'database_away'
