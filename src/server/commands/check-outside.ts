/**
 * Checks PUBLIC_URL as a visitor reaches it: by way of the operator's proxies, from this machine. What is between
 * the internet and this machine, such as a firewall, can't be seen from here.
 */
import { MAX_FILE_BYTES } from '#core/files/file-limits.ts'
import {
  DOCTOR_PATH,
  DOCTOR_PURPOSE,
  DOCTOR_TIME,
  DoctorAnswer,
} from '#core/settings/doctor-probe.ts'
import type { Env } from '#server/process/env.ts'
import { withSetting } from '#server/process/say.ts'
import { createKeyring } from '#work/use-case/keyring.ts'
import { type Finding, fix, note, ok, type Verdict } from './finding.ts'

const MAX_FILE_MB = MAX_FILE_BYTES / 2 ** 20
/** The largest file with the other fields of its form. */
const BODY_BYTES = MAX_FILE_BYTES + 64 * 1024
/** A page takes milliseconds; an upload through a slow proxy takes longer. */
const PATIENCE_MS = 20_000

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

type Options = {
  env: Pick<Env, 'hasPublicUrl' | 'settings' | 'trustedProxies'>
  /** Null if they aren't known here. */
  secretKeys: readonly string[] | null
  now: Date
  fetch: Fetch
}

export async function checkOutside(options: Options): Promise<Finding[]> {
  const { env, secretKeys } = options
  const { publicUrl } = env.settings
  if (!env.hasPublicUrl) {
    const lines = [
      'PUBLIC_URL isn’t set, so links lead to this machine. Set it before you open the site.',
    ]
    return [{ about: 'Public address', ...note(...lines) }]
  }
  const about = 'Public address'
  const alive = await ask(options, '/livez', { method: 'GET' })
  if ('problem' in alive)
    return [{ about, ...fix(`${publicUrl}: ${alive.problem}`, adviceOn(alive)) }]
  if (alive.answer.status !== 200 || (await alive.answer.text()) !== 'ok') {
    return [{ about, ...notOurs(publicUrl, alive.answer.status) }]
  }
  const reached: Finding = { about, ...ok(`${publicUrl} answers.`) }
  if (secretKeys === null) {
    const line = 'Not checked: the key of the instance isn’t known here. Set SECRET_KEY_FILE.'
    return [reached, { about: 'Proxy', state: 'unknown', lines: [line] }]
  }
  const small = await probe(options, secretKeys, 0)
  if (!('seen' in small)) return [reached, { about: 'Proxy', ...small.verdict }]
  const large = await probe(options, secretKeys, BODY_BYTES)
  return [
    reached,
    { about: 'Proxy', ...judgeProxies(small.seen, env.trustedProxies) },
    { about: 'Uploads', ...judgeBody(large) },
  ]
}

/** Compares what the proxies added with TRUST_PROXY, as the server has it. */
export function judgeProxies({ forwarded, trustedProxies }: DoctorAnswer, here: number): Verdict {
  const found = `Proxies that add to X-Forwarded-For: ${forwarded}. TRUST_PROXY of the server: ${trustedProxies}.`
  const isOther = here !== trustedProxies
  const other = `This command was started with TRUST_PROXY=${here}: give it the server’s settings.`
  if (forwarded > trustedProxies) {
    return fix(found, `All visitors share the address of a proxy. Set TRUST_PROXY=${forwarded}.`)
  }
  if (forwarded < trustedProxies) {
    return fix(
      found,
      `Visitors can choose their own address. Set TRUST_PROXY=${forwarded}, or have each proxy set X-Forwarded-For.`,
      'If a request from this machine goes round one of your proxies, such as a CDN, this is no problem.',
    )
  }
  return isOther ? note(found, other) : ok(found)
}

type Probed = { seen: DoctorAnswer } | { verdict: Verdict; status: number | null }

function judgeBody(probed: Probed): Verdict {
  if ('seen' in probed) {
    return probed.seen.bodyBytes === BODY_BYTES
      ? ok(`A body of ${MAX_FILE_MB} MB arrives.`)
      : fix(`Of ${BODY_BYTES} bytes, ${probed.seen.bodyBytes} arrived.`, 'Check the proxy’s log.')
  }
  if (probed.status !== 413) return probed.verdict
  return fix(
    `The proxy refuses files of ${MAX_FILE_MB} MB, which the site allows.`,
    `With nginx, set client_max_body_size ${MAX_FILE_MB + 1}m; see “Behind a proxy, with TLS” in docs/operating.md.`,
  )
}

async function probe(
  options: Options,
  secretKeys: readonly string[],
  bytes: number,
): Promise<Probed> {
  const time = `${options.now.getTime()}`
  const signature = createKeyring(secretKeys).mac(DOCTOR_PURPOSE, time).toString('base64url')
  const asked = await ask(options, DOCTOR_PATH, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${signature}`,
      [DOCTOR_TIME]: time,
      'Content-Type': 'application/octet-stream',
    },
    body: new Uint8Array(bytes),
  })
  if ('problem' in asked) return { verdict: fix(asked.problem, adviceOn(asked)), status: null }
  const { status } = asked.answer
  if (status === 200) {
    const said = DoctorAnswer.safeParse(await asked.answer.json().catch(() => null))
    if (said.success) return { seen: said.data }
  }
  return {
    verdict: PROBE_PROBLEMS[status] ?? notOurs(options.env.settings.publicUrl, status),
    status,
  }
}

const PROBE_PROBLEMS: Readonly<Record<number, Verdict>> = {
  401: fix(
    'The server there has another key or another time than this command.',
    'Give the command the server’s SECRET_KEY or DATA_DIR, and compare both clocks.',
  ),
  421: fix(
    'The proxy passes on another host name than that of PUBLIC_URL.',
    'With nginx, set proxy_set_header Host $http_host; see “Behind a proxy, with TLS” in docs/operating.md.',
  ),
  502: fix('The proxy can’t reach the server.', 'Compare the proxy’s target with HOST and PORT.'),
}

const notOurs = (publicUrl: string, status: number): Verdict =>
  PROBE_PROBLEMS[status] ??
  fix(
    `${publicUrl} answers with ${status}, not as this server does.`,
    'Check that its name leads to your proxy, and that the proxy passes all paths on.',
  )

type Asked = { answer: Response } | { problem: string; code: string }

async function ask(
  { env, fetch }: Pick<Options, 'env' | 'fetch'>,
  path: string,
  init: RequestInit,
): Promise<Asked> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const url = `${env.settings.publicUrl}${path}`
    return { answer: await fetch(url, { ...init, redirect: 'manual', signal }) }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
    return { problem: cause?.message ?? message, code: cause?.code ?? '' }
  }
}

const ADVICE: readonly [code: RegExp, advice: string][] = [
  [
    /SELF_SIGNED_CERT|DEPTH_ZERO/,
    `Visitors see a warning. If the certificate is of your own authority, ${withSetting('NODE_EXTRA_CA_CERTS=FILE')}.`,
  ],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'Add an A or AAAA record for this name.'],
  [
    /^(?:ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/,
    'Start the proxy, and check the port it listens on.',
  ],
  [
    /CERT|SELF_SIGNED|SSL|TLS/,
    'Visitors see a warning: renew the certificate, or have the proxy send the whole chain.',
  ],
]

const adviceOn = ({ code }: { code: string }) =>
  ADVICE.find(([pattern]) => pattern.test(code))?.[1] ??
  'Check the firewall, and whether the proxy runs. Some networks don’t let a machine reach its own public address.'
