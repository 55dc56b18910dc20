import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/**
 * Names by which a machine calls itself, as an address has them. What is sent there goes over no line, so it may do without TLS;
 * over plain http anywhere else browsers keep none of the cookies that only https may carry.
 */
export const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname);

type Address = ipaddr.IPv4 | ipaddr.IPv6;
/** A network and how many of its bits count: 10.0.0.0/8 */
export type Network = readonly [Address, number];

/** Written in full: "1" is an address too to whoever reads generously. Node's own looks without throwing, which counts here. */
const isAddress = (text: string): boolean => isIP(text) !== 0;

/** IPv4 in the clothes of IPv6 (::ffff:192.0.2.1), as sockets that listen on both tell it, is IPv4. */
const readAddress = (text: string): Address | null => (isAddress(text) ? ipaddr.process(text) : null);

/** "::ffff:10.0.0.0/104" is 10.0.0.0/8: addresses are compared as IPv4, so the network has to be one too. */
function asIpv4([address, bits]: Network): Network {
  const isMapped = address.kind() === 'ipv6' && (address as ipaddr.IPv6).isIPv4MappedAddress();
  return isMapped ? [(address as ipaddr.IPv6).toIPv4Address(), bits - 96] : [address, bits];
}

/** "10.0.0.0/8", "2001:db8::/32" or one address; null for a word, and for "all addresses", which would be to believe everybody. */
function readNetwork(text: string): Network | null {
  if (!text.includes('/')) {
    const one = readAddress(text);
    return one && [one, one.kind() === 'ipv4' ? 32 : 128];
  }
  if (!isAddress(text.slice(0, text.indexOf('/'))) || !ipaddr.isValidCIDR(text)) return null;
  const [address, bits] = asIpv4(ipaddr.parseCIDR(text));
  return bits <= 0 ? null : [address, bits];
}

/** Networks whose word for a visitor's address is believed, comma separated; nothing: nobody's (rule request.client-address). */
export const trustedNetworksSchema = z
  .string()
  .default('')
  .transform((text, context) => {
    const words = text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    const networks = words.map(readNetwork);
    const wrong = words.filter((_, index) => networks[index] === null);
    if (wrong.length > 0) context.addIssue({ code: 'custom', message: `"${wrong.join('", "')}" is no network` });
    return networks.filter((network): network is Network => network !== null);
  });

/** As some proxies write it, with the port that was asked from: "203.0.113.208:1000", "[2001:db8::1]:443". */
const readForwarded = (text: string): Address | null => {
  const [, inBrackets, beforePort] = /^(?:\[(.+)\]|([^:]+))(?::\d{1,5})?$/.exec(text) ?? [];
  return readAddress(inBrackets ?? beforePort ?? text);
};

const isWithin = (address: Address, networks: readonly Network[]): boolean =>
  networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));

/**
 * Address of the visitor: that of the socket, and as long as that is a proxy of ours, the one that it says it was asked by.
 * What anybody else says of the address is never believed, and what is no address ends the search.
 */
export function findClientAddress(
  networks: readonly Network[],
  forwarded: string | null,
  socketAddress: string,
): string {
  let client = readAddress(socketAddress);
  if (client === null) return socketAddress;
  for (const word of (forwarded ?? '').split(',').toReversed()) {
    if (!isWithin(client, networks)) break;
    const next = readForwarded(word.trim());
    if (next === null) break;
    client = next;
  }
  return client.toString();
}

/** True where a connection comes from a proxy of ours, which carries those of many visitors. */
export function isOurProxy(networks: readonly Network[], socketAddress: string): boolean {
  const address = readAddress(socketAddress);
  return address !== null && isWithin(address, networks);
}

/** The network that so many first bits of an IPv6 address name: "2001:db8:0:1::"; what is no such address is given back as it is. */
export function maskAddress(ip: string, bits: number): string {
  const address = readAddress(ip);
  if (address?.kind() !== 'ipv6') return ip;
  // without the zone, which says by which of our own network cards a neighbour came (fe80::1%eth0)
  const parts = (address as ipaddr.IPv6).parts.map(
    (part, index) => part & (0xffff << Math.min(16, Math.max(0, 16 * (index + 1) - bits))),
  );
  return new ipaddr.IPv6(parts).toString();
}

/** What is counted as one visitor: an IPv4 address; of IPv6 the /64 that a connection is given, written "2001:db8:0:1::/64". */
export function toClientNetwork(ip: string): string {
  const address = readAddress(ip);
  if (address === null || address.kind() === 'ipv4') return address?.toString() ?? ip;
  return `${maskAddress(ip, 64)}/64`;
}
