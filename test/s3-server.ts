/** S3-compatible servers for tests, which others wrote, each with an empty bucket; and a link to them that can fail. */
import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as http from 'node:http'
import type { AddressInfo } from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { AwsClient } from 'aws4fetch'
import { onTestFinished } from 'vitest'
import type { S3Settings } from '#server/process/s3-settings.ts'
import { freePort } from './free-ports.ts'

const BUCKET = 'rolecall-test'
/** The only key that s3rver knows. */
const S3RVER_KEY = 'S3RVER'
const SERVER_KEY = 'rolecall-test-key'

/** Requests of one action take this long at most, so that tests of a silent store do not wait. */
export const HASTY = { totalMs: 1_500, tryMs: 400, pauseMs: 1 }

/** s3rver, in this process. */
export async function startS3rver(): Promise<S3Settings> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: temporaryDirectory(),
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  return settingsOf(port, S3RVER_KEY)
}

type Program = { name: string; start(port: number, directory: string): ChildProcess }

/** Servers that are programs of their own: Go modules. An environment variable names the binary. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  VERSITYGW: {
    name: 'versitygw',
    start: (port, directory) =>
      spawn(
        process.env.VERSITYGW ?? 'versitygw',
        ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', '--nometa', directory],
        {
          env: { ...process.env, ROOT_ACCESS_KEY: SERVER_KEY, ROOT_SECRET_KEY: SERVER_KEY },
          stdio: 'ignore',
        },
      ),
  },
  MINIO: {
    name: 'minio',
    start: (port, directory) =>
      spawn(
        process.env.MINIO ?? 'minio',
        ['server', '--quiet', '--address', `127.0.0.1:${port}`, directory],
        {
          env: { ...process.env, MINIO_ROOT_USER: SERVER_KEY, MINIO_ROOT_PASSWORD: SERVER_KEY },
          stdio: 'ignore',
        },
      ),
  },
}

/** Null if the program of this variable is neither named nor on the PATH. */
export async function startProgram(variable: string): Promise<S3Settings | null> {
  const program = PROGRAMS[variable] as Program
  const places = (process.env.PATH ?? '').split(path.delimiter)
  const files = [process.env[variable] ?? '', ...places.map((it) => path.join(it, program.name))]
  if (!files.some((file) => file !== '' && fs.existsSync(file))) return null
  const port = await freePort()
  const child = program.start(port, temporaryDirectory())
  onTestFinished(() => void child.kill())
  const settings = settingsOf(port, SERVER_KEY)
  await createBucket(settings)
  return settings
}

/** A server that takes a moment to listen is asked until it answers. */
async function createBucket({ endpoint, bucket, ...keys }: S3Settings) {
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 })
  const request = await client.sign(`${endpoint}/${bucket}`, { method: 'PUT' })
  const { promise, resolve } = Promise.withResolvers<void>()
  const ask = async () => {
    const answer = await fetch(request.clone()).catch(() => null)
    if (answer?.ok) resolve()
    else setTimeout(() => void ask(), 20)
  }
  await Promise.all([ask(), promise])
}

const settingsOf = (port: number, key: string): S3Settings => ({
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket: BUCKET,
  accessKeyId: key,
  secretAccessKey: key,
  prefix: 'files/',
  hasPathStyle: true,
  takesNewFiles: true,
  linksDownloads: false,
})

function temporaryDirectory(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-s3-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

type Passed = { method: string; path: string; body: Buffer }
type Answered = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/**
 * What happens to a request: it passes, gets this status, gets no answer, is lost, or only its answer is. `alter` changes
 * what is sent or answered.
 */
export type Fault =
  | { kind: 'pass' | 'silence' | 'reset' | 'lose_answer' }
  | { kind: 'status'; status: number; code: string }
  | { kind: 'alter'; request?: Alter; answer?: Alter }

type Alter = (body: Buffer) => Buffer

const PASS: Fault = { kind: 'pass' }
const AS_IT_IS: { request?: Alter; answer?: Alter } = {}

/** A proxy in front of a store. `become` decides for each request; `asked` are those that arrived. */
export async function createFaultyLink(settings: S3Settings) {
  let decide: (passed: Passed) => Fault = () => PASS
  const asked: string[] = []
  const proxy = http.createServer((request, response) => {
    void (async () => {
      const body = await readAll(request)
      const passed = { method: request.method ?? '', path: request.url ?? '', body }
      asked.push(`${passed.method} ${passed.path}`)
      const fault = decide(passed)
      if (fault.kind === 'silence') return
      if (fault.kind === 'reset') return void request.socket.destroy()
      if (fault.kind === 'status') {
        const { status, code } = fault
        response.writeHead(status, { 'content-type': 'application/xml' })
        return void response.end(
          passed.method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`,
        )
      }
      const alter = fault.kind === 'alter' ? fault : AS_IT_IS
      const answer = await forward(settings, request, alter.request?.(body) ?? body)
      if (fault.kind === 'lose_answer') return void request.socket.destroy()
      const altered = alter.answer?.(answer.body) ?? answer.body
      const length = passed.method === 'HEAD' ? answer.headers['content-length'] : altered.length
      response.writeHead(answer.status, { ...answer.headers, 'content-length': length })
      response.end(altered)
    })()
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  const { port } = proxy.address() as AddressInfo
  return {
    settings: { ...settings, endpoint: `http://127.0.0.1:${port}` },
    asked,
    become(next: Fault | ((passed: Passed) => Fault)) {
      decide = typeof next === 'function' ? next : () => next
    },
  }
}

/** The host stays that of the link, which is what the client signed. */
function forward(
  { endpoint }: S3Settings,
  { method, url, headers }: http.IncomingMessage,
  body: Buffer,
): Promise<Answered> {
  const { hostname, port } = new URL(endpoint)
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        ...{ hostname, port, method, path: url },
        headers: { ...headers, 'content-length': body.length },
      },
      (response) =>
        void readAll(response).then((read) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
        ),
    )
    request.on('error', reject)
    request.end(body)
  })
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
