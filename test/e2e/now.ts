/** The fixed time of all journeys. */
export const NOW = '2026-03-02T09:00:00Z'
