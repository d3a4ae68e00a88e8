/* Written by `node scripts/sounds.ts` together with the files it describes. Change the tunes there, not this map. */

/** Where a loop lies in a file of `assets/music`, in milliseconds. */
type Loop = readonly [startMs: number, lengthMs: number];

/** Where the loops of each place lie. */
export const MUSIC_LOOPS: Readonly<Record<string, Readonly<Record<Stem, Loop>>>> = {
  'mental-maths': {
    bed: [100, 5454.542],
    melody: [5754.542, 21818.188],
    drums: [27772.729, 5454.542],
  },
  'times-tables': {
    bed: [100, 5217.396],
    melody: [5517.396, 20869.563],
    drums: [26586.958, 5217.396],
  },
  'math-facts': {
    bed: [100, 4800],
    melody: [5100, 19200],
    drums: [24500, 4800],
  },
  'shape-match': {
    bed: [100, 5454.542],
    melody: [5754.542, 21818.188],
    drums: [27772.729, 5454.542],
  },
  'fraction-simplify': {
    bed: [100, 5000],
    melody: [5300, 20000],
    drums: [25500, 5000],
  },
  'time-master': {
    bed: [100, 5333.333],
    melody: [5633.333, 21333.333],
    drums: [27166.667, 5333.333],
  },
  'money-counter': {
    bed: [100, 5000],
    melody: [5300, 20000],
    drums: [25500, 5000],
  },
  'algebra-adventure': {
    bed: [100, 5217.396],
    melody: [5517.396, 20869.563],
    drums: [26586.958, 5217.396],
  },
  'target-takedown': {
    bed: [100, 4800],
    melody: [5100, 19200],
    drums: [24500, 4800],
  },
  'arithmetic-hero': {
    bed: [100, 4800],
    melody: [5100, 19200],
    drums: [24500, 4800],
  },
  'math-warp': {
    bed: [100, 5714.292],
    melody: [6014.292, 22857.146],
    drums: [29071.438, 5714.292],
  },
  'fraction-basics': {
    bed: [100, 5714.292],
    melody: [6014.292, 22857.146],
    drums: [29071.438, 5714.292],
  },
  'tables-check': {
    bed: [100, 5714.292],
    melody: [6014.292, 22857.146],
    drums: [29071.438, 5714.292],
  },
};

/** A part of the music that can sound by itself. */
export type Stem = 'bed' | 'melody' | 'drums';

