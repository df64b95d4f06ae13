/**
 * HAProxy in front of everything: people reach a server that is ready, connections to the database whichever node is
 * the primary, and reads of visitors the standby.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import type { DatabaseNode } from './database-pair.ts'
import { type Program, runProgram } from './program.ts'

export type ProxyPorts = { web: number; primary: number; replica: number }

type Behind = { ports: ProxyPorts; servers: readonly string[]; nodes: readonly DatabaseNode[] }

export function startProxy(directory: string, behind: Behind): Promise<Program> {
  const config = path.join(directory, 'haproxy.cfg')
  fs.writeFileSync(config, configOf(behind))
  return runProgram('proxy', {
    command: ['haproxy', '-q', '-db', '-f', config],
    port: behind.ports.web,
  })
}

/** A request that was never received goes to another server, and a page that broke off too. */
const configOf = ({ ports, servers, nodes }: Behind) => `
defaults
  timeout connect 3s
  timeout client 10m
  timeout server 10m
  timeout check 2s
  default-server inter 500 fall 2 rise 1
listen web
  bind 127.0.0.1:${ports.web}
  mode http
  balance random
  option httpchk GET /readyz
  option redispatch 1
  retry-on conn-failure empty-response
  http-request disable-l7-retry if !METH_GET
${servers.map((origin, at) => `  server s${at} ${new URL(origin).host} check`).join('\n')}
${(['primary', 'replica'] as const)
  .map(
    (role) => `listen ${role}
  bind 127.0.0.1:${ports[role]}
  mode tcp
  option httpchk GET /${role}
${nodes.map(({ socket, healthPort }, at) => `  server n${at} unix@${socket} check addr 127.0.0.1 port ${healthPort} on-marked-down shutdown-sessions`).join('\n')}`,
  )
  .join('\n')}
`
