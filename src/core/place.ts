/**
 * Where a job is, read from the text a listing gives.
 * Unknown is null; a wrong country is worse than none.
 */
export type Place = { city: string | null; region: string | null; country: string | null }

/** none: no remote work is named; anywhere: remote without a stated limit; restricted: remote, but only from somewhere. */
export type RemoteScope = 'none' | 'anywhere' | 'restricted'

/** `places` in the order written; `countries` are the distinct ISO 3166-1 alpha-2 codes that the text names or implies. */
export type Location = { places: Place[]; countries: string[]; remote: RemoteScope }
