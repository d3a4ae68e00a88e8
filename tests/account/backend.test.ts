// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getBackend } from '../../src/account/backend';

const configure = (url: string, key: string): void => {
  vi.stubEnv('VITE_SUPABASE_URL', url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', key);
};
const serve = (attributes: string): void => {
  document.head.innerHTML = `<meta name="numeria-backend" ${attributes}>`;
};

describe('The account service', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    document.head.innerHTML = '';
  });

  it('is unavailable unless it is configured', () => {
    expect(getBackend()).toBeNull();
  });

  it('is the one that the server announces, on its own origin', () => {
    serve('data-url="/" data-key="sb_publishable_x"');
    expect(getBackend()).toEqual({ url: `${location.origin}/`, key: 'sb_publishable_x', inbox: null });
  });

  it('includes the inbox of this copy if there is one', () => {
    serve('data-url="/" data-key="sb_publishable_x" data-inbox="/inbox"');
    expect(getBackend()?.inbox).toBe('/inbox');
  });

  it('is the one set at build time, if there is one', () => {
    serve('data-url="/" data-key="sb_publishable_x" data-inbox="/inbox"');
    configure('https://abc.supabase.co', 'sb_publishable_y');
    expect(getBackend()).toEqual({ url: 'https://abc.supabase.co/', key: 'sb_publishable_y', inbox: null });
  });

  it.each([
    ['without a key', 'data-url="/"'],
    ['without a URL', 'data-key="x"'],
    ['with an invalid URL', 'data-url="http://" data-key="x"'],
  ])('is unavailable %s', (_, attributes) => {
    serve(attributes);
    expect(getBackend()).toBeNull();
  });

  it('ignores an incomplete build setting', () => {
    configure('https://abc.supabase.co', '');
    expect(getBackend()).toBeNull();
  });
});
