import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findClientAddress, toClientNetwork, trustedNetworksSchema } from './proxy-networks.ts';

const read = (text: string) => trustedNetworksSchema.parse(text);

// rule request.client-address
describe('trustedNetworksSchema', () => {
  test.each([
    'yes',
    'true',
    'false',
    '1',
    '1/8',
    'all',
    'nginx',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '::ffff:0:0/96',
    '::ffff:10.0.0.0/64',
    '10.0.0.0/8, caddy',
  ])('%s is refused, and named', (text) => {
    const parsed = trustedNetworksSchema.safeParse(text);
    expect(parsed.success ? '' : parsed.error.issues[0]?.message).toContain('is no network');
  });

  test.each(['', ' ', '127.0.0.1', '10.0.0.0/8, 2001:db8::/32', '::1/128'])('%j is taken', (text) => {
    expect(trustedNetworksSchema.safeParse(text).success).toBe(true);
  });
});

// rule request.client-address
describe('findClientAddress', () => {
  test.each([
    ['nobody is trusted', '', '203.0.113.9', '192.0.2.1', '192.0.2.1'],
    ['asked by somebody else than the proxy', '10.0.0.0/8', '203.0.113.9', '192.0.2.1', '192.0.2.1'],
    ['asked by the proxy', '10.0.0.0/8', '203.0.113.9', '10.0.0.2', '203.0.113.9'],
    ['the proxy as a socket of both kinds tells it', '10.0.0.0/8', '203.0.113.9', '::ffff:10.0.0.2', '203.0.113.9'],
    ['the visitor wrote the header first', '10.0.0.0/8', '8.8.8.8, 203.0.113.9', '10.0.0.2', '203.0.113.9'],
    ['the visitor wrote the proxy into it', '10.0.0.0/8', '8.8.8.8, 10.0.0.9, 203.0.113.9', '10.0.0.2', '203.0.113.9'],
    ['two proxies', '10.0.0.0/8,172.16.0.0/12', '203.0.113.9, 172.16.0.7', '10.0.0.2', '203.0.113.9'],
    ['what the proxy wrote is no address', '10.0.0.0/8', '8.8.8.8, unknown', '10.0.0.2', '10.0.0.2'],
    ['the proxy wrote nothing', '10.0.0.0/8', null, '10.0.0.2', '10.0.0.2'],
    ['the network as a socket of both kinds tells it', '::ffff:10.0.0.0/104', '203.0.113.9', '10.0.0.2', '203.0.113.9'],
    ['the proxy wrote the port too', '10.0.0.0/8', '203.0.113.208:1000', '10.0.0.2', '203.0.113.208'],
    ['the port of IPv6', 'fd00::/8', '[2001:db8::1]:443', 'fd00::2', '2001:db8::1'],
    ['brackets alone', 'fd00::/8', '[2001:db8::1]', 'fd00::2', '2001:db8::1'],
    ['ports of two proxies', '10.0.0.0/8', '203.0.113.9:1, 10.0.0.9:65535', '10.0.0.2', '203.0.113.9'],
    ['IPv4 in the clothes of IPv6', '10.0.0.0/8', '[::ffff:203.0.113.9]:80', '10.0.0.2', '203.0.113.9'],
    ['a colon without a port', '10.0.0.0/8', '203.0.113.9:', '10.0.0.2', '10.0.0.2'],
    ['a port without an address', '10.0.0.0/8', ':1000', '10.0.0.2', '10.0.0.2'],
    ['no end of the brackets', '10.0.0.0/8', '[2001:db8::1:443', '10.0.0.2', '10.0.0.2'],
    ['over IPv6', 'fd00::/8', '2001:DB8::1', 'fd00::2', '2001:db8::1'],
  ])('%s', (_case, trusted, forwarded, socket, client) => {
    expect(findClientAddress(read(trusted), forwarded, socket)).toBe(client);
  });

  test('whatever a visitor writes before it, the proxy has the last word', () => {
    const trusted = read('10.0.0.0/8');
    fc.assert(
      fc.property(fc.string(), fc.ipV4(), (made, own) => {
        fc.pre(!own.startsWith('10.'));
        expect(findClientAddress(trusted, `${made}, ${own}`, '10.0.0.2')).toBe(own);
        expect(findClientAddress(trusted, made, own)).toBe(own);
      }),
    );
  });
});

// rule request.client-address
test('a visitor is one and the same from every port', () => {
  const trusted = read('10.0.0.0/8');
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(65_535), (own, port) => {
      fc.pre(!own.startsWith('10.'));
      const withPort = own.includes(':') ? `[${own}]:${port}` : `${own}:${port}`;
      expect(findClientAddress(trusted, withPort, '10.0.0.2')).toBe(findClientAddress(trusted, own, '10.0.0.2'));
    }),
  );
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
  ['2001:db8:0:1:bbbb:cccc:dddd:eeee', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['fe80::1:2:3:4%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (ip, network) => {
  expect(toClientNetwork(ip)).toBe(network);
});
