/**
 * The files in `deploy`: what they must keep (no root, no writable system, no secrets in layers), that their settings are
 * settings of the server, and what the tools that read them say. A tool that is missing is named as not run.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { readEnv } from '#server/process/env.ts'
import { configProblem, reasonToSkip } from './e2e/proxies.ts'
import { needTool, refusalOf, TOOL_ENV } from './optional-tool.ts'
import { exitOf } from './server-process.ts'

const DOCKERFILE = 'deploy/Dockerfile'
const COMPOSE = 'deploy/compose.yaml'
const UNIT = 'deploy/systemd/rolecall.service'
const RULES = 'deploy/prometheus/rolecall.rules.yaml'
const ALERTMANAGER = 'deploy/prometheus/alertmanager.yaml'
const MANIFESTS = ['deploy/kubernetes/rolecall.yaml', 'deploy/kubernetes/several-servers.yaml']

const read = (file: string) => fs.readFileSync(file, 'utf8')

function temporaryDirectory() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-deploy-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Reads settings as the server does, with a file of the right kind for each secret. Throws for a wrong one. */
function readSettings(given: Record<string, string>) {
  const directory = temporaryDirectory()
  const contents: Record<string, string> = {
    SMTP_URL_FILE: 'smtps://user:password@mail.example.org:465',
    DATABASE_URL_FILE: 'postgres://user:password@db.example.org/rolecall',
    DKIM_KEY_FILE: generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }).privateKey,
  }
  const key = Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64')
  const settings = Object.entries(given).map(([name, value]) => {
    if (!name.endsWith('_FILE')) return [name, value]
    const file = path.join(directory, name)
    fs.writeFileSync(file, contents[name] ?? key)
    return [name, file]
  })
  return readEnv(Object.fromEntries(settings))
}

/** The instructions of a Dockerfile, with continued lines joined: `['RUN', 'npm ci …']`. */
function instructionsOf(text: string): [string, string][] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(?:#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    return [name, rest]
  })
}

test('the image runs as its own user, writes to /data only, checks its health and has no secret in a layer', () => {
  const all = instructionsOf(read(DOCKERFILE))
  const last = all.slice(all.findLastIndex(([name]) => name === 'FROM'))
  const of = (name: string) => last.filter(([it]) => it === name).map(([, rest]) => rest)

  expect(all.filter(([name]) => name === 'FROM')).toHaveLength(2) // what built it is not in it
  expect(of('USER')).toEqual(['10001:10001'])
  expect(last.findLastIndex(([name]) => name === 'RUN')).toBeLessThan(
    last.findIndex(([name]) => name === 'USER'),
  )
  expect(of('VOLUME')).toEqual(['/data'])
  const ENV = `${of('ENV')}`
  for (const name of ['DATA_DIR', 'TMPDIR', 'NODE_COMPILE_CACHE']) {
    expect(ENV).toMatch(new RegExp(`\\b${name}=/data\\b`))
  }
  expect(
    all.filter(([name, rest]) => name === 'ADD' || /curl|wget|sudo|:latest/.test(rest)),
  ).toEqual([])
  const secret = /(?:KEY|SECRET|PASSWORD|TOKEN|_URL)=/
  expect(all.filter(([name, rest]) => /ENV|ARG/.test(name) && secret.test(rest))).toEqual([])
  expect(of('COPY')).toEqual(['--from=build /srv/rolecall /srv/rolecall']) // owned by root

  const programs = [...of('ENTRYPOINT'), ...of('HEALTHCHECK')].join(' ')
  const named = [...programs.matchAll(/"\/srv\/rolecall\/(bin\/[^"]+)"/g)].map(
    ([, file]) => `${file}`,
  )
  expect(named).toEqual(['bin/rolecall', 'bin/healthy.mjs'])
  expect(fs.statSync('bin/rolecall').mode & 0o111).toBe(0o111)
  expect(read('bin/healthy.mjs')).toContain('/readyz')
})

test('nothing private is sent to the builder of the image', () => {
  const ignored = read('.dockerignore').split('\n')
  const unversioned = read('.gitignore').split('\n').filter(Boolean)
  const covers = (name: string) =>
    ignored.includes(name) ||
    ignored.includes(`**/${name}`) ||
    (name.endsWith('.key') && ignored.includes('**/*.key'))
  expect(
    unversioned.map((name) => name.replace(/^\/|\/$/g, '')).filter((name) => !covers(name)),
  ).toEqual([])
  for (const name of ['.git', '.env*', '**/*.key', '**/*.pem', 'deploy/secrets']) {
    expect(ignored).toContain(name)
  }
})

