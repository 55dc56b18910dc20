import { spawn, spawnSync } from 'node:child_process';

const begin = (tool: string, args: string[]) => [`node_modules/${tool}`, ...args];
const surroundings = (env: Record<string, string> = {}) => ({ ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env });

/** Runs a tool of node_modules on our Node; true when it was content. */
export const runTool = (tool: string, args: string[], env: Record<string, string> = {}): boolean =>
  spawnSync(process.execPath, begin(tool, args), { stdio: 'inherit', env: surroundings(env) }).status === 0;

/** The same beside other tools: what it says is told in one piece when it ends. */
export const runToolBeside = (tool: string, args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, begin(tool, args), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: surroundings(),
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => said.push(piece));
    child.stderr.on('data', (piece: Buffer) => said.push(piece));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
