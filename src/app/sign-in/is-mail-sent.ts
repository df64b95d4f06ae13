/** Whether messages leave this machine, or are only kept on it. */
import type { World } from '#work/world.ts'

export function isMailSent({ settings }: Pick<World, 'settings'>): boolean {
  return 'mail' in settings && Boolean((settings.mail as { isConfigured?: boolean }).isConfigured)
}