test('hadolint accepts the Dockerfile', ({ skip }) => {
  const tool = { name: 'hadolint', version: ['--version'], what: 'only our own rules were checked' }
  if (!needTool(skip, tool)) return
  expect(refusalOf('hadolint', [DOCKERFILE])).toBe('')
})

/** The part of Compose's format that we use: a misspelled name would be ignored by nobody but it. */
const Compose = z.strictObject({
  name: z.string(),
  services: z.record(
    z.string(),
    z.strictObject({
      image: z.string(),
      build: z.strictObject({ context: z.string(), dockerfile: z.string() }),
      restart: z.enum(['unless-stopped', 'always', 'on-failure']),
      deploy: z.strictObject({ replicas: z.literal(1) }),
      init: z.literal(true),
      read_only: z.literal(true),
      cap_drop: z.tuple([z.literal('ALL')]),
      security_opt: z.array(z.literal('no-new-privileges:true')),
      pids_limit: z.int().positive(),
      mem_limit: z.string().regex(/^\d+g$/),
      shm_size: z.string().regex(/^\d+m$/),
      stop_grace_period: z.string().regex(/^\d+s$/),
      // Only this machine reaches the port: the proxy in front of it has TLS.
      ports: z.array(z.string().regex(/^127\.0\.0\.1:\d+:3000$/)),
      environment: z.record(z.string(), z.string()),
      secrets: z.array(z.string()),
      volumes: z.tuple([z.literal('data:/data')]),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.strictObject({ file: z.string().startsWith('secrets/') })),
})

test('the compose file has one hardened service, its volume, and secrets as files', () => {
  const compose = Compose.parse(parse(read(COMPOSE)))
  const service = compose.services.rolecall
  if (!service) throw new Error('there is no service')
  expect(fs.existsSync(path.join('deploy', service.build.context, service.build.dockerfile))).toBe(
    true,
  )
  expect(Object.keys(compose.volumes)).toEqual(['data'])
  expect(Object.keys(compose.secrets)).toEqual(service.secrets)
  const files = Object.entries(service.environment).filter(([name]) => name.endsWith('_FILE'))
  expect(files.map(([, file]) => file)).toEqual(
    service.secrets.map((name) => `/run/secrets/${name}`),
  )
  const { trustedProxies, mail } = readSettings(service.environment)
  expect({ trustedProxies, from: mail?.from.address }).toEqual({
    trustedProxies: 1,
    from: 'jobs@example.org',
  })
})

test('Docker Compose accepts the compose file', ({ skip }) => {
  const what = 'only our own schema was checked'
  if (!needTool(skip, { name: 'docker', version: ['compose', 'version'], what })) return
  expect(refusalOf('docker', ['compose', '-f', COMPOSE, 'config', '--quiet'])).toBe('')
})

type Container = {
  image: string
  env: { name: string; value: string }[]
  resources: { requests: object; limits: { memory: string; cpu?: string } }
  securityContext: object
  volumeMounts: { name: string; mountPath: string }[]
} & Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', { httpGet: { path: string } }>
type Resource = {
  kind: string
  metadata: { name: string }
  data: Record<string, string>
  spec: {
    replicas: number
    template: {
      spec: { securityContext: object; containers: [Container]; volumes: { name: string }[] }
    }
    volumeClaimTemplates?: { metadata: { name: string } }[]
  }
}

const resourcesOf = (file: string) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Resource)

test.each(MANIFESTS)(
  '%s runs without rights, with probes and limits, and with settings that exist',
  (file) => {
    const config = MANIFESTS.flatMap(resourcesOf).find(({ kind }) => kind === 'ConfigMap')
    const [workload] = resourcesOf(file).filter(({ kind }) => /StatefulSet|Deployment/.test(kind))
    const pod = workload?.spec.template.spec
    const container = pod?.containers[0]
    if (!workload || !pod || !container || !config) throw new Error('something is missing')
    expect(pod.securityContext).toMatchObject({
      ...{ runAsNonRoot: true, runAsUser: 10001, fsGroup: 10001 },
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    // A database outage must not restart servers that answer from memory.
    expect(
      [container.startupProbe, container.livenessProbe, container.readinessProbe].map(
        (it) => it.httpGet.path,
      ),
    ).toEqual(['/livez', '/livez', '/readyz'])
    expect(container.resources.limits.memory).toMatch(/Gi$/)
    const mounted = container.volumeMounts.map(({ name }) => name)
    const volumes = [
      ...pod.volumes,
      ...(workload.spec.volumeClaimTemplates ?? []).map((it) => it.metadata),
    ]
    expect(mounted.sort()).toEqual(volumes.map(({ name }) => name).sort())
    const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]))
    const env = readSettings({ ...config.data, ...own })
    expect({ one: env.databaseUrl === null, trusted: env.trustedProxies }).toEqual({
      one: workload.kind === 'StatefulSet',
      trusted: 1,
    })
    if (env.databaseUrl === null) expect(workload.spec.replicas).toBe(1)
  },
)

