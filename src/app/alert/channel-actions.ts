/** What the forms about an alert's channels do, by their `intent`. They name the alert and the channel. */
import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import type { Toast } from '#app/ui/toasts.tsx'
import type { Viewer } from '#core/account/account.ts'
import { requireAlertId } from '#core/alert/alert.ts'
import type { ChannelId } from '#core/alert/alert-channel.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { makeAlertFeed, revokeAlertFeed } from '#work/alert/alert-feed.ts'
import {
  addChannel,
  removeChannel,
  resumeChannel,
  testChannel,
} from '#work/alert/change-channels.ts'

type Args = { context: Readonly<RouterContextProvider> }

/** What is shown once and not stored: the secret of a new webhook, the address of a feed. */
export type ShownOnce = { label: string; value: string; hint: string }

export type ChannelAnswer = { toast: Omit<Toast, 'action'>; shownOnce?: ShownOnce }

export const CHANNEL_ACTIONS: Readonly<
  Record<string, (args: Args, viewer: Viewer, form: FormData) => Promise<ChannelAnswer>>
> = {
  'add-webhook': async ({ context }, viewer, form) => {
    const { channel, secret } = await addChannel(
      context.get(servicesContext),
      viewer,
      alertIdOf(form),
      { kind: 'webhook', url: textOf(form, 'url') },
      { isNew: true },
    )
    return {
      toast: { title: 'Webhook added' },
      shownOnce: {
        label: `Secret of the webhook at ${channel.host}`,
        value: secret ?? '',
        hint: 'Copy it now: we won’t show it again. It verifies that a request is from us.',
      },
    }
  },
  'add-ntfy': async ({ context }, viewer, form) => {
    await addChannel(
      context.get(servicesContext),
      viewer,
      alertIdOf(form),
      { kind: 'ntfy', url: textOf(form, 'url') },
      { isNew: true },
    )
    return { toast: { title: 'ntfy topic added' } }
  },
  'add-push': async ({ context }, viewer, form) => {
    const [url, p256dh, auth] = ['url', 'p256dh', 'auth'].map((name) => textOf(form, name))
    await addChannel(context.get(servicesContext), viewer, alertIdOf(form), {
      kind: 'push',
      url: url ?? '',
      // Some browsers pad them.
      p256dh: (p256dh ?? '').replaceAll('=', ''),
      auth: (auth ?? '').replaceAll('=', ''),
    })
    return { toast: { title: 'This browser will be notified' } }
  },
  'make-feed': async ({ context }, viewer, form) => {
    const value = await makeAlertFeed(context.get(servicesContext), viewer, alertIdOf(form))
    return {
      toast: { title: 'Feed created' },
      shownOnce: {
        label: 'Address of the feed',
        value,
        hint: 'Paste it into your feed reader now: we won’t show it again. Anyone who has it can see what this alert finds.',
      },
    }
  },
  'revoke-feed': async ({ context }, viewer, form) => {
    await revokeAlertFeed(context.get(servicesContext), viewer, alertIdOf(form))
    return { toast: { title: 'Feed revoked' } }
  },
  'test-channel': async ({ context }, viewer, form) => {
    await testChannel(context.get(servicesContext), viewer, whichOf(form))
    return {
      toast: { title: 'Test sent', description: 'Reload the page in a few seconds for the result' },
    }
  },
  'resume-channel': async ({ context }, viewer, form) => {
    await resumeChannel(context.get(servicesContext), viewer, whichOf(form))
    return { toast: { title: 'Turned on again' } }
  },
  'remove-channel': async ({ context }, viewer, form) => {
    await removeChannel(context.get(servicesContext), viewer, whichOf(form))
    return { toast: { title: 'Removed' } }
  },
}

const textOf = (form: FormData, name: string) => form.get(name)?.toString() ?? ''

const alertIdOf = (form: FormData) => requireAlertId(textOf(form, 'id'))

function whichOf(form: FormData) {
  const id = readNumericId<ChannelId>(textOf(form, 'channel'))
  if (id === null) throw new Refusal('channel_not_found')
  return { alertId: alertIdOf(form), id }
}
