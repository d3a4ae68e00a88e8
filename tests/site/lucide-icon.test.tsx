import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type FunctionComponent, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createIcon from '../../src/ui/lucide-icon';

type IconModule = {
  readonly default: FunctionComponent<SVGProps<SVGSVGElement>>;
  readonly __iconData: Parameters<typeof createIcon>[0];
};

const ICONS = 'node_modules/lucide-react/dist/esm/icons';

/** The name of an icon that may have been renamed. */
function findName(name: string): string {
  const [, renamed] = /from '\.\/([\w-]+)\.mjs'/.exec(readFileSync(join(ICONS, `${name}.mjs`), 'utf8')) ?? [];
  return renamed ?? name;
}

const NAMES = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [...readFileSync(join('src', path), 'utf8').matchAll(/from 'lucide-react\/icons\/([\w-]+)'/g)])
    .map(([, name = '']) => findName(name)),
);

/** The attributes and children of an element, in any order. */
function parse(markup: string): readonly string[] {
  const [, attributes = '', children = ''] = /^<svg(.*?)>(.*)$/.exec(markup) ?? [];
  return [...(attributes.match(/[\w:-]+="[^"]*"/g) ?? []).toSorted(), children];
}

const PROPERTIES: readonly SVGProps<SVGSVGElement>[] = [
  {},
  { className: 'icon icon-solid' },
  { className: 'size-[1em]', strokeWidth: 3.6 },
  { 'aria-label': 'Right' },
  { role: 'img' },
];

describe('An icon of the built site', () => {
  it.each([...NAMES])('is drawn as Lucide draws it: %s', async (name) => {
    const { default: Theirs, __iconData }: IconModule = await import(
      `../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`
    );
    const Ours = createIcon(__iconData);
    for (const properties of PROPERTIES)
      expect(parse(renderToStaticMarkup(createElement(Ours, properties)))).toEqual(
        parse(renderToStaticMarkup(createElement(Theirs, properties))),
      );
  });
});
