/** Zones that ICU still calls by names of before; the rest of the world, and the list that people choose from, do not. */
const TODAYS_NAME: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const ZONES: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone').map(zone => TODAYS_NAME[zone] ?? zone), 'UTC']),
].sort()

const known: ReadonlySet<string> = new Set(ZONES)

export const isTimeZone = (zone: string): boolean => known.has(zone)

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  clocks.set(zone, clock)
  return clock
}

/** `GMT-03:00`, and `GMT` alone where there is nothing between. */
const offsetAt = (zone: string, at: Date): string =>
  clockOf(zone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '') || '+00:00'

/** Every zone that an account can have, with what it is ahead of UTC at that moment. */
export const timeZonesAt = (at: Date): { id: string; offset: string }[] =>
  ZONES.map(id => ({ id, offset: offsetAt(id, at) }))
