/** The instant at which all journeys take place. */
export const NOW = '2026-03-02T09:00:00Z'
