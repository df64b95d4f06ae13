/** Time zones that people choose from for working hours. */
import { entryOf } from '#core/text/entry-of.ts'

/**
 * One for each usual working day, from west to east, with its standard offset in hours. Times of the year are left to
 * the zone itself. Names are short enough for the filter column.
 */
export const ZONE_CHOICES = [
  { zone: 'Pacific/Honolulu', offset: -10, name: 'Hawaii' },
  { zone: 'America/Anchorage', offset: -9, name: 'Alaska' },
  { zone: 'America/Los_Angeles', offset: -8, name: 'Los Angeles, Vancouver' },
  { zone: 'America/Denver', offset: -7, name: 'Denver, Calgary' },
  { zone: 'America/Chicago', offset: -6, name: 'Chicago, Winnipeg' },
  { zone: 'America/Mexico_City', offset: -6, name: 'Mexico City, San José' },
  { zone: 'America/New_York', offset: -5, name: 'New York, Toronto' },
  { zone: 'America/Bogota', offset: -5, name: 'Bogotá, Lima' },
  { zone: 'America/Santiago', offset: -4, name: 'Santiago, La Paz' },
  { zone: 'America/Sao_Paulo', offset: -3, name: 'São Paulo, Buenos Aires' },
  { zone: 'Atlantic/Azores', offset: -1, name: 'Azores' },
  { zone: 'Europe/London', offset: 0, name: 'London, Dublin, Lisbon' },
  { zone: 'Africa/Lagos', offset: 1, name: 'Lagos, Algiers' },
  { zone: 'Europe/Madrid', offset: 1, name: 'Madrid, Berlin, Paris' },
  { zone: 'Europe/Kyiv', offset: 2, name: 'Kyiv, Athens, Helsinki' },
  { zone: 'Africa/Johannesburg', offset: 2, name: 'Johannesburg, Cairo' },
  { zone: 'Europe/Istanbul', offset: 3, name: 'Istanbul, Nairobi, Riyadh' },
  { zone: 'Asia/Dubai', offset: 4, name: 'Dubai, Tbilisi' },
  { zone: 'Asia/Karachi', offset: 5, name: 'Karachi, Tashkent' },
  { zone: 'Asia/Kolkata', offset: 5.5, name: 'India' },
  { zone: 'Asia/Dhaka', offset: 6, name: 'Dhaka' },
  { zone: 'Asia/Bangkok', offset: 7, name: 'Bangkok, Hanoi, Jakarta' },
  { zone: 'Asia/Singapore', offset: 8, name: 'Singapore, Beijing, Manila' },
  { zone: 'Asia/Tokyo', offset: 9, name: 'Tokyo, Seoul' },
  { zone: 'Australia/Sydney', offset: 10, name: 'Sydney, Melbourne' },
  { zone: 'Pacific/Auckland', offset: 12, name: 'Auckland' },
] as const

/** The zone to offer first to people in a country: one with the country's easternmost usual day. */
const OWN_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Sao_Paulo',
  BR: 'America/Sao_Paulo',
  CA: 'America/New_York',
  MX: 'America/Mexico_City',
  US: 'America/New_York',
}

/** `offset` is the country's standard offset in hours; null if it is unknown. */
export function usualZone(country: string, offset: number | null): string | null {
  const sameDay = ZONE_CHOICES.filter((choice) => choice.offset === offset)
  const chosen = sameDay.find(({ zone }) => zone.startsWith('Europe/')) ?? sameDay[0]
  return entryOf(OWN_ZONES, country) ?? chosen?.zone ?? null
}
