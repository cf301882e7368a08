import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isLoopback } from '#packages/kernel/index.ts';
import { ConfigurationError, loadConfiguration } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'florescer-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const master = Buffer.alloc(32, 7).toString('base64');
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://florescer@db.example/florescer',
  SITE_URL: 'https://florescer.example/',
  FLORESCER_MASTER_KEY: master,
  FLORESCER_SERVICE_KEY: 'sb_secret_6f0c9be1a2d3485796f0c9be1a2d3485',
  SMTP_URL: 'smtp://mail.example:587',
};

/** The message of a configuration that must not start. */
function refusal(variables: NodeJS.ProcessEnv): string {
  try {
    loadConfiguration(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message;
  }
  throw new Error('The configuration was accepted');
}

describe('configuration', () => {
  it('needs nothing on a developer’s machine and keeps its secrets between starts', () => {
    const first = loadConfiguration({ DATA_DIR: folder });
    expect(first).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, mail: null });
    expect(first.settings).toMatchObject({ development: true, siteUrl: 'http://127.0.0.1:3000' });
    const second = loadConfiguration({ DATA_DIR: folder });
    expect(second.settings.serviceKey).toBe(first.settings.serviceKey);
    expect(second.masterKeys.current.id).toBe(first.masterKeys.current.id);
  });

  it('lets people use authenticator apps, security keys and passkeys, and phones where asked to', () => {
    const { auth } = loadConfiguration({ DATA_DIR: folder }).settings;
    expect(auth).toMatchObject({
      secondFactors: { totp: true, phone: false, webauthn: true },
      passkeys: true,
      phoneSignIn: false,
      smsPerHour: 30,
    });
    const texting = { SMS_URL: 'https://AC1:secret@api.example', SMS_FROM: '+15551234567' };
    const ready = loadConfiguration({ ...production, ...texting, PHONE_SIGN_IN: 'on' });
    expect(ready.sms).toEqual({ url: texting.SMS_URL, from: texting.SMS_FROM });
    expect(ready.settings.auth.phoneSignIn).toBe(true);
  });

  it('closes the support on the days of its state and city, and refuses a day that is none', () => {
    const ours = { ...production, SUPPORT_STATE: 'SP', SUPPORT_HOLIDAYS: '01-25, 2027-07-08' };
    expect(loadConfiguration(ours).settings.support.hours).toMatchObject({
      ...{ state: 'SP', municipal: ['01-25', '2027-07-08'] },
    });
    expect(refusal({ ...ours, SUPPORT_HOLIDAYS: '02-30' })).toContain('SUPPORT_HOLIDAYS');
    expect(refusal({ ...ours, SUPPORT_STATE: 'XX' })).toContain('SUPPORT_STATE');
  });

  it('invents channels of the support for a demonstration alone', () => {
    const { support } = loadConfiguration({ DATA_DIR: folder }).settings;
    expect(support).toMatchObject({ email: 'suporte@florescer.example', medical: null });
    expect(loadConfiguration(production).settings.support).toMatchObject({
      ...{ whatsapp: null, phone: null, email: null, psychology: null, medical: null },
    });
  });

  it('makes its own keys for push services unless given a pair, and trusts no host in production', () => {
    expect(loadConfiguration({ DATA_DIR: folder }).settings.push).toEqual({
      keys: null,
      subject: 'mailto:nao-responda@localhost',
      trustedHosts: [],
    });
    const VAPID_PUBLIC_KEY = 'B'.repeat(87);
    const VAPID_PRIVATE_KEY = 'a'.repeat(43);
    const given = loadConfiguration({ ...production, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY });
    expect(given.settings.push).toMatchObject({
      keys: { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
      subject: 'https://florescer.example',
    });
    expect(refusal({ ...production, VAPID_PUBLIC_KEY })).toContain('one pair');
    expect(refusal({ ...production, PUSH_TRUSTED_HOSTS: '127.0.0.1:1' })).toContain('for tests');
  });

  it('offers the WHO-5 only with the leave and the words of it', () => {
    const path = join(folder, 'who5.json');
    expect(loadConfiguration({ DATA_DIR: folder }).settings.selfCheck).toBeNull();
    expect(refusal({ DATA_DIR: folder, WHO5_TEXTS: path })).toContain('go together');
    const given = { DATA_DIR: folder, WHO5_TEXTS: path, WHO5_LICENSE: 'WHO, non-commercial use' };
    expect(refusal(given)).toContain('not a JSON file');
    const words = { instruction: 'i', items: Array(5).fill('a'), answers: Array(6).fill('b') };
    const all = { 'pt-BR': words, 'en-US': words, 'es-ES': words, 'fr-FR': words };
    writeFileSync(path, JSON.stringify({ source: 's', languages: { ...all, 'fr-FR': {} } }));
    expect(refusal(given)).toContain('languages.fr-FR.items');
    writeFileSync(path, JSON.stringify({ source: 's', languages: all }));
    expect(loadConfiguration(given).settings.selfCheck?.license).toBe(given.WHO5_LICENSE);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(loadConfiguration({ DATA_DIR: folder, PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('starts in production only with everything given, and names all that is missing at once', () => {
    const ready = loadConfiguration(production);
    expect(ready.settings).toMatchObject({
      development: false,
      production: true,
      siteUrl: 'https://florescer.example',
    });
    const message = refusal({ NODE_ENV: 'production' });
    for (const name of Object.keys(production).filter((key) => key !== 'NODE_ENV')) {
      expect(message).toContain(`${name} is missing`);
    }
    expect(refusal({ ...production, SITE_URL: 'http://florescer.example' })).toContain('https');
  });

  it('asks for TLS of a mail server elsewhere, and describes the API to nobody, in production', () => {
    const { mail, apiPage } = loadConfiguration(production);
    expect([mail?.requireTls, apiPage]).toEqual([true, false]);
    const own = loadConfiguration({ ...production, SMTP_URL: 'smtp://127.0.0.1', API_PAGE: 'on' });
    expect([own.mail?.requireTls, own.apiPage]).toEqual([false, true]);
    expect(loadConfiguration({ ...production, ALLOW_PLAIN_SMTP: 'on' }).mail?.requireTls).toBe(
      false,
    );
    expect(refusal({ ...production, RATE_LIMITS: 'off' })).toContain('ALLOW_UNLIMITED_REQUESTS=on');
  });

  it.each([
    [{ PORT: 'três' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SITE_URL: 'florescer' }, 'SITE_URL'],
    [{ FLORESCER_MASTER_KEY: 'curta' }, 'openssl rand'],
    [{ FLORESCER_SERVICE_KEY: 'curta' }, 'FLORESCER_SERVICE_KEY'],
    [{ AI_BASE_URL: 'http://127.0.0.1:9' }, 'AI_MODEL'],
    [{ MAIL_LINK: 'sometimes' }, 'MAIL_LINK'],
    [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS'],
    [{ SMS_FROM: '+15551234567' }, 'SMS_URL and SMS_FROM go together'],
    [{ SMS_URL: 'https://api.example', SMS_FROM: '+15551234567' }, 'ACCOUNT_SID:AUTH_TOKEN'],
    [{ SMS_URL: 'https://a:b@api.example', SMS_FROM: '11 98765' }, 'SMS_FROM'],
    [{ SMS_PER_HOUR: '0' }, 'SMS_PER_HOUR'],
    [{ CAPTCHA_PROVIDER: 'recaptcha' }, 'CAPTCHA_PROVIDER'],
    [{ CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'k' }, 'CAPTCHA_SECRET go together'],
    [
      {
        CAPTCHA_PROVIDER: 'turnstile',
        CAPTCHA_SITE_KEY: 'k',
        CAPTCHA_SECRET: 's',
        CAPTCHA_VERIFY_URL: 'http://verify.example',
      },
      'CAPTCHA_VERIFY_URL must start with https://',
    ],
    [{ ...production, MFA_PHONE: 'on' }, 'set SMS_URL and SMS_FROM'],
    [{ ...production, PHONE_SIGN_IN: 'on' }, 'set SMS_URL and SMS_FROM'],
    [
      { ...production, SMS_URL: 'http://a:b@api.example', SMS_FROM: '+15551234567' },
      'SMS_URL must start with https://',
    ],
    [{ HOST: '0.0.0.0' }, 'demonstration accounts'],
    [{ DEMONSTRATION: 'off' }, 'SMTP_URL'],
    [{ ...production, DEMONSTRATION: 'on' }, 'never exist in production'],
  ])('refuses %j and says what is wrong with it', (variables, words) => {
    expect(refusal({ DATA_DIR: folder, ...variables })).toContain(words);
  });

  it('says what to do about a data folder that is a file', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(refusal({ DATA_DIR: file })).toContain('DATA_DIR');
  });

  it.skipIf(process.getuid?.() === 0)('says what to do about a folder it may not write to', () => {
    const locked = mkdtempSync(join(folder, 'locked-'));
    chmodSync(locked, 0o500);
    expect(refusal({ DATA_DIR: locked })).toContain('chown');
  });

  it.each([
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['192.168.0.10', false],
    ['127.evil.example', false],
  ])('knows whether %s is this machine alone: %s', (host, loopback) => {
    expect(isLoopback(host)).toBe(loopback);
  });
});
