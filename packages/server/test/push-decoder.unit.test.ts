import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { decodePush } from './push-decoder.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** The example of RFC 8291, appendix A. */
const message = bytes(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
);

function browser(auth: string) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
  return { pair, auth: bytes(auth) };
}

test('the decoder of the tests reads the example of RFC 8291', () => {
  expect(decodePush(message, browser('BTBZMqHH6r4Tts7J_aSIgg'))).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

test('with another secret, it reads nothing', () => {
  expect(() => decodePush(message, browser('ATBZMqHH6r4Tts7J_aSIgg'))).toThrow('authenticate');
});
