import { describe, expect, it } from 'vitest';
import { getContainingNetworks, toNetwork } from '../../backend/origin.ts';

describe('The network of an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['64:ff9b::198.51.100.7', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nowhere', 'nowhere'],
  ])('for %s is %s', (address, network) => expect(toNetwork(address)).toBe(network));
});

describe('The networks around an address', () => {
  it('have 64, 56 and 48 bits, each with a higher limit than the one inside it', () => {
    expect(getContainingNetworks('2001:db8:1:a2c4::1')).toEqual([
      { network: '2001:db8:1:a2c4::/64', times: 1 },
      { network: '2001:db8:1:a200::/56', times: 1.5 },
      { network: '2001:db8:1:0::/48', times: 1.75 },
    ]);
  });

  it.each(['198.51.100.7', '::ffff:198.51.100.7', 'nowhere'])('do not exist for %s', (address) =>
    expect(getContainingNetworks(address)).toEqual([{ network: toNetwork(address), times: 1 }]),
  );
});
