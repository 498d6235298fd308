import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Of the old addresses, those that lead to no website of somebody else: this machine, its network, and the reserved. */
const RESERVED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // carriers' own networks
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // link-local, where clouds answer with their secrets
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // multicast, and all that was never given out
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Of the new addresses only these are given out to websites; all others, mapped and unique-local ones too, are not. */
const GLOBAL_V6 = ['2000::', 3] as const

/** Inside of them: addresses that stand for an old one, which could be anything, and the reserved. */
const RESERVED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const reserved = new BlockList()
for (const [net, bits] of RESERVED_V4) reserved.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of RESERVED_V6) reserved.addSubnet(net, bits, 'ipv6')

const global = new BlockList()
global.addSubnet(...GLOBAL_V6, 'ipv6')

/** Whether a server of ours may be sent there by somebody who typed a domain. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4')
  return isIPv6(address) && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
