import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CONTACTS } from './contacts.ts';
import { COUNTRIES, countryOf, DEFAULT_COUNTRY } from './country.rules.ts';

describe('the country of a time zone', () => {
  test.each([
    ...[
      'America/Sao_Paulo',
      'America/Bahia',
      'America/Fortaleza',
      'America/Recife',
      'America/Maceio',
      'America/Araguaina',
      'America/Belem',
      'America/Santarem',
      'America/Manaus',
      'America/Boa_Vista',
      'America/Porto_Velho',
      'America/Cuiaba',
      'America/Campo_Grande',
      'America/Rio_Branco',
      'America/Eirunepe',
      'America/Noronha',
      'Brazil/East',
      'Brazil/Acre',
    ].map((zone) => [zone, 'BR'] as const),
    ['Europe/Lisbon', 'PT'],
    ['Atlantic/Azores', 'PT'],
    ['America/New_York', 'US'],
    ['America/Indiana/Knox', 'US'],
    ['Pacific/Honolulu', 'US'],
    ['US/Pacific', 'US'],
    ['America/Toronto', 'CA'],
    ['Europe/Madrid', 'ES'],
    ['Atlantic/Canary', 'ES'],
    ['Europe/Paris', 'FR'],
    ['Indian/Reunion', 'FR'],
    ['Europe/London', 'GB'],
    ['Europe/Dublin', 'IE'],
    ['America/Argentina/Cordoba', 'AR'],
    ['America/Buenos_Aires', 'AR'],
    ['America/Santiago', 'CL'],
    ['America/Mexico_City', 'MX'],
    ['America/Montevideo', 'UY'],
    ['Europe/Berlin', 'EU'],
    ['Europe/Rome', 'EU'],
    ['Europe/Zurich', 'ZZ'],
    ['Asia/Tokyo', 'ZZ'],
    ['Africa/Luanda', 'ZZ'],
    ['America/Bogota', 'ZZ'],
    ['UTC', 'BR'],
    ['Etc/GMT+3', 'BR'],
    ['', 'BR'],
    [undefined, 'BR'],
    [null, 'BR'],
  ] as const)('%s is in %s', (zone, country) => {
    expect(countryOf(zone)).toBe(country);
  });

  it.each([
    ['Europe/Lisbon', 'America/Sao_Paulo', 'PT'],
    ['America/Manaus', 'Europe/Lisbon', 'BR'],
    // Browsers that hide where they are say UTC: then the account tells.
    ['UTC', 'Europe/Lisbon', 'PT'],
    // Who travels calls from where they are, also where no line of the place is known.
    ['Asia/Tokyo', 'America/Sao_Paulo', 'ZZ'],
    ['Europe/Berlin', 'America/Sao_Paulo', 'EU'],
  ] as const)('of a device in %s and an account in %s is %s', (device, account, country) => {
    expect(countryOf(device, account)).toBe(country);
  });

  it('always has somebody who listens, or the directory', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom(...Intl.supportedValuesOf('timeZone'))),
        (zone) => {
          const { listening } = CONTACTS[countryOf(zone)];
          expect(listening?.dial ?? '000').toMatch(/^[*+]?\d{3,}$/);
          expect(listening !== undefined || ['EU', 'ZZ'].includes(countryOf(zone))).toBe(true);
        },
      ),
    );
  });
});

describe('the numbers', () => {
  test.each(COUNTRIES)('%s: can be dialled as they are read', (country) => {
    const { listening, emergency, violence, police } = CONTACTS[country];
    for (const contact of [listening, emergency, violence, police]) {
      if (contact) expect(contact.dial).toBe(contact.number.replaceAll(' ', ''));
    }
    if (listening) expect(listening.dial).not.toBe(emergency?.dial);
  });

  it('of the default country are those that everything in print says', () => {
    const { listening, emergency, violence, police } = CONTACTS[DEFAULT_COUNTRY];
    const numbers = [listening, emergency, violence, police].map((contact) => contact?.dial);
    expect(numbers).toEqual(['188', '192', '180', '190']);
  });
});
