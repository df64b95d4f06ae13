/** What /metrics says about requests, the database, limits, caches and backups, and the files that are built on it. */
import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { backupFileName } from '#core/backup/backup-file.ts'
import { builtServer, createTestApp, METRICS_KEY } from './app.ts'
import { refusalOf } from './optional-tool.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

const RULES = 'deploy/prometheus/rolecall.rules.yaml'
const UNAVAILABLE = 'RolecallUnavailable'
const DASHBOARD = 'deploy/grafana/rolecall.json'

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

function directory() {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-metrics-'))
  onTestFinished(() => fs.rmSync(made, { recursive: true }))
  return made
}

/** A server that has done something of everything. */
async function busyApp() {
  const backupDir = directory()
  fs.writeFileSync(path.join(backupDir, backupFileName(new Date('2026-03-02T02:00:00Z'))), 'saved')
  const app = await createTestApp({ pageCache: {}, backupDir })
  await app.take([listing({ title: 'Engineer' })])
  return app
}

test('requests are counted by route, method and status, never by what was asked for', async () => {
  const app = await busyApp()
  const id = await app.idOf('Engineer')
  for (const asked of ['/jobs?query=zebra', '/jobs.data', `/jobs/${id}`, '/jobs/999999']) {
    await app.request(asked)
  }
  await app.request(`/api/jobs/${id}`)
  await app.request('/wp-login.php')
  await app.request('/jobs', { method: 'BREW' })
  const text = await app.metrics()
  const count = (labels: string) =>
    Number(text.split(`rolecall_http_requests_total{${labels}} `)[1]?.split('\n')[0] ?? 0)
  expect(count('route="/jobs",method="GET",status="200"')).toBe(2)
  expect(count('route="/jobs/:jobId",method="GET",status="200"')).toBe(1)
  expect(count('route="/jobs/:jobId",method="GET",status="404"')).toBe(1)
  expect(count('route="/api/jobs/:id",method="GET",status="200"')).toBe(1)
  expect(count('route="unknown",method="GET",status="404"')).toBe(1)
  expect(count('route="/jobs",method="other",status="405"')).toBe(1)
  expect(text).toContain('rolecall_http_request_seconds_count{route="/jobs/:jobId"} 2')
  expect(text).not.toMatch(/zebra|="[^"\n]*999999|wp-login|BREW/)
})

test('the database, caches, boards and backups have figures', async () => {
  const app = await busyApp()
  for (let times = 0; times < 2; times++) await app.request('/api/jobs')
  const text = await app.metrics()
  expect(text).toMatch(/^rolecall_database_bytes [1-9]\d{6,}$/m)
  expect(text).toMatch(/^rolecall_database_connections_max\{pool="requests"\} 10$/m)
  expect(text).toMatch(/^rolecall_database_waiting\{pool="bulk"\} 0$/m)
  expect(text).toMatch(/^rolecall_card_cache_requests_total\{outcome="hit"\} 1$/m)
  expect(text).toMatch(/^rolecall_card_cache_requests_total\{outcome="miss"\} 1$/m)
  expect(text).toMatch(/^rolecall_boards_by_state\{state="held"\} 0$/m)
  expect(text).toMatch(/^rolecall_data_dir_disk_bytes [1-9]\d+$/m)
  // The test's clock is at 09:00, and the backup was begun at 02:00.
  expect(text).toMatch(/^rolecall_backup_age_seconds 25200$/m)
  expect(text).toMatch(/^rolecall_backup_bytes 5$/m)
  expect(text).toMatch(/^rolecall_backup_dir_readable 1$/m)
})

test('a directory of backups that cannot be read is said to be so, and none is not', async () => {
  const unreadable = await createTestApp({ backupDir: '/nowhere' })
  const text = await unreadable.metrics()
  expect(text).toMatch(/^rolecall_backup_dir_readable 0$/m)
  expect(text).not.toMatch(/^rolecall_backups?_(?!dir_readable)/m)
  const without = await createTestApp()
  expect(await without.metrics()).not.toMatch(/^rolecall_backup/m)
})

