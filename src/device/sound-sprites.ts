/* Written by `node scripts/sounds.ts` together with the files it describes. Change the scores there, not this map. */

/** Where each sound lies in the files of its bank in `assets/sounds`: where it begins and how long it plays, in ms. */
export const SOUND_SPRITES = {
  shared: {
    correct: [100, 700],
    wrong: [860, 480],
    tick: [1400, 130],
    finish: [1590, 1360],
    press: [3010, 100],
    streak: [3170, 660],
    levelUp: [3890, 1080],
    timeUp: [5030, 500],
    heroCheers: [5590, 200],
    heroWonders: [5850, 200],
  },
  'mental-maths': {
    bubbleUp: [100, 300],
    pop: [460, 380],
    sink: [900, 460],
  },
  'times-tables': {
    turnTile: [100, 150],
    solved: [310, 940],
    array: [1310, 300],
  },
  'math-facts': {
    drive: [100, 500],
    brake: [660, 420],
    milestone: [1140, 560],
    ahead: [1760, 740],
  },
  'shape-match': {
    sideCount: [100, 300],
    round: [460, 940],
    shapeTotal: [1460, 600],
  },
  'fraction-simplify': {
    cutCake: [100, 300],
    slice: [460, 200],
  },
  'time-master': {
    clockwork: [100, 940],
    bell: [1100, 1040],
  },
  'money-counter': {
    coin: [100, 280],
    coinsSlide: [440, 460],
    till: [960, 680],
  },
  'algebra-adventure': {
    tilt: [100, 400],
    crate: [560, 280],
    weights: [900, 260],
  },
  'target-takedown': {
    tile: [100, 130],
    tileBack: [290, 120],
    hit: [470, 600],
    overshoot: [1130, 460],
  },
  'arithmetic-hero': {
    zap: [100, 520],
    crash: [680, 780],
    powerUp: [1520, 860],
    powerUpOver: [2440, 600],
    multiZap: [3100, 720],
    wave: [3880, 980],
    unlock: [4920, 940],
  },
  'math-warp': {
    portalOpen: [100, 540],
    fly: [700, 500],
    warpOn: [1260, 680],
    warpOff: [2000, 400],
  },
  'fraction-basics': {
    cutBar: [100, 240],
    measureBar: [400, 360],
  },
} satisfies Record<string, Record<string, [startMs: number, lengthMs: number]>>;

/** What is fetched together: what every game uses, or what is heard in one game alone. */
export type SoundBank = keyof typeof SOUND_SPRITES;

type NamesOf<Bank> = Bank extends SoundBank ? keyof (typeof SOUND_SPRITES)[Bank] : never;

/** A sound by its name. */
export type SoundName = NamesOf<SoundBank>;

