/**
 * A local OpenID Connect provider for tests. It signs any claims, including those that a test wants to see refused.
 */
import {
  createHmac,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { SignInProvider } from '#work/account/sign-in-providers.ts'

type Claims = Record<string, unknown>

export type Forgery = 'none' | 'no signature' | 'HS256 with the public key' | 'another key'

const CLIENT_ID = 'rolecall-here'

export async function oidcProvider() {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, { claims: Claims; forgery: Forgery }>()
  let asked: URLSearchParams[] = []
  let given: string[] = []

  const server = createServer((request, response) => {
    const answer = (body: object) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(body))
    }
    if (request.url === '/.well-known/openid-configuration') {
      return answer({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      })
    }
    if (request.url === '/jwks') {
      const key = keys.publicKey.export({ format: 'jwk' })
      return answer({ keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] })
    }
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const parameters = new URLSearchParams(body)
      asked.push(parameters)
      const code = codes.get(parameters.get('code') ?? '')
      if (!code) {
        response.statusCode = 400
        return answer({ error: 'invalid_grant' })
      }
      const access_token = randomUUID()
      const id_token = sign(code.claims, code.forgery, keys, others.privateKey)
      given.push(access_token, id_token)
      answer({ access_token, token_type: 'Bearer', expires_in: 3_600, id_token })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const settings: SignInProvider = {
    id: 'oidc',
    label: 'Test',
    clientId: CLIENT_ID,
    clientSecret: 'between-us',
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
  }
  return {
    issuer,
    settings,
    /** Requests to the token endpoint since the last call. */
    takeAsked() {
      const taken = asked
      asked = []
      return taken
    },
    /** Tokens issued since the last call. */
    takeGiven() {
      const taken = given
      given = []
      return taken
    },
    /** An ID token as an app gets it directly from the provider. */
    idToken: (claims: Claims, forgery: Forgery = 'none') => {
      const now = Math.floor(Date.now() / 1_000)
      const usual = { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 300 }
      return sign({ ...usual, ...claims }, forgery, keys, others.privateKey)
    },
    /** The path to which the provider redirects the browser, given the authorization address. */
    comeBack(authorization: string, claims: Claims, forgery: Forgery = 'none'): string {
      const sent = new URL(authorization).searchParams
      const now = Math.floor(Date.now() / 1_000)
      const code = randomUUID()
      codes.set(code, {
        forgery,
        claims: {
          iss: issuer,
          aud: CLIENT_ID,
          nonce: sent.get('nonce'),
          iat: now,
          exp: now + 300,
          ...claims,
        },
      })
      const { pathname } = new URL(sent.get('redirect_uri') ?? '')
      return `${pathname}?${new URLSearchParams({ code, state: sent.get('state') ?? '' })}`
    },
  }
}

type Keys = { publicKey: KeyObject; privateKey: KeyObject }

function sign(claims: Claims, forgery: Forgery, keys: Keys, otherKey: KeyObject): string {
  const alg = forgery === 'no signature' ? 'none' : forgery.startsWith('HS256') ? 'HS256' : 'RS256'
  const head = encode({ alg, kid: 'one', typ: 'JWT' })
  const text = `${head}.${encode(claims)}`
  if (alg === 'none') return `${text}.`
  if (alg === 'HS256') {
    const pem = keys.publicKey.export({ format: 'pem', type: 'spki' })
    return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`
  }
  const key = forgery === 'another key' ? otherKey : keys.privateKey
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