test('a limit that refuses somebody is counted by its name', async () => {
  const app = await createTestApp()
  expect(await app.metrics()).not.toMatch(/limits_reached_total\{/m)
  app.services.events.note('limit_reached', { limit: 'contactByNetwork' })
  expect(await app.metrics()).toMatch(
    /^rolecall_limits_reached_total\{limit="contactByNetwork"\} 1$/m,
  )
})

test('every metric of the alert rules and of the dashboard is one that the server prints', async () => {
  const app = await busyApp()
  await app.titles()
  await signUp(app) // its email waits
  const printed = new Set(
    [...(await app.metrics()).matchAll(/^# TYPE (\w+) /gm)].map(([, it]) => it),
  )
  for (const file of [RULES, DASHBOARD]) {
    const names = fs.readFileSync(file, 'utf8').match(/rolecall_\w+/g) ?? []
    const bare = [...new Set(names)].map((name) => name.replace(/_(?:bucket|sum|count)$/, ''))
    expect(bare.length).toBeGreaterThan(15)
    expect(
      bare.filter((name) => !printed.has(name)),
      file,
    ).toEqual([])
  }
  const { panels } = JSON.parse(fs.readFileSync(DASHBOARD, 'utf8')) as { panels: { id: number }[] }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})

test('the manual says what to do about each alert', () => {
  const alerts = [...fs.readFileSync(RULES, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, it]) => it)
  const manual = fs.readFileSync('docs/operating.md', 'utf8')
  expect(alerts.length).toBeGreaterThan(10)
  expect(alerts.filter((alert) => !manual.includes(`\`${alert}\``))).toEqual([])
})

test.skipIf(!hasPromtool)(
  'promtool accepts the alert rules and what the server prints',
  async () => {
    execFileSync('promtool', ['check', 'rules', RULES])
    const app = await busyApp()
    await app.titles()
    const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], {
      input: await app.metrics(),
      encoding: 'utf8',
    })
    // 3 is for advice on style; what can't be parsed is 1.
    expect([0, 3], stderr).toContain(status)
  },
)

test.skipIf(!hasPromtool)('planned maintenance raises no alarm, and an outage does', () => {
  const { groups } = parse(fs.readFileSync(RULES, 'utf8')) as {
    groups: { rules: { alert: string; labels: object; annotations: { summary: string } }[] }[]
  }
  const rule = groups.flatMap(({ rules }) => rules).find((it) => it.alert === UNAVAILABLE)
  const summary = rule?.annotations.summary.replace('{{ $labels.instance }}', 'away')
  const series = (name: string, instance: string, labels: string, values: string) => ({
    series: `rolecall_${name}{job="rolecall",instance="${instance}"${labels}}`,
    values,
  })
  const refused = ',route="/jobs",method="GET",status="503"'
  const at = (evaluated: string, alerts: object[]) => ({
    ...{ eval_time: evaluated, alertname: UNAVAILABLE, exp_alerts: alerts },
  })
  const file = path.join(directory(), 'unavailable.json')
  const ringing = {
    exp_labels: { ...rule?.labels, instance: 'away' },
    exp_annotations: { summary },
  }
  const input = [
    series('http_requests_total', 'away', refused, '0+60x40'),
    series('maintenance', 'away', '', '0x40'),
    // Twenty minutes, in which ten times as much is asked as afterwards.
    series('http_requests_total', 'planned', refused, '0+600x20 12000x20'),
    series('http_requests_total', 'planned', ',route="/jobs",status="200"', '0x20 0+60x20'),
    series('maintenance', 'planned', '', '1x20 0x20'),
  ]
  const evaluations = ['5m', '15m', '22m', '26m', '35m'].map((minute) =>
    at(minute, minute === '5m' ? [] : [ringing]),
  )
  const tests = [{ interval: '1m', input_series: input, alert_rule_test: evaluations }]
  fs.writeFileSync(file, JSON.stringify({ rule_files: [path.resolve(RULES)], tests }))
  expect(refusalOf('promtool', ['test', 'rules', file])).toBe('')
})

test('metrics can have a port of their own, with or without a key', async () => {
  const { startMetricsServer } = await builtServer()
  const log = { info() {}, warn() {}, error() {} }
  const read = async () => 'rolecall_example 1\n'
  for (const [key, withoutKey] of [
    [METRICS_KEY, 401],
    [null, 200],
  ] as const) {
    const server = await startMetricsServer({ host: '127.0.0.1', port: 0, key, read, log })
    onTestFinished(server.stop)
    const url = `http://127.0.0.1:${server.port}`
    const ask = async (at: string, init?: RequestInit) => (await fetch(`${url}${at}`, init)).status
    expect(await ask('/metrics')).toBe(withoutKey)
    expect(await ask('/metrics', { headers: { authorization: `Bearer ${METRICS_KEY}` } })).toBe(200)
    expect(await ask('/jobs')).toBe(404)
    expect(await ask('/metrics', { method: 'POST' })).toBe(405)
  }
})