/** The SHA-256 of each synthesis and of both files made of it: a test compares them, so that none is left behind. */
export const MUSIC_HASHES: Readonly<Record<string, { wav: string; webm: string; m4a: string }>> = {
  'mental-maths': {
    wav: '7e880e70a488817b5658a6f264f4c87541046b53ff8a2130366dde9eb2d4593f',
    webm: '3aa0bce1113c146595c61217b711ccfee46db2d41b1ca03478f849164f39d03e',
    m4a: 'dcfc07d65a65dd6f2662cba1726162c144740f69c4c24a3c0f9ae1a734047c35',
  },
  'times-tables': {
    wav: 'a9c54c8792fd87af2530c9fc54d0a76c1f906b5fc03fb1450e5fe7a58094c280',
    webm: '45c6a93362db4a380444a8d0ae85a8e1d003daf5144dfb2a48faeeacd15f1b06',
    m4a: '656cdce5abc6d3bb80e5ff3f0a46b9eb359adbd4e9dd899ece217c7e1268eefb',
  },
  'math-facts': {
    wav: '8056a82cbb1eeee27f6dbe2fd95b1f8c30af9f42f655f80b0f9ae23fd75d0ebc',
    webm: 'f8fec81477fd85f5fee783ebfb47828cf16e49a0eabff419c86f1f9dd7294501',
    m4a: '9f707847bd7ec8cd4261c2d0ac52a0e01b9e443457e4bd864b9e1acd9cb70984',
  },
  'shape-match': {
    wav: 'c6c0fad971949aeb192effbcff25121e0840922429d6c7cd48856dff3fc21d99',
    webm: 'dc7f32960edbd80ccccd858aff19a59aeac5dcd9e3e4d35e898c853a618b92d9',
    m4a: '9f3347a70b17d0e80f2983204bdd8ecb49ae669c1a98f644d31213f07bbfc4cc',
  },
  'fraction-simplify': {
    wav: '976634b0024ae8c8e0b1a45ad5c5f79b4c0e8e3eaa1563c9524c142fd237e3b4',
    webm: '1f00cf23b9a4033814c66a4e762c9f85209b954f55e2a3d612c7b90b553306e0',
    m4a: '28dc1dc33e969203cb6dde5437400f0c715f74d8ee98f42d849ee8d38146eeb3',
  },
  'time-master': {
    wav: 'fb095e327c7ee01e6e8410856de8dfd8ca0f8962da9d81684baa6ae26bd3eae3',
    webm: 'ee3b73fae6c83cda16f9a2aa61f32def2e8411193dab921eb2e6b93fcc12b66c',
    m4a: '0b1a62c1c2894e3af74c84c6b0d55982275e8a77ea51d52ac25fbe00325aa353',
  },
  'money-counter': {
    wav: '10648724313c40ea503a0199010f06adc6f36c5f3c43f6fa4e75ae44ca4c7c7a',
    webm: '3f45075c5ff849973691b23f4f58657849a581c0423bda6b1281ff98cf41746e',
    m4a: '93f317404345f48670b29e8f6caea023d9d312991a4959119f333cdb2eb070a6',
  },
  'algebra-adventure': {
    wav: '323db419d6ee5646c6fee1779c2c4832715ff101382f9513bd58c2e48374c387',
    webm: 'efbe4a7c68069d1ad0e13246492a0e584bef1d0fe752c5dd7ba13c9dc7354ec8',
    m4a: '2d80d82136481a5ff786efb0f505a7510f65035ffe9940c82c9ebe9ee9aa6c00',
  },
  'target-takedown': {
    wav: 'd7c33c397b094d6fca056d97a0779e0395094df424b87e019a2f86d76ba9cae4',
    webm: '60642fece245d97137bd4a55e832c531602626a0f2eb0ce20f999d607ea9e6aa',
    m4a: '0767b36debfa6c83526ddd586df3157ebe7f38dbdfd8343ab8530c03d523a20d',
  },
  'arithmetic-hero': {
    wav: 'f542b1483c679e4cea217970e8ad014617a565c59c6017e5af2cbc7a233e9b95',
    webm: '52235580eb2baf178a17dbc8f1f641d27e82bb34f97d8c67aca34b632c48f28f',
    m4a: 'dd1b45f0ca3e796700ce14ef128d68393d1092285818860cf6549a13d90cac39',
  },
  'math-warp': {
    wav: '620108c426236847eef1f2c8dccc5621e9846ad82a07b42c545b19fb1d187359',
    webm: '3f77ad5f5f9d7950e4c647f0fa46f4747acf419c67050bcf2d7286e32aa5c233',
    m4a: 'b1286709872c1fa9de2714439d0fed6b0cefa23b9b2a13c3265fe36a448179b8',
  },
  'fraction-basics': {
    wav: 'fa8d07e3794f0d02c47c34ab4580ae08548bf4e34ac40b5a97f124897060bafa',
    webm: '7022436d1c517877f13ee87e47395d943887e0646ef87a5be8627d8a844a677e',
    m4a: 'b3af7ff054373da4c9e28f344b7c33a841ceb7ba6104cc94c43fd761a5fa00ec',
  },
  'tables-check': {
    wav: '88e252077b723b65d1defe8055c7c30ee28079d2544e4c2be3ca95e86b738f54',
    webm: '2301ec143d61881d53bad1d399e4fc1bff7d264a3df0ec8e271de1f44f226c3d',
    m4a: 'ae14674a69495ddbd768197e6c4ad1cd53d43b8d172afc4bd1b66bb70a062f76',
  },
};
