import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortenList } from './shorten';

const some = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 40 });

it('Shortening finds the one item that causes a fault, wherever it is', async () => {
  await fc.assert(
    fc.asyncProperty(some, fc.nat(), async (items, at) => {
      const culprit = items[at % items.length]!;
      expect(await shortenList(items, async (part) => part.includes(culprit), 100)).toEqual([culprit]);
    }),
  );
});

it('Shortening preserves all items that cause a fault together, in their order', async () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  expect(await shortenList(items, async (part) => part.includes(4) && part.includes(21), 100)).toEqual([4, 21]);
});

it('Shortening never returns a list without the fault, even with few tries', async () => {
  await fc.assert(
    fc.asyncProperty(some, fc.nat(12), async (items, tries) => {
      const [first] = items;
      const last = items.at(-1);
      const isBroken = async (part: readonly number[]) => part.includes(first!) && part.includes(last!);
      let asked = 0;
      const min = await shortenList(
        items,
        (part) => {
          asked += 1;
          return isBroken(part);
        },
        tries,
      );
      expect(await isBroken(min)).toBe(true);
      expect(asked).toBeLessThanOrEqual(tries);
    }),
  );
});
