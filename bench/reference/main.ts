/* The page that games are compared with: the same scene without our architecture. The number of
   cards is in the URL. They are made of the same parts as those of Arithmetic Hero, are pooled,
   and fall in plain Pixi with its default settings and ticker. An answer in the plain form below
   zaps the lowest card, and the next one falls. */
// The page has the site's content security policy, which forbids eval.
import 'pixi.js/unsafe-eval';
import { Application, BitmapFont, BitmapText, Container, NineSliceSprite, Sprite, Texture } from 'pixi.js';

const parameters = new URLSearchParams(location.search);
const numberOf = (name: string): number => Number(parameters.get(name));
const [width, height, things, pace] = [numberOf('width'), numberOf('height'), numberOf('things'), numberOf('pace')];

const CARD = { width: 180, height: 72, corner: 24, font: 44 } as const;
const [NEW_CARD_MS, FALL_MS, POINTS] = [1000, 1600, 10] as const;

/** A white card with rounded corners, like those of the games. */
function face(): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [100, CARD.height];
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fffbf5';
    context.roundRect(0, 0, canvas.width, canvas.height, 20);
    context.fill();
  }
  return Texture.from(canvas);
}

/** The lines above a falling card. */
const STREAKS = [-62, -40, 40, 62] as const;

function streakTexture(): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [5, 36];
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#fff';
  context?.fillRect(0, 0, canvas.width, canvas.height);
  return Texture.from(canvas);
}

const { corner } = CARD;
const texture = face();
const streak = streakTexture();
BitmapFont.install({
  name: 'numbers',
  style: { fontFamily: 'sans-serif', fontWeight: '800', fontSize: 64, fill: 0xffffff },
  chars: '0123456789+ ',
});

class Card extends Container {
  readonly figures = new BitmapText({
    text: '1 + 2',
    style: { fontFamily: 'numbers', fontSize: CARD.font },
    anchor: 0.5,
  });
  bornMs = 0;
  answer = 0;

  constructor() {
    super();
    const edges = { leftWidth: corner, topHeight: corner, rightWidth: corner, bottomHeight: corner };
    const plate = new NineSliceSprite({ texture, ...edges, width: CARD.width, height: CARD.height, anchor: 0.5 });
    this.figures.tint = 0x1b1b3a;
    const streaks = STREAKS.map(
      (x) => new Sprite({ texture: streak, x, y: -CARD.height / 2 - 12, anchor: 1, alpha: 0.22 }),
    );
    this.addChild(...streaks, plate, this.figures);
  }
}

const app = new Application();
await app.init({ width, height, backgroundColor: '#1f1b52', preference: 'webgl' });
const element = (id: string): HTMLElement => document.querySelector<HTMLElement>(id) ?? document.body;
element('#stage').append(app.canvas);
const fallMs = things * FALL_MS * pace;
const falling: Card[] = [];
const free = Array.from({ length: things + 1 }, () => app.stage.addChild(new Card()));
for (const card of free) card.visible = false;
let [shown, solved] = [0, 0];

/** Takes a card from the pool for the next sum. */
function drop(bornMs: number): void {
  const card = free.pop();
  if (!card) return;
  shown += 1;
  const [first, second] = [shown % 90, 1 + (shown % 9)];
  card.bornMs = bornMs;
  card.answer = first + second;
  card.x = CARD.width + (width - 2 * CARD.width) * ((shown * 0.37) % 1);
  card.figures.text = `${first} + ${second}`;
  card.visible = true;
  falling.push(card);
  element('[data-testid=question]').textContent = falling[0]?.figures.text ?? '';
}
for (let index = things - 1; index >= 0; index--) drop(-index * NEW_CARD_MS);

const field = document.querySelector('input');
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const lowest = falling[0];
  if (!field || lowest?.answer !== Number(field.value)) return;
  field.value = '';
  solved += 1;
  element('#score').textContent = String(solved * POINTS);
  element('#streak').textContent = String(solved);
  falling.shift();
  lowest.visible = false;
  free.push(lowest);
  drop(performance.now());
});

app.ticker.add(() => {
  const nowMs = performance.now();
  for (const card of falling) card.y = Math.min(1, (nowMs - card.bornMs) / fallMs) * height;
});
document.documentElement.dataset['state'] = 'drawn';
