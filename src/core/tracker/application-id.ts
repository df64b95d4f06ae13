/** The number of an application, as an address spells it. */
import type { ApplicationId } from './application.ts'

/** Null for what is no number of ours; 15 digits stay exact. */
export const readApplicationId = (text: string | undefined): ApplicationId | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? (Number(text) as ApplicationId) : null
