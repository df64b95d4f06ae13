/** Settings of an instance that sends signed mail. */
import { generateKeyPairSync } from 'node:crypto'
import type { MailEnv } from '#server/commands/finding.ts'
import { readEnv } from '#server/process/env.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export function mailEnv(variables: Record<string, string> = {}): MailEnv {
  const env = readEnv({
    PUBLIC_URL: 'https://jobs.example.org',
    SMTP_URL: 'smtps://user:secret@mail.example.org',
    MAIL_FROM: 'Rolecall <jobs@example.org>',
    MAIL_BOUNCES: 'bounces@example.org',
    OPERATOR_EMAIL: 'ops@example.org',
    DKIM_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    MAIL_HOOK_KEY: 'sixteen-characters',
    ...variables,
  })
  return { ...env, mail: env.mail as NonNullable<typeof env.mail> }
}
