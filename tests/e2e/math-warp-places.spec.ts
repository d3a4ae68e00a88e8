import { forbidWebgl } from './helpers/forbid-webgl';
import { WarpPage } from './helpers/math-warp';
import { proveLooks } from './helpers/places';

/** A best of so many digits that every figure has something to show. */
const BESTS = { version: 1, data: { normal: { score: 12_340, streak: 27 } } };

proveLooks([
  {
    name: 'Math Warp',
    take: async (page, look) => {
      await page.evaluate((bests) => localStorage.setItem('numeria.math-warp.bests', bests), JSON.stringify(BESTS));
      const warp = new WarpPage(page);
      await warp.openFrozen('?mute&seed=21');
      await look('the menu');
      await warp.start('Launch into space');
      await warp.passUntilOpen();
      await look('a question');
      await warp.fail();
      await look('a wrong answer');
      await warp.passUntilOpen();
      await look('the same question again');
      await warp.solve();
      await look('a right answer');
      await warp.solveMany(10);
      await warp.passUntilOpen();
      await warp.passUntilBelow('time', 11, 500);
      await look('warp mode with little time');
      await warp.button('Pause').click();
      await look('a pause');
      await warp.button('Resume').click();
      await warp.passUntilState('gameOver', 500);
      await look('the result');
    },
  },
  {
    name: 'Math Warp without a clock',
    take: async (page, look) => {
      const warp = new WarpPage(page);
      await warp.openFrozen('?mute&seed=21&time=none&start');
      await warp.fail();
      await look('a mistake that waits for Next');
    },
  },
  {
    name: 'Math Warp without a picture',
    take: async (page, look) => {
      await page.addInitScript(forbidWebgl);
      const warp = new WarpPage(page);
      await warp.openFrozen('?mute&seed=21&time=longer&start');
      await warp.passUntilOpen();
      await look('a question in the page');
      await warp.fail();
      await look('a mistake in the page');
      await warp.button('Next').click();
      await warp.solve();
      await look('a right answer in the page');
    },
  },
]);
