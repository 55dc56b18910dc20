/**
 * `npm run dev`: the sandbox (when no real commerce API is configured) and Astro's dev server with the endpoints of the
 * served shop. Pages, components, islands, styles, texts and handlers are live as they are saved. Pulls in front only when
 * there is no catalogue; else behind, and the running pages take up what is new.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readCatalogue } from '#collections/catalogue.ts';
import { pictureManifestPath } from '#collections/pictures.ts';
import { parseEnv } from '#server/env.ts';
import { findTakenPorts } from '../release/ports.ts';
import { createPrograms } from '../release/programs.ts';
import { withDevFolders } from './settings.ts';

const begun = performance.now();
Object.assign(process.env, withDevFolders(process.env));
const programs = createPrograms();
let isLeaving = false;

async function leave(code: number): Promise<never> {
  isLeaving = true;
  for (const child of atWork) child.kill();
  await programs.end();
  process.exit(code);
}

const complain = (lines: string[]): Promise<never> => {
  console.error(lines.join('\n'));
  return leave(1);
};

const atWork = new Set<ChildProcess>();

/** Runs a script to its end, without its words unless something is wrong; true when all went well. */
const run = (script: string, ...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
    atWork.add(child);
    child.once('exit', (code) => {
      atWork.delete(child);
      resolve(code === 0);
    });
  });

const hasCatalogue = (): boolean => {
  try {
    return readCatalogue().parts.length > 0;
  } catch {
    return false;
  }
};

const pull = () => run('scripts/catalogue/pull.ts');
/** Addresses and sizes of the pictures; a file is made when a page asks for it. */
const describePictures = () => run('scripts/pictures/prepare.ts', '--describe');

/** The sandbox and what pages cannot be made without; true when there was a catalogue before. */
async function supply(isSandbox: boolean): Promise<boolean> {
  const sandbox = isSandbox ? programs.begin('scripts/sandbox/main.ts') : Promise.resolve();
  const isThere = hasCatalogue();
  await sandbox;
  if (!isThere && !(await pull())) throw new Error('There is no catalogue, and the pull failed.');
  if (!isThere || !existsSync(pictureManifestPath())) await describePictures();
  return isThere;
}

/** Loads what every page needs, so that the first one that is looked at is there sooner. */
const warmUp = (port: number) =>
  fetch(`http://localhost:${port}/`)
    .then((answer) => answer.text())
    .catch(() => undefined);

/** What pages can do without for a moment: what is new in the catalogue, and the documents. */
async function catchUp(wasThere: boolean, port: number): Promise<void> {
  await warmUp(port);
  if (wasThere && (await pull())) await describePictures();
  if (!isLeaving) await run('scripts/documents/make.ts');
}

process.on('SIGINT', () => void leave(0));
process.on('SIGTERM', () => void leave(0));

const parsed = parseEnv(process.env);
if (!parsed.ok)
  await complain(['The shop cannot start. Mend these settings:', ...parsed.faults.map((fault) => `  - ${fault}`)]);
const env = (parsed as Extract<typeof parsed, { ok: true }>).env;
const ports = [
  { name: 'PORT', port: env.PORT },
  ...(env.isSandbox ? [{ name: 'SANDBOX_PORT', port: env.SANDBOX_PORT }] : []),
];
const taken = await findTakenPorts(ports, 'npm run dev');
if (taken.length > 0) await complain(taken);

const [, wasThere] = await Promise.all([programs.begin('scripts/dev/serve.ts'), supply(env.isSandbox)]).catch(
  (error: unknown) => complain([error instanceof Error ? error.message : String(error)]),
);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(
  `\nShop     ${env.SITE_URL}${env.isSandbox ? `\nSandbox  http://localhost:${env.SANDBOX_PORT}` : ''}\nReady in ${seconds} s. Ctrl-C stops both.`,
);
if (env.METRICS_PORT !== null) console.log('METRICS_PORT is not used here: npm start and npm run serve tell metrics.');
void catchUp(wasThere, env.PORT);
const ended = await programs.whenOneEnds;
if (!isLeaving) await complain([`${ended} has ended; the rest is stopped with it.`]);
