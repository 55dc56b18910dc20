import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const packageFile = (name: string) => fileURLToPath(import.meta.resolve(name));
const ownFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const style = (name: string) => ({ path: ownFile(name), type: 'text/css; charset=utf-8' });

const files: Record<string, { path: string; type: string }> = {
  'sandbox.css': style('sandbox.css'),
  'console.css': style('console.css'),
  'payment.css': style('payment.css'),
  'mona-sans.woff2': {
    path: packageFile('@fontsource-variable/mona-sans/files/mona-sans-latin-wght-normal.woff2'),
    type: 'font/woff2',
  },
  'mona-sans-ext.woff2': {
    path: packageFile('@fontsource-variable/mona-sans/files/mona-sans-latin-ext-wght-normal.woff2'),
    type: 'font/woff2',
  },
  'geist-mono.woff2': {
    path: packageFile('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'),
    type: 'font/woff2',
  },
};

/** Style and fonts of the sandbox's own pages under `/page/`; 404 for any other name. */
export function createPageAssets(): Hono {
  return new Hono().get('/page/:name', async (context) => {
    const file = files[context.req.param('name')];
    if (!file) return context.notFound();
    return context.body(await readFile(file.path), 200, { 'content-type': file.type, 'cache-control': 'max-age=300' });
  });
}