/** The SHA-256 of each synthesis and of both files made of it: a test compares them, so that none is left behind. */
export const SOUND_HASHES: Readonly<Record<SoundBank, { wav: string; webm: string; m4a: string }>> = {
  shared: {
    wav: 'b75509dfe2e0ee05181d2831037a6ba14a8522927dcd4b711f21aad724bbf540',
    webm: '6d9b18f367217d2c668d3dc2cd753daf02130824fa20963952963fb708271a21',
    m4a: 'c2a2998f76547ca432ceae5d71521489e416426d83b43feedf033058e939fdcc',
  },
  'mental-maths': {
    wav: '0ff7ec5899b2009d2b03a75c46029d9e7f90d4881ba91be1bf005659a1d31168',
    webm: '2d14f407010e6e17cff7ff79b66ad04754a209c3a21d10b6aef0861a974111cb',
    m4a: '565c8000caf098a9c6162808d7981e21d486331263693bfb06a8f0964e6f125c',
  },
  'times-tables': {
    wav: 'c9b8f6f098117bd53ffff4e3fb41e5b849fad483a19678cf6de74b31c72da55a',
    webm: '78524fdc6c72df258f15ce82216abb8285f6490e3489d88dc40d40a8a4652bd0',
    m4a: '879b679be1b2cfb96b006161c34818abbb52c081065e9b5fda0d8b1836ea96e5',
  },
  'math-facts': {
    wav: 'c7e382a411b0a2ff33f3335030157f795933b6658744c49368a9add5779f8daa',
    webm: '2f417e9651aa6df60a3daf8e7870d675093cfbb06cd4abb9b8b6dd5f340183a3',
    m4a: '000dfec711eb1332ba0b82c79d939504f18a8495a460e07b9df26daca534de7b',
  },
  'shape-match': {
    wav: '1ba5fa19f3e06b34df9336bea93fc70ec1f9fac1b6d148c19410dda8f57fbe55',
    webm: '660b82b32b06289c90cde34836336fce8ced7d68afc998abb06c172d25e2e662',
    m4a: '9f5c87dd9a1e7df99b26a47896749f3bbe1beda3f6ed818bd57b4aff87d4e480',
  },
  'fraction-simplify': {
    wav: '24097cb82102b2650ac5ec362cf9af071def119ed41417b6a25a4002418a28cb',
    webm: '1c48a85beed1b170f0d1a9b6fabc5762c702a803c3bcde96835a5179e6d51a77',
    m4a: '1a8ffd23455da52bbdf695b6237cedc507a02bf730d460f6c0aa159ce49ef9c8',
  },
  'time-master': {
    wav: '2ae8ebac6e3422fee8b7c80d068babc9d12ecad44fc01e04cd73ce25b05f16f0',
    webm: 'd7ceb668841c0be558a7a0d2ee462f41b766b2cf8983454a146e90087825988c',
    m4a: 'acff6c8988007c1afedbb658d8570594102d9c9cdd0a9b6d1a18c8eb248a4e58',
  },
  'money-counter': {
    wav: 'cd1980d36a81ec1bdf886d6ace029efc2c5322369f4454ace6b21bdb02616c6c',
    webm: 'a5a196a97a2ec8edb503fe1c78b60a8c92dbae71565cd2094a20cd66aa282568',
    m4a: '3b6b22af58747fc5d62a9c0019d301cf43efbb4e3ada741822f0a5c9d39144a7',
  },
  'algebra-adventure': {
    wav: '57570b348b87f44fb13d918b0afbb3ecd0642fc1dd6d75089641c78ee67c9978',
    webm: '9c7cca6f048c775128694518c52d81c1d5ced3e7a7962696923624009ea16918',
    m4a: 'e714dcac102a0ee0b4f067d8a5a40a7afa038c988e17a250becd4468c99dde84',
  },
  'target-takedown': {
    wav: '40e6301e6781b8fff6d78d798234a01b2bbbb84f658b71d8a7ccfd111051fc21',
    webm: 'd3e54ffb4f8e1403e1b90ac5a77caa60e804bb447664e41faffab7155c80b058',
    m4a: '682ddfd7d7e5dee8269907e32d777f4aec05e7356b6ad2c91fa6ca851b803ae7',
  },
  'arithmetic-hero': {
    wav: '55b984f1cce21eca73b2bbb6542e0dfbb5a85012f408fcd40e676e5aa43baeb4',
    webm: 'b5f6298f5cb66f97366e21c7eb55486ff2b7a4cbdd8244b1c1c4017a6b38eb61',
    m4a: '8e5a694fea2091a8d8cc774612cd2c1aef9a94f796121d329b95a83acb99b11a',
  },
  'math-warp': {
    wav: '5c72e4de1283c3e6a343d90ee5e1a7944e806277c5b155a2ec8a2118012c2839',
    webm: '6f4eca6e10ab01348d3f9420e9ba5e6066dc0cfeb6d8406ce9140110a04256a7',
    m4a: '38ede6c3ec382fa4e8bd3cebcd70c4b277db355d2dc3f5e2c5ce735277f0df5a',
  },
  'fraction-basics': {
    wav: '3cf34a8985efde5b66d5b7be8c929e1e78baa6fb67633f88ce57d1fffe80e110',
    webm: '7c29b12bf45c63ed9bf07fbc24d34ede6d18d58e7d119e7186013b2e0469b6d7',
    m4a: 'f65dabd767ec00ab80fe98160817e27cdab3c642fcc8894c6c6cf6ea073a85db',
  },
};
