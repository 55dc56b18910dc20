import { spawnSync } from 'node:child_process';

/** Runs a tool of node_modules on our Node; true when it was content. */
export const runTool = (tool: string, args: string[], env: Record<string, string> = {}): boolean =>
  spawnSync(process.execPath, [`node_modules/${tool}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  }).status === 0;
