import { expect, test } from 'vitest';
import { isPublicAddress, publicAddressesOf } from './public-address.ts';

test.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2a00:1450:4001::200e'])(
  'the server may connect to %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::1',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'example.org',
])('the server does not connect to %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('an address in a URL and a name of this machine are checked', async () => {
  expect(await publicAddressesOf('8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }]);
  for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
    await expect(publicAddressesOf(host)).rejects.toThrow('is not public');
  }
});