test('kubernetes-validate accepts the manifests', ({ skip }) => {
  const what = 'the manifests were not compared with the schemas of Kubernetes'
  if (!needTool(skip, { name: 'kubernetes-validate', version: ['--version'], what })) return
  for (const file of MANIFESTS)
    expect(refusalOf('kubernetes-validate', ['--strict', file])).toBe('')
})

test.for(['nginx', 'caddy'] as const)('%s accepts its file', async (name, { skip }) => {
  const missing = reasonToSkip(name)
  if (missing !== null) {
    process.stderr.write(`NOT RUN: ${missing}\n`)
    skip(missing)
    return
  }
  expect(await configProblem(name)).toBe('')
})

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({ alert: z.string(), labels: z.object({ severity: z.enum(['page', 'ticket']) }) }),
      ),
    }),
  ),
})

const rulesOfAlerts = () => Rules.parse(parse(read(RULES))).groups.flatMap(({ rules }) => rules)

test('Alertmanager has secrets in files, and holds back alerts that exist', () => {
  const text = read(ALERTMANAGER)
  expect(text).not.toMatch(/password:|secret:|token:/)
  const [, held = ''] = /target_matchers: \['alertname=~"([^"]+)"'\]/.exec(text) ?? []
  const names = rulesOfAlerts().map(({ alert }) => alert)
  expect(text).toContain(`source_matchers: ['alertname="${names[0]}"']`)
  const alternatives = /\((?:\?:)?([^)]+)\)/.exec(held)?.[1]?.split('|') ?? []
  expect(alternatives.length).toBeGreaterThan(3)
  expect(names.filter((name) => new RegExp(`^(?:${held})$`).test(name))).toHaveLength(
    alternatives.length,
  )
})

test('amtool accepts the file for Alertmanager, which sends each alert where its severity says', ({
  skip,
}) => {
  const what = 'the file for Alertmanager was not read by it'
  if (!needTool(skip, { name: 'amtool', version: ['--version'], what })) return
  expect(refusalOf('amtool', ['check-config', ALERTMANAGER])).toBe('')
  for (const { alert, labels } of rulesOfAlerts()) {
    const of = [`alertname=${alert}`, `severity=${labels.severity}`]
    const expected = `--verify.receivers=${labels.severity}`
    const asked = ['config', 'routes', 'test', `--config.file=${ALERTMANAGER}`, expected, ...of]
    expect(refusalOf('amtool', asked), alert).toBe('')
  }
})

/** What the unit says for a name, line by line. */
const unitValues = (name: string) =>
  [...read(UNIT).matchAll(/^(\w+)=(.*)$/gm)].flatMap(([, it, value = '']) =>
    it === name ? [value] : [],
  )

test('the unit signals the server only, never installs or builds, and reads settings that exist', () => {
  // PostgreSQL would otherwise stop before the requests that need it.
  expect(unitValues('KillMode')).toEqual(['mixed'])
  expect(unitValues('OOMPolicy')).toEqual(['continue'])
  expect(unitValues('ExecStart')).toEqual(['/srv/rolecall/bin/rolecall start'])
  const lines = read('deploy/systemd/rolecall.env.example').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)
  const env = readSettings(Object.fromEntries([...lines].map(([, name, value]) => [name, value])))
  expect(env).toMatchObject({ host: '127.0.0.1', trustedProxies: 1, backupSchedule: { hour: 2 } })
})

