import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { publicOutbound } from './outbound/outbound.ts';

describe('the configuration', () => {
  test('reads no websites if previews are off', () => {
    expect(readConfig({ LINK_PREVIEWS: '0' }).linkPreviews).toBeNull();
  });

  test('is complete without any variable', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      dataFolder: resolve('data'),
      databaseUrl: null,
      databasePoolSize: 10,
      readOnly: false,
      redisUrl: null,
      s3: null,
      publicUrl: null,
      siteUrl: new URL('http://localhost:3000'),
      devMail: false,
      mail: { kind: 'folder' },
      confirmsEmail: false,
      mailFrom: 'no-reply@localhost',
      contactEmail: 'contact@localhost',
      linkPreviews: publicOutbound,
      liturgicalRegion: 'unitedStates',
      payment: { service: 'Zelle', payeeName: 'Parvis', payeeEmail: 'payments@parvis.example' },
      push: publicOutbound,
      recordingBytes: 100 * 1024 * 1024,
      rateLimitMax: 600,
      logLevel: 'info',
      trustProxy: false,
      metricsToken: null,
      tracing: null,
      secret: null,
      staffNeedsSecondFactor: false,
      backup: { folder: null, passphrase: null },
      appFolder: resolve(import.meta.dirname, '../../../app/dist'),
      shutdownSeconds: 10,
      drainSeconds: 0,
      timeouts: { json: 30_000, form: 3_600_000, pause: 30_000, rest: 2000 },
      presenceGrace: 5000,
      jobInterval: 1000,
      durable: true,
      sessionLifetimes: { member: 90 * 24 * 3_600_000, staff: 12 * 3_600_000 },
      passwordCost: { memory: 19_456, passes: 2 },
    });
  });

  test('treats empty variables as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SECRET: '', TRUST_PROXY: '' })).toEqual(readConfig({}));
  });

  test('reads the given values', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://parvis:secret@db/parvis',
      PUBLIC_URL: 'https://parvis.example.org',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      LOG_LEVEL: 'warn',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: 'postgres://parvis:secret@db/parvis',
      logLevel: 'warn',
      trustProxy: ['loopback', '10.0.0.0/8'],
    });
    expect(config.publicUrl?.origin).toBe('https://parvis.example.org');
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
  });

  test('refuses a bucket that browsers would block on a page with https', () => {
    const environment = {
      PUBLIC_URL: 'https://parvis.example.org',
      S3_ENDPOINT: 'http://10.0.0.5:9000',
      S3_BUCKET: 'parvis',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    };
    expect(readConfig(environment).s3?.directReads).toBeNull();
    const direct = { ...environment, S3_DIRECT_READS: '1' };
    expect(() => readConfig(direct)).toThrow('S3_PUBLIC_ENDPOINT must begin with https://');
    const endpoint = 'https://files.example.org';
    expect(readConfig({ ...direct, S3_PUBLIC_ENDPOINT: endpoint }).s3?.directReads).toEqual({
      endpoint,
      usesPathStyle: true,
    });
  });

  test('never shows emails on a public site', () => {
    for (const address of [undefined, 'http://localhost:3000', 'http://127.0.0.1:8080']) {
      expect(readConfig({ DEV_MAIL: '1', PUBLIC_URL: address }).devMail).toBe(true);
      expect(readConfig({ DEV_MAIL: '0', PUBLIC_URL: address }).devMail).toBe(false);
    }
    for (const environment of [
      { PUBLIC_URL: 'https://parvis.example.org' },
      { PUBLIC_URL: 'http://localhost.example.org' },
      { PUBLIC_URL: 'http://127.0.0.1.example.org' },
      { NODE_ENV: 'production' },
    ]) {
      expect(() => readConfig({ DEV_MAIL: '1', ...environment })).toThrow('DEV_MAIL shows what members are');
    }
    expect(() => readConfig({ DEV_MAIL: 'yes' })).toThrow('DEV_MAIL must be 0 or 1, but is "yes".');
  });

  test.each([
    [{}, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ PUBLIC_URL: 'https://parvis.example.org' }, true],
    [{ PUBLIC_URL: 'https://parvis.example.org', STAFF_TWO_FACTOR: 'required' }, true],
    [{ PUBLIC_URL: 'https://parvis.example.org', STAFF_TWO_FACTOR: 'optional' }, false],
    [{ STAFF_TWO_FACTOR: 'required' }, false],
  ])('with %j decides whether staff need a second factor: %s', (environment, isNeeded) => {
    expect(readConfig(environment).staffNeedsSecondFactor).toBe(isNeeded);
  });

  test.each([
    [{ PORT: '3000x' }, 'PORT must be a whole number from 0 to 65535, but is "3000x".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, but is "65536".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, but is "-1".'],
    [{ RATE_LIMIT_MAX: '0' }, 'RATE_LIMIT_MAX must be a whole number from 1 to 1000000000, but is "0".'],
    [{ RATE_LIMIT_MAX: '1e9' }, 'RATE_LIMIT_MAX must be a whole number from 1 to 1000000000, but is "1e9".'],
    [
      { PUBLIC_URL: 'parvis.example.org' },
      'PUBLIC_URL must be an address that begins with http:// or https://.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
    ],
    [
      { TRUST_PROXY: 'everyone' },
      'TRUST_PROXY must be the number of proxies before the server, or their networks such as "loopback" or "10.0.0.0/8", but is "everyone".',
    ],
    [{ STAFF_TWO_FACTOR: 'no' }, 'STAFF_TWO_FACTOR must be required or optional, but is "no".'],
    [{ BACKUP_PASSPHRASE: 'fifteen letters' }, 'BACKUP_PASSPHRASE must have at least 16 characters.'],
    [{ SECRET: 'short' }, 'SECRET must have at least 32 characters.'],
  ])('%j is refused with a clear message', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(message));
  });

  test('does not repeat an invalid address, because it can contain a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://parvis:secret@db/parvis' })).toThrow(
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    );
  });
});
