/* Licence texts that are not part of their packages. */
import type { LicensedPart } from './part.ts';

const mit = (holder: string): string => `MIT License

${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

/** The emoji package that `npm run make:emoji` used to generate assets/pictures/emoji. */
export const EMOJI = '@iconify-json/fluent-emoji-flat';

/** The flags in assets/pictures/flags, which do not belong to a package. */
export const FLAGS: LicensedPart = {
  name: 'flag-icons',
  version: null,
  licence: 'MIT',
  text: mit('Copyright (c) 2013 Panayiotis Lipiridis'),
  integrity: null,
};

/** Licence texts by package, which the authors publish elsewhere. */
export const ADDED_LICENCE_TEXTS: Readonly<Record<string, string>> = {
  '@pixi/colord': mit('Copyright (c) 2020 Vlad Shilov omgovich@ya.ru'),
  [EMOJI]: mit('Copyright (c) Microsoft Corporation.'),
};
