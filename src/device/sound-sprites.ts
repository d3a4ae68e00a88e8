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
    wav: '1e76ca11f424fe006370e9f3e51959b3aea1a0a83cad69c612993d1653f55fe2',
    webm: '330b09c7135b28244eef624e5d5ffe0f88cdd34d9012ab7b1117ec4ae138fe64',
    m4a: '05f200d3d699ee1608760a9e0463a315c0b195fd774cb00732b7cc962c7b4b1c',
  },
  'mental-maths': {
    wav: '8d3420e3943d15ab280cf5fb8687f10681c53b0a824d93f55e65950c31163cc2',
    webm: 'b6a8d95c7de758192437c952e74cd6f5e73eb5fab0c14a6054abd4dc542db50d',
    m4a: 'eabd9a880246af8b07ace88470404522bf801b7adf79b1d611e474dbda5b157a',
  },
  'times-tables': {
    wav: '21f67e17faa58561ba27741b3a510a9e6282b71353ea269f1ad08091cfa8a0fd',
    webm: 'dfb40f8ea7d6daa4d28b7ae797c80b5efc6ea15aa88b80e7fe205900ca89239f',
    m4a: 'd633a7aafcea5d74d5663ade97319592a9895078ee9ed9223ecc8d54ff325f17',
  },
  'math-facts': {
    wav: '5a644b12d8ae7f0af512e208484bc714aa2d162f40b23464bd711b4c00590666',
    webm: '87bc87ab9c524583aef8297e14478ae286c698f17ae0cf77484d79746ebc91e7',
    m4a: 'a5f9761e066e7e6dda9815fa0e8706f9fdd55379a503fde1b5482f407d89e5a8',
  },
  'shape-match': {
    wav: 'a9be8fd15c2d32727b649bcad5c720fd17809a2382afe8be45b6256cbc31d55a',
    webm: '003ba564dfebf84e6fe85438c5b7360c2cbc7113ed2af040b09679bfeb038bf9',
    m4a: 'befc89c147d8c04908ca5b33cd8d57de4dfc29a01f9e014f8e6ac523fe620f08',
  },
  'fraction-simplify': {
    wav: '80bdc9cf3ffcf1516145f796aefd0a950322206263dcb81eae10f80a167c548d',
    webm: 'a76d6c463c52c2c91897edc49928f23ca45c2ae3b55fd39b430647c6000f44fb',
    m4a: 'b77ecb072789149bc43a69cdbf5da186bc36195a6d962e9f552df41e990a2b44',
  },
  'time-master': {
    wav: 'f52b58163e17e7eefb550386106e3c20c2e74c2ae6e7887234da7e57b38f1898',
    webm: 'c7cd2b31a0822fa1120c578c782eee04cb6c79bff8dbec33b6026556b8a9c60e',
    m4a: 'f6ea70f189f42c232b88ce24c259aaa835aac1a1f90dd29d0d09aa56132d53f0',
  },
  'money-counter': {
    wav: 'f4016b672a609ae1068a7ddd39ef7def803bd20962122c253463b4ecfea3f17a',
    webm: 'baf7309269373e832e390416158339276433e14953efe256bf449ef94d91a899',
    m4a: 'a974374fa3057ee532a06081dee868c209959d743a9116a1e7a79ba2799175be',
  },
  'algebra-adventure': {
    wav: '03f5b938153525e89c2ac78877696b9ad82e229c11810da4df7501ca36d1ed9c',
    webm: 'db3ffbb93950be06ddecbc3852d582a331304e47ff7303b7f39877c6e74cc30c',
    m4a: '06c117fd45a55d2bc02222fb98e32a904fc0e598e7995959bb242890c419a09e',
  },
  'target-takedown': {
    wav: 'c0ca1a1050d0c4b44040d51dd45f53826fc91f565267e3200e2a8c5eb45de1e5',
    webm: '451b9483272580f71021645fcec19d18cb24263ebe8edff41d41649f4316f4e0',
    m4a: '35a850fa409529f11b3dd2a147af22e683606b7ee5f64b29d3fc20aa2809845c',
  },
  'arithmetic-hero': {
    wav: '8b14efc9b0ec4a11c25d8bbf4d8c2c121f1a794a4bc7554cd172576956be2949',
    webm: '59ab93bcb62717fbcbb7bf47f1e2c9cfdcab4de714b2d78d65f99d4b7370da4d',
    m4a: 'a722c74a2201cc34c48e9f8882d8796e52204e83974fab78c13c83cc8721ff80',
  },
  'math-warp': {
    wav: '1a0499fd303999f509e622d20b241b2f252c26eb6d8902eca9bb92d6f06f2036',
    webm: 'aac07bb6274d9f9220ba957adc76ccbf5882e6feb099399180be226805b54797',
    m4a: 'bd0d8b7bea0f7b68edd3d21fd2e19dbf340d1ea19a57b8eaae01876fe97b9cee',
  },
  'fraction-basics': {
    wav: 'a95dd43882f732126445ea73161bda7dd2f7abf497645f2ebe647d9236c3216f',
    webm: '70a880fd0d9e40509e3346cdf630192c6ed5e24818b3d9322cdd887c1438e7e8',
    m4a: '065db52e959f0b849bb15d86cb6d31fbb59fcbcb718ff7f8cc6e484638758d27',
  },
};
