/**
 * nginx and Caddy on this machine, with the files in `deploy`. Only addresses, ports and paths are replaced, and
 * settings added that let an unprivileged user run them.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as http from 'node:http'
import * as https from 'node:https'
import * as net from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'

/** The host name in the files. */
export const PUBLIC_HOST = 'jobs.example.org'

/** Debian installs servers where only root's PATH looks. */
const PROXY_ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

/** What certbot would leave for nginx to show. */
export const CHALLENGE = 'challenge'

export type ProxyName = 'nginx' | 'caddy'

type Place = { directory: string; port: number; plainPort: number; upstream: number }

const PROXIES: Record<ProxyName, { version: string; begin(place: Place): Promise<string[]> }> = {
  nginx: {
    version: '-v',
    async begin({ directory, port, plainPort, upstream }) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${directory}/${kind};`,
      )
      const lines = replaced('deploy/nginx.conf', {
        '  listen [::]:443 ssl http2;\n': '',
        '  listen [::]:80;\n': '',
        'listen 80;': `listen 127.0.0.1:${plainPort};`,
        '/var/www/html': `${directory}/www`,
        'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
        '/etc/ssl/jobs.': `${directory}/jobs.`,
        '/var/log/nginx/': `${directory}/`,
        '127.0.0.1:3000': `127.0.0.1:${upstream}`,
      })
      makeCertificate(directory)
      const challenges = path.join(directory, 'www/.well-known/acme-challenge')
      fs.mkdirSync(challenges, { recursive: true })
      fs.writeFileSync(path.join(challenges, CHALLENGE), 'token.thumbprint')
      const around = 'daemon off;\nmaster_process off;\npid nginx.pid;\nevents {}\n'
      const config = `${around}http {\n${temporary.join('\n')}\n${lines}}\n`
      fs.writeFileSync(path.join(directory, 'nginx.conf'), config)
      return ['nginx', '-p', directory, '-e', 'stderr', '-c', `${directory}/nginx.conf`]
    },
  },
  caddy: {
    version: 'version',
    async begin({ directory, port, plainPort, upstream }) {
      const own = `admin off\nhttps_port ${port}\nhttp_port ${plainPort}\ndefault_bind 127.0.0.1
        local_certs\nskip_install_trust`
      const lines = replaced('deploy/Caddyfile', {
        '127.0.0.1:3000': `127.0.0.1:${upstream}`,
        '\n{\n': `\n{\n${own}\n`,
      })
      fs.writeFileSync(path.join(directory, 'Caddyfile'), lines)
      const config = `${directory}/Caddyfile`
      return ['caddy', 'run', '--adapter', 'caddyfile', '--config', config]
    },
  },
}

/** Why this proxy cannot be tested here, or null if it can. */
export function reasonToSkip(name: ProxyName): string | null {
  const needs = [
    [name, PROXIES[name].version],
    ...(name === 'nginx' ? [['openssl', 'version']] : []),
  ]
  const missing = needs.find(
    ([command = '', ...args]) => spawnSync(command, args, { env: PROXY_ENV }).status !== 0,
  )
  return missing
    ? `${missing[0]} is not installed: deploy has a file for ${name} that is not tried`
    : null
}

/** What the proxy itself says against its file; '' if it accepts it. */
export async function configProblem(name: ProxyName): Promise<string> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), `rolecall-${name}-`))
  try {
    const place = { directory, port: 4430, plainPort: 8080, upstream: 3000 }
    const [command = '', ...args] = await PROXIES[name].begin(place)
    const check =
      name === 'nginx' ? [...args, '-t'] : args.map((arg) => (arg === 'run' ? 'validate' : arg))
    const { status, stderr } = spawnSync(command, check, { env: PROXY_ENV, encoding: 'utf8' })
    return status === 0 ? '' : stderr
  } finally {
    fs.rmSync(directory, { recursive: true, force: true })
  }
}

type Proxy = {
  port: number
  /** Sends a request through the proxy as a program does, like a calendar or a probe. */
  ask(address: string): Promise<{ status: number; type: string; text: string }>
  /** Sends a request without TLS. */
  askPlainly(address: string): Promise<{ status: number; location: string | null }>
  /** Everything the proxy has logged. */
  logged(): string
  stop(): Promise<void>
}

export async function startProxy(name: ProxyName, upstream: number): Promise<Proxy> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), `rolecall-${name}-`))
  const [port, plainPort] = [await freePort(), await freePort()]
  const [command = '', ...args] = await PROXIES[name].begin({
    directory,
    port,
    plainPort,
    upstream,
  })
  const output = fs.openSync(path.join(directory, 'output.log'), 'a')
  const home = { HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory }
  const child = spawn(command, args, {
    env: { ...PROXY_ENV, ...home },
    stdio: ['ignore', output, output],
  })
  fs.closeSync(output)
  const logged = () =>
    fs
      .readdirSync(directory)
      .filter((file) => file.endsWith('.log'))
      .map((file) => fs.readFileSync(path.join(directory, file), 'utf8'))
      .join('')
  await untilListening(port, child, logged)
  return {
    port,
    ask: (address) => ask(port, address),
    askPlainly: (address) => askPlainly(plainPort, address),
    logged,
    async stop() {
      await stopped(child, () => child.kill('SIGTERM'))
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Stops a process, and waits until everything that writes to its output has ended. */
export function stopped(child: ChildProcess, kill: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    kill()
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function replaced(file: string, pairs: Record<string, string>): string {
  return Object.entries(pairs).reduce(
    (lines, [from, to]) => {
      if (!lines.includes(from)) throw new Error(`${file} no longer says ${from}`)
      return lines.replaceAll(from, to)
    },
    fs.readFileSync(file, 'utf8'),
  )
}

function makeCertificate(directory: string) {
  const files = ['-keyout', `${directory}/jobs.key`, '-out', `${directory}/jobs.pem`]
  const names = ['-subj', `/CN=${PUBLIC_HOST}`, '-addext', `subjectAltName=DNS:${PUBLIC_HOST}`]
  const kind = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '1',
  ]
  const { status, stderr } = spawnSync('openssl', ['req', ...kind, ...files, ...names])
  if (status !== 0) throw new Error(`openssl: ${stderr}`)
}

async function untilListening(port: number, child: ChildProcess, logged: () => string) {
  while (child.exitCode === null && child.signalCode === null) {
    if (await ask(port, '/livez').catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the proxy ended:\n${logged()}`)
}

function ask(port: number, address: string): ReturnType<Proxy['ask']> {
  return new Promise((resolve, reject) => {
    const request = https.get(
      {
        host: '127.0.0.1',
        port,
        path: address,
        servername: PUBLIC_HOST,
        headers: { host: PUBLIC_HOST, referer: `https://${PUBLIC_HOST}${address}` },
        rejectUnauthorized: false,
        agent: false,
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (more: string) => {
          text += more
        })
        const { statusCode = 0, headers } = answer
        answer.once('end', () =>
          resolve({ status: statusCode, type: `${headers['content-type']}`, text }),
        )
      },
    )
    request.once('error', reject)
  })
}

function askPlainly(port: number, address: string): ReturnType<Proxy['askPlainly']> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: address,
      headers: { host: PUBLIC_HOST },
      agent: false,
    }
    const request = http.get(options, (answer) => {
      answer.resume()
      const { statusCode = 0, headers } = answer
      resolve({ status: statusCode, location: headers.location ?? null })
    })
    request.once('error', reject)
  })
}
