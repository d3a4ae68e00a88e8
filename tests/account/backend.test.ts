// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../src/account/backend';

const configure = (url: string, key: string): void => {
  vi.stubEnv('VITE_SUPABASE_URL', url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', key);
};
const serve = (attributes: string): void => {
  document.head.innerHTML = `<meta name="numeria-backend" ${attributes}>`;
};

describe('Where accounts are kept', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    document.head.innerHTML = '';
  });

  it('is nowhere unless something says so', () => {
    expect(backend()).toBeNull();
  });

  it('is where the server of this copy says, on its own origin', () => {
    serve('data-url="/" data-key="sb_publishable_x"');
    expect(backend()).toEqual({ url: `${location.origin}/`, key: 'sb_publishable_x', inbox: null });
  });

  it('comes with the inbox of this copy, where it has one', () => {
    serve('data-url="/" data-key="sb_publishable_x" data-inbox="/inbox"');
    expect(backend()?.inbox).toBe('/inbox');
  });

  it('is where the build says, before all else', () => {
    serve('data-url="/" data-key="sb_publishable_x" data-inbox="/inbox"');
    configure('https://abc.supabase.co', 'sb_publishable_y');
    expect(backend()).toEqual({ url: 'https://abc.supabase.co/', key: 'sb_publishable_y', inbox: null });
  });

  it.each([
    ['without a key', 'data-url="/"'],
    ['without an address', 'data-key="x"'],
    ['with an address that is none', 'data-url="http://" data-key="x"'],
  ])('is nowhere %s', (_, attributes) => {
    serve(attributes);
    expect(backend()).toBeNull();
  });

  it('is not half of what the build says', () => {
    configure('https://abc.supabase.co', '');
    expect(backend()).toBeNull();
  });
});
