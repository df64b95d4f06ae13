/** What a person who is new here can do next: the first steps that are not done yet. */

export const NEXT_STEPS = ['cv', 'preferences', 'save', 'track', 'alert'] as const
export type NextStep = (typeof NEXT_STEPS)[number]

/** As many as a page shows at once. */
const SHOWN = 3

export const nextSteps = (done: Readonly<Record<NextStep, boolean>>): NextStep[] =>
  NEXT_STEPS.filter((step) => !done[step]).slice(0, SHOWN)
