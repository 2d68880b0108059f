import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Prints the URL of each module that the server imports at start-up. */
const script = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      console.log(url);
      return next(url, context);
    },
  });
  await import(${JSON.stringify(new URL('create-server.ts', import.meta.url).href)});
`;

test('the start loads no large module that the first requests do not need', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const loaded = stdout.split('\n');
  expect(loaded.some((url) => url.endsWith('/create-server.ts'))).toBe(true);
  const large =
    /\/node_modules\/(?:sharp|@img|zipcodes|@zxcvbn-ts|nodemailer|postal-mime|music-metadata|file-type|chardet|yaml|pg|@simplewebauthn|@peculiar|@aws-sdk|@smithy|@opentelemetry)\//;
  expect(loaded.filter((url) => large.test(url))).toEqual([]);
});
