import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDevice } from '../../../test/passkey.ts';
import { clientDataOf, createRelyingParty, isWithoutCertificates } from './web-authn.ts';

const here = createRelyingParty({ publicUrl: null, siteUrl: new URL('http://localhost:0') });
const publicUrl = new URL('https://parvis.example.org/community');
const site = createRelyingParty({ publicUrl, siteUrl: publicUrl });
const person = { id: 'member', email: 'maria@example.org', name: 'Maria Rossi' };

function registered(party: typeof here, origin: string) {
  const challenge = party.newChallenge();
  const response = createDevice().create(party.creationOptions(challenge, person, []), { origin });
  return party.register(response, { challenge, origin });
}

test.each([
  [here, 'http://localhost:41817', true],
  [here, 'http://localhost.example.org:3000', false],
  [here, 'nonsense', false],
  [site, 'https://parvis.example.org', true],
  [site, 'http://parvis.example.org', false],
  [site, 'https://parvis.example.org:8443', false],
])('passkeys can be created on pages of the site only: %#', async (party, origin, isTaken) => {
  expect((await registered(party, origin)) !== null).toBe(isTaken);
});

test.each([
  ['none', {}, true],
  ['packed', {}, true],
  ['packed', { x5c: [] }, false],
  ['packed', { x5c: [new Uint8Array(20)] }, false],
  ['none', { x5c: [new Uint8Array(20)] }, false],
  ['fido-u2f', {}, false],
  ['tpm', {}, false],
  ['android-safetynet', {}, false],
] as const)('the attestation %s %j is accepted only without certificates', (fmt, attStmt, isTaken) => {
  expect(isWithoutCertificates(fmt, new Map<string, unknown>(Object.entries(attStmt)))).toBe(isTaken);
});

test.each(['', 'null', '7', '[]', '{"challenge":1,"origin":"x"}', '{"challenge":"x"}'])(
  'client data is null for %j',
  (text) => {
    expect(clientDataOf(Buffer.from(text).toString('base64url'))).toBeNull();
  },
);

const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array).toString('base64url'));
/** CBOR with deeply nested lists. */
const deep = fc.nat({ max: 12_000 }).map((depth) => Buffer.alloc(depth, 0x81).toString('base64url'));
const text = fc.oneof(bytes, deep, fc.string({ unit: 'binary', maxLength: 60 }));

test('any assertion is accepted or refused without an error', async () => {
  const origin = 'http://localhost';
  const challenge = here.newChallenge();
  const device = createDevice();
  const created = device.create(here.creationOptions(challenge, person, []), { origin });
  const passkey = await here.register(created, { challenge, origin });
  if (passkey === null) throw new Error('The passkey was not created.');
  const got = device.get(here.requestOptions(challenge, []), { origin });
  const whole = Buffer.from(created.response.attestationObject, 'base64url');
  const damaged = fc
    .tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 }), fc.nat({ max: whole.length }))
    .map(([at, byte, end]) => {
      const copy = Buffer.from(whole);
      copy[at] = byte;
      return copy.subarray(0, end).toString('base64url');
    });
  await fc.assert(
    fc.asyncProperty(fc.oneof(damaged, text), text, text, async (attestationObject, data, signature) => {
      const forged = { ...created, response: { ...created.response, attestationObject } };
      await here.register(forged, { challenge, origin });
      const response = { ...got.response, authenticatorData: data, signature };
      expect(await here.authenticate({ ...got, response }, { challenge, origin }, passkey)).toBeNull();
    }),
    { numRuns: 200 },
  );
});
