/** Where help is told for: countries whose numbers are known here, and two places beyond them. */
export const COUNTRIES = [
  'BR',
  'PT',
  'US',
  'CA',
  'ES',
  'FR',
  'GB',
  'IE',
  'AR',
  'CL',
  'MX',
  'UY',
  // Places whose own lines are not known here: where 112 answers, and everywhere else.
  'EU',
  'ZZ',
] as const;
export type Country = (typeof COUNTRIES)[number];

/** Used wherever the time zone tells nothing (UTC, none, or one that nobody knows): most people who use the product live in Brazil. */
export const DEFAULT_COUNTRY: Country = 'BR';

// IANA tz database (zone.tab and backward). A name ending in "/" stands for all zones below it.
const ZONES: Readonly<Record<Country, string>> = {
  BR:
    'America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Maceio ' +
    'America/Araguaina America/Belem America/Santarem America/Manaus America/Boa_Vista ' +
    'America/Porto_Velho America/Cuiaba America/Campo_Grande America/Rio_Branco ' +
    'America/Porto_Acre America/Eirunepe America/Noronha Brazil/',
  PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores Portugal',
  US:
    'America/New_York America/Detroit America/Kentucky/ America/Indiana/ America/Chicago ' +
    'America/Menominee America/North_Dakota/ America/Denver America/Boise America/Phoenix ' +
    'America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla ' +
    'America/Yakutat America/Nome America/Adak America/Puerto_Rico America/Louisville ' +
    'America/Indianapolis America/Fort_Wayne America/Shiprock Pacific/Honolulu US/ Navajo',
  CA:
    'America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg ' +
    'America/Halifax America/St_Johns America/Regina America/Moncton America/Glace_Bay ' +
    'America/Goose_Bay America/Iqaluit America/Rankin_Inlet America/Resolute America/Atikokan ' +
    'America/Thunder_Bay America/Nipigon America/Swift_Current America/Cambridge_Bay ' +
    'America/Inuvik America/Yellowknife America/Creston America/Dawson_Creek ' +
    'America/Fort_Nelson America/Whitehorse America/Dawson America/Blanc-Sablon Canada/',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  FR:
    'Europe/Paris America/Martinique America/Guadeloupe America/Cayenne America/St_Barthelemy ' +
    'America/Marigot Indian/Reunion Indian/Mayotte',
  GB: 'Europe/London Europe/Belfast Europe/Jersey Europe/Guernsey Europe/Isle_of_Man GB GB-Eire',
  IE: 'Europe/Dublin Eire',
  AR: 'America/Argentina/ America/Buenos_Aires America/Cordoba America/Mendoza America/Rosario America/Jujuy America/Catamarca',
  CL: 'America/Santiago America/Punta_Arenas America/Coyhaique Pacific/Easter Chile/',
  MX:
    'America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros ' +
    'America/Chihuahua America/Ciudad_Juarez America/Ojinaga America/Mazatlan ' +
    'America/Bahia_Banderas America/Hermosillo America/Tijuana America/Ensenada Mexico/',
  UY: 'America/Montevideo',
  EU:
    'Europe/Berlin Europe/Busingen Europe/Vienna Europe/Brussels Europe/Sofia Europe/Zagreb ' +
    'Europe/Prague Europe/Copenhagen Europe/Tallinn Europe/Helsinki Europe/Mariehamn Europe/Athens ' +
    'Europe/Budapest Europe/Rome Europe/Riga Europe/Vilnius Europe/Luxembourg Europe/Malta ' +
    'Europe/Amsterdam Europe/Warsaw Europe/Bucharest Europe/Bratislava Europe/Ljubljana ' +
    'Europe/Stockholm Asia/Nicosia Europe/Nicosia Poland',
  // After all others: whatever lies on a continent or an ocean.
  ZZ: 'Africa/ America/ Antarctica/ Arctic/ Asia/ Atlantic/ Australia/ Europe/ Indian/ Pacific/',
};

/**
 * The country whose numbers can be dialled where the person is, told by their IANA time zone and
 * never by their language: someone who reads French in São Paulo still needs 188. The first zone
 * that lies in a known country decides (the device's before the account's: who travels calls from
 * where they are); Brazil when none does. Brazil's numbers cannot be dialled from elsewhere.
 */
export function countryOf(...timeZones: readonly (string | null | undefined)[]): Country {
  for (const timeZone of timeZones) {
    const country = COUNTRIES.find((one) => timeZone && holds(ZONES[one], timeZone));
    if (country) return country;
  }
  return DEFAULT_COUNTRY;
}

/** Whether a time zone is one of a country's; of a zone that nobody knows it is not. */
export function liesIn(country: Country, timeZone: string): boolean {
  return holds(ZONES[country], timeZone);
}

function holds(zones: string, timeZone: string): boolean {
  return zones
    .split(' ')
    .some((zone) => (zone.endsWith('/') ? timeZone.startsWith(zone) : timeZone === zone));
}
