/**
 * A short sublist that still meets a condition. It starts with the shortest suffix found, then
 * leaves out everything it can, halves first. The condition is checked at most `maxTries` times.
 */
export async function shortenList<Item>(
  items: readonly Item[],
  holdsFor: (some: readonly Item[]) => Promise<boolean>,
  maxTries = 30,
): Promise<readonly Item[]> {
  let min = items;
  let tries = 0;
  const isShorter = async (some: readonly Item[]): Promise<boolean> => {
    if (tries >= maxTries) return false;
    tries += 1;
    return holdsFor(some);
  };
  for (let length = 1; length < items.length; length *= 2) {
    const end = items.slice(-length);
    if (!(await isShorter(end))) continue;
    min = end;
    break;
  }
  for (let size = Math.ceil(min.length / 2); min.length > 1; size = Math.ceil(size / 2)) {
    for (let end = min.length; end > 0; end -= size) {
      const some = [...min.slice(0, Math.max(0, end - size)), ...min.slice(end)];
      if (await isShorter(some)) min = some;
    }
    if (size === 1) break;
  }
  return min;
}
