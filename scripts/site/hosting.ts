import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { createPageReader } from './built-pages.ts';
import { formatCaddyFile } from './caddy-file.ts';
import { createSiteHeaders, parseSupabaseOrigin } from './headers.ts';
import { formatHeadersFile, formatRedirectsFile, formatVercelFile } from './host-files.ts';
import { formatNginxFile } from './nginx-file.ts';

/**
 * Writes the configuration files for hosting providers and web servers. Runs after everything that writes pages,
 * because the headers contain hashes of their inline scripts.
 */
export function hostingPlugin(): Plugin {
  let folder = '';
  let supabaseAddress: string | null = null;
  return {
    name: 'numeria-hosting',
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ root, build, env }) {
      folder = resolve(root, build.outDir);
      // Checked here so that an invalid setting is reported before the long build.
      supabaseAddress = parseSupabaseOrigin(env['VITE_SUPABASE_URL']);
    },
    closeBundle: {
      sequential: true,
      handler() {
        // The file does not exist after a failed build.
        if (!existsSync(join(folder, 'index.html'))) return;
        const { pages, scriptHashes } = createPageReader(folder)();
        const rules = createSiteHeaders({ supabaseAddress, scriptHashes, pages, servedFrom: 'host' });
        writeFileSync(join(folder, '_headers'), formatHeadersFile(rules));
        writeFileSync(join(folder, '_redirects'), formatRedirectsFile(pages));
        writeFileSync(join(folder, 'vercel.json'), formatVercelFile(rules));
        writeFileSync(join(folder, 'nginx.conf'), formatNginxFile(rules));
        writeFileSync(join(folder, 'Caddyfile'), formatCaddyFile(rules, pages));
      },
    },
  };
}