test('the command beside the service has its settings, its user and its directories', () => {
  const file = 'deploy/systemd/rolecall'
  execFileSync('sh', ['-n', file])
  const script = read(file)
  const [settings] = unitValues('EnvironmentFile')
  const [user] = unitValues('User')
  for (const part of [
    `EnvironmentFile=${settings}`,
    `--uid=${user}`,
    '/srv/rolecall/bin/rolecall "$@"',
  ])
    expect(script).toContain(part)
  for (const name of [
    'StateDirectory',
    'StateDirectoryMode',
    'RuntimeDirectory',
    'RuntimeDirectoryMode',
  ])
    expect(script).toContain(`${name}=${unitValues(name)[0]}`)
  expect(read('docs/operating.md')).toContain(`install -m 755 /srv/rolecall/${file} `)
})

test('systemd accepts the unit, and counts it among its safest', ({ skip }) => {
  const what = 'the unit was not read by systemd'
  if (!needTool(skip, { name: 'systemd-analyze', version: ['--version'], what })) return
  const directory = temporaryDirectory()
  const file = path.join(directory, 'rolecall.service')
  fs.writeFileSync(file, read(UNIT).replaceAll('/srv/rolecall', path.resolve('.')))
  expect(refusalOf('systemd-analyze', ['verify', '--man=no', file])).toBe('')
  // From 0, the safest, to 10; times ten. A web server without any of this has 9.6.
  const asked = ['security', '--offline=true', '--threshold=20', file]
  expect(refusalOf('systemd-analyze', asked)).toBe('')
})

test('the unit’s command starts and stops without rights, on a read-only system', async ({
  skip,
}) => {
  const what = 'the command of the unit was not run without rights'
  if (!needTool(skip, { name: 'bwrap', version: ['--version'], what })) return
  const state = temporaryDirectory()
  const passwd = path.join(state, 'passwd')
  fs.writeFileSync(passwd, 'rolecall:x:10001:10001::/nonexistent:/usr/sbin/nologin\n')
  const places = ['lib', 'cache', 'run'].map((name) => path.join(state, name))
  for (const place of places) fs.mkdirSync(place)
  const [data = '', cache = '', run = ''] = places
  const [command = ''] = unitValues('ExecStart')
  const words = command.replace('/srv/rolecall', path.resolve('.')).split(' ')
  const settings: Record<string, string> = {
    ...{ DATA_DIR: data, NODE_COMPILE_CACHE: cache, TMPDIR: run },
    ...{ PORT: '0', GATHER: 'off' },
  }
  const child = spawn(
    'bwrap',
    [
      ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp'],
      ...(state.startsWith('/dev/shm/') ? ['--tmpfs', '/dev/shm'] : []),
      ...['--ro-bind', path.resolve('.'), path.resolve('.')], // it may be in /tmp
      ...['--ro-bind', passwd, '/etc/passwd'],
      ...places.flatMap((place) => ['--bind', place, place]),
      ...['--unshare-user', '--uid', '10001', '--gid', '10001', '--unshare-pid', '--unshare-ipc'],
      ...['--die-with-parent', '--cap-drop', 'ALL', '--'],
      ...words,
    ],
    {
      env: { PATH: TOOL_ENV.PATH, ...settings } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr.on('data', (more: Buffer) => {
    said += more
  })
  while (!said.includes('Stop with Ctrl-C') && child.exitCode === null) await delay(50)
  const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(said)?.[1]
  expect(said).toMatch(/Rolecall \d\S+ is ready at/)
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${port}/jobs`)).status).toBe(200)
  const health = spawn(process.execPath, ['bin/healthy.mjs'], { env: { PORT: port } as never })
  expect(await exitOf(health)).toBe(0)

  child.kill('SIGTERM')
  await exitOf(child)
  const unhealthy = spawn(process.execPath, ['bin/healthy.mjs'], { env: { PORT: port } as never })
  expect(await exitOf(unhealthy)).toBe(1)
}, 120_000)

test('bin/rolecall takes options after -- too, as the documentation has them for npm', () => {
  const asked = spawnSync(path.resolve('bin/rolecall'), ['doctor', '--', '--send', 'nobody'], {
    encoding: 'utf8',
  })
  expect(asked.stderr).toMatch(/^nobody is not an email address\.\n/)
})

test('bin/rolecall has every command of the server that npm has', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = Object.entries(scripts)
    .filter(([, script]) => script.includes('src/server/commands/'))
    .map(([name]) => name)
  const listed = /^ {2}(import [^)]*)\)$/m.exec(read('bin/rolecall'))?.[1]?.split(' | ')
  expect(listed?.toSorted()).toEqual(commands.toSorted())
})
