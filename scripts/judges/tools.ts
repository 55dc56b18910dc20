import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the programs of others lie, and what they make. They are no packages of the shop: nothing else needs them. */
export const folder = '.cache/judges';

/** In versions that were tried. */
const versions = {
  '@hey-api/openapi-ts': '0.99.0',
  '@redocly/cli': '2.77.0',
  'dependency-cruiser': '18.7.2',
  knip: '6.44.2',
  lighthouse: '13.5.0',
  pa11y: '10.0.0',
  'vnu-jar': '26.9.27',
};

/** Installs them, unless these versions are there. Throws with npm's words. */
export function installTools(): void {
  const file = join(folder, 'package.json');
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: versions });
  mkdirSync(folder, { recursive: true });
  try {
    if (readFileSync(join(folder, 'installed.json'), 'utf8') === wanted) return;
  } catch {
    // never installed
  }
  writeFileSync(file, wanted);
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
  });
  if (status !== 0) throw new Error(`The judges could not be installed: ${stderr}`);
  writeFileSync(join(folder, 'installed.json'), wanted);
}

/** Whether a program of the machine is installed. */
export const hasProgram = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** What a program printed; its exit code says only that it found something. `input` is what it reads. */
export function runProgram(
  program: string,
  args: readonly string[],
  input = '',
): Promise<{ out: string; err: string }> {
  const child = spawn(program, args, { stdio: 'pipe' });
  const [out, err]: Buffer[][] = [[], []];
  child.stdout.on('data', (piece: Buffer) => out?.push(piece));
  child.stderr.on('data', (piece: Buffer) => err?.push(piece));
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () =>
      resolve({ out: Buffer.concat(out ?? []).toString(), err: Buffer.concat(err ?? []).toString() }),
    );
  });
}

/** What a tool answered as JSON: "knip/bin/knip.js". Throws with its own words where it gave none. */
export async function askTool<T>(tool: string, args: readonly string[]): Promise<T> {
  const { out, err } = await runProgram(process.execPath, [join(folder, 'node_modules', tool), ...args]);
  try {
    return JSON.parse(out) as T;
  } catch {
    throw new Error(`${tool} gave no JSON: ${(err || out).slice(0, 2000)}`);
  }
}
