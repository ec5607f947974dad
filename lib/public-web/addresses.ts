import { BlockList, isIP } from "node:net";

/**
 * True of an address that leads to a machine of the public internet: no network of our own, no single machine, and
 * none of the forms in which an IPv6 address carries an IPv4 one (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !RESERVED_V4.check(address, "ipv4");
  if (family !== 6 || address.includes("%")) return false;
  return GLOBAL_V6.check(address, "ipv6") && !RESERVED_V6.check(address, "ipv6");
}

/** Of the registry of special-purpose addresses of IANA. */
const RESERVED_V4 = networks("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  // Multicast, and all above it.
  ["224.0.0.0", 3],
]);

/** What IANA has given out so far. Loopback, mapped, NAT64, private, link-local and multicast lie outside. */
const GLOBAL_V6 = networks("ipv6", [["2000::", 3]]);

const RESERVED_V6 = networks("ipv6", [
  // Protocols, Teredo among them.
  ["2001::", 23],
  // Documentation.
  ["2001:db8::", 32],
  ["3fff::", 20],
  // 6to4.
  ["2002::", 16],
]);

function networks(family: "ipv4" | "ipv6", ranges: [network: string, prefix: number][]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}
