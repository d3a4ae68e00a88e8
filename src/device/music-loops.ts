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
    wav: '5b9c920bffb83408693bd4c271a95dc78831c130a32dfd43fbaa39b75269f555',
    webm: 'a65ea6fe32b2bbb697d081aa52a7440a990982d145da4b3144c4130457d8a96e',
    m4a: 'db61fa8ee657c784228ca815bbe08012a979b043ab9111357164e4b42418f444',
  },
  'times-tables': {
    wav: 'aff0fa259f6b02acb54cb7a5ed8afedc91590d5a5a8006e05f4da4e40ba19d6d',
    webm: '6306855f1db39adbdbd010e8ba0cccc8bb908d6507ead3c9333e89ef953f7d5c',
    m4a: 'ccc3e0f133ab89067a19e1ded9de6cf1e32aea718bb8345aa7d7d668b68ac767',
  },
  'math-facts': {
    wav: '716575f8699ceab4d4b273ba217a6f051b5f1632bb0a1d7bc4ac3bb722beab37',
    webm: 'aab567dba570ca226cab7afbd677e21cb7daabd39dbc9a62f3d8b31e92c60c64',
    m4a: 'a2966ab9aa6a128514fb191a10e63c281717b97cd9cbdcd5d462d145009eba55',
  },
  'shape-match': {
    wav: '2151c5964f6ab74cdb17653ea24e401f5f7a974b5d8116cff5a6edb8b5de7f4a',
    webm: 'a438254ae05e1445fa8c1d646b09804d0e30e7f28da68d1dee5fc21615b1dbc8',
    m4a: '7661348e822a0e23c1046b54556dc6df0bb8ade769c8451420264e27b57e7487',
  },
  'fraction-simplify': {
    wav: 'cc11411474cb53da8fcc6509a332ca8f5f2fd45619f7d59f24cd2ee95627baac',
    webm: 'ef7c7461f509d2a28871a26726c2cd69d2ca1abc366ff9e155732ae828952ed2',
    m4a: 'eef4d49710039068fc3d370cf3caa37b94910007d65202141679b5dfc658daa6',
  },
  'time-master': {
    wav: '97718f0f9562292910b27cb5ae25d515e31f734093e16f4ca2263ebbfba12748',
    webm: '1388d2247fc6199614f06e1557af9d3e406d3aab742290a11720ee7302a39d2a',
    m4a: '94068d7d9ca96cc1a3fae65cde4da98ec71beb603cad1bfd63fd58ffdbc2cced',
  },
  'money-counter': {
    wav: 'b60d39e6e8bc9da04b2d0d7b6372ca1d3eade55a8e107a28ea67172ef60914c8',
    webm: '2c4b5760d2afeec1cd9ce1fe9918351ce71319da74d1e5be5642a505b2ebc831',
    m4a: '38f2e92e78ab4f9c0c7f96eccb710a221ada21de9a322dd8320034e12689c24e',
  },
  'algebra-adventure': {
    wav: 'b18865b2302b0a7a1b91b579c3d6dac91224bde20a57e934de45ae3f93d5ee79',
    webm: 'b08d31f1889a5f5518db29299e46d7816c07ec82744f27359195b6b2134d78d0',
    m4a: '1a38e531b6540380f4ede53a52ac84b9ec853fad9adfb87860886b21b2334f25',
  },
  'target-takedown': {
    wav: '1515527559bd80db4ccd7b1bc98450e09c2c81b14270cd1d8230c4cba9526023',
    webm: '2cc4ec2d2d0223ace71ac1efa2cd5bb8c427b76af304ae3e778a06386cc3d27a',
    m4a: 'ba3e827da37b2e53996cb5e5c45395c9b56bccbb12d9d6225834b3b57f9561dc',
  },
  'arithmetic-hero': {
    wav: '4f2422f1bcedd01ba5da8f488549b223d4b8fb60a65e6965b8f73fcb3aa1e5eb',
    webm: '58bae95562fdd5259fdf2dfdfdc2d4270caa12492873d451f56ed7f2ee8a80d3',
    m4a: '4a872daa6d0bb6e7511c9d7c064f9152456daa6209d2387554f9f18667bc347c',
  },
  'math-warp': {
    wav: '59e04ff75aaf02f183b8dfee4a75bc1d20949d9a988c8b7528158aab5c5b199c',
    webm: '8a8a5351647add15579b54e4b0806b032cf62eabe9a888c05135c8d95ced5960',
    m4a: '74a0fb63a5f6cf9a37a90293d730da2b83eee7063c4528e2b44a3c7f0fb983f9',
  },
  'fraction-basics': {
    wav: '9c9d1732fe616a75e0ee2b4673a160b007fd8126f4aef1e9eadcda25860e16b3',
    webm: '38a305a2c96121c54187abd0c34dc04332244f89163321fa281ec8253eae0983',
    m4a: '4a184cbc225b663ed5c566e00d6eb40dbc449e1e2373a7f030b2a1e84d27a70c',
  },
  'tables-check': {
    wav: 'a9909bddfd36b12d0eb7c9c9f99719f8cd9211ee1f861c62b78abbbe551a0624',
    webm: 'ac1d961091f54370ccd86f2d97298945767b32cab1094cbedc5225d70cfc3b91',
    m4a: 'fe45184fd98f0f1d93f1552a04e0a0e4db431fdc62d934dea7047e0e890fbdf7',
  },
};
