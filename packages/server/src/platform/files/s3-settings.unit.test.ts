import { expect, test } from 'vitest';
import { ConfigError } from '../environment.ts';
import { directOriginOf, readS3Settings } from './s3-settings.ts';

const complete = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_BUCKET: 'parvis',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'not for the log',
};

test('a bucket has an address, a key and defaults', () => {
  expect(readS3Settings(complete)).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    bucket: 'parvis',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'not for the log',
    prefix: '',
    usesPathStyle: true,
    directReads: null,
  });
});

test('without settings there is no bucket', () => {
  expect(readS3Settings({ S3_ENDPOINT: ' ', S3_BUCKET: '' })).toBeNull();
});

test.each([
  ['https://s3.eu-central-1.amazonaws.com/', 'https://s3.eu-central-1.amazonaws.com', true],
  ['https://parvis.s3.eu-central-1.amazonaws.com', 'https://s3.eu-central-1.amazonaws.com', false],
  ['https://store.example.org/storage/s3/', 'https://store.example.org/storage/s3', true],
])('the address %s leads to the service %s', (address, endpoint, usesPathStyle) => {
  expect(readS3Settings({ ...complete, S3_ENDPOINT: address })).toMatchObject({ endpoint, usesPathStyle });
});

test.each([
  [{}, null],
  [{ S3_DIRECT_READS: '0' }, null],
  [{ S3_DIRECT_READS: '1' }, 'http://127.0.0.1:9000'],
  [{ S3_DIRECT_READS: '1', S3_PUBLIC_ENDPOINT: 'https://files.example.org/s3' }, 'https://files.example.org'],
  [
    { S3_DIRECT_READS: '1', S3_PUBLIC_ENDPOINT: 'https://parvis.s3.example.org' },
    'https://parvis.s3.example.org',
  ],
])('with %j, browsers read large files from %s', (change, origin) => {
  expect(directOriginOf(readS3Settings({ ...complete, ...change }))).toBe(origin);
});

test('a prefix ends with one slash', () => {
  expect(readS3Settings({ ...complete, S3_PREFIX: 'parish/files' })?.prefix).toBe('parish/files/');
});

test.each([
  [{ S3_BUCKET: '' }, 'S3_BUCKET must be set, too.'],
  [{ S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set'],
  [{ S3_ENDPOINT: 'ftp://store.example.org' }, 'S3_ENDPOINT must be an address that begins with https:'],
  [{ S3_ENDPOINT: 'https://id:key@store.example.org' }, 'S3_ENDPOINT must be an address without a key'],
  [{ S3_BUCKET: 'two words' }, 'S3_BUCKET must be the name of a bucket'],
  [{ S3_REGION: 'Middle Earth' }, 'S3_REGION must be the name of a region'],
  [{ S3_DIRECT_READS: 'yes' }, 'S3_DIRECT_READS must be a whole number from 0 to 1'],
  [{ S3_PUBLIC_ENDPOINT: 'https://files.example.org' }, 'S3_PUBLIC_ENDPOINT needs S3_DIRECT_READS=1.'],
  [
    { S3_DIRECT_READS: '1', S3_PUBLIC_ENDPOINT: 'https://files.example.org/?key=1' },
    'S3_PUBLIC_ENDPOINT must be an address without a key',
  ],
  [{ S3_PREFIX: '/files/' }, 'S3_PREFIX must be a path'],
  [{ S3_PREFIX: 'files/../secrets' }, 'S3_PREFIX must be a path'],
])('%j is refused with one line', (change, message) => {
  const read = () => readS3Settings({ ...complete, ...change });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(message);
  expect(read).not.toThrow('not for the log');
});

test('a lone prefix is refused, because it has no effect', () => {
  expect(() => readS3Settings({ S3_PREFIX: 'files' })).toThrow('S3_ENDPOINT, S3_BUCKET');
});
