import { expect, test } from "vitest";
import { isPublicAddress } from "@/lib/public-web/addresses";

const PUBLIC = `
  1.1.1.1 8.8.8.8 93.184.216.34 100.63.255.255 100.128.0.1 172.15.255.255 172.32.0.1 192.167.1.1 223.255.255.255
  2606:4700:4700::1111 2a00:1450:4001:80b::200e 2001:4860:4860::8888
`;

const PRIVATE = `
  0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.8.9.1 169.254.169.254 172.16.0.1 172.31.255.255
  192.0.0.8 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1
  239.255.255.250 240.0.0.1 255.255.255.255
  :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:10.0.0.1 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b::808:808 64:ff9b:1::1
  100::1 2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:db8::1 2002:7f00:1::1 2002:808:808::1 3fff::1 5f00::1
  fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 2606:4700:4700::1111%eth0 fec0::1 ff02::1 ff0e::1
`;

const addresses = (list: string) => list.trim().split(/\s+/);

test.each(addresses(PUBLIC))("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([...addresses(PRIVATE), "", "localhost", "0x7f.1", "2130706433"])(
  "“%s” is not",
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);
