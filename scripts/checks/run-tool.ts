import { spawn } from 'node:child_process';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a tool of node_modules on our Node; true when it ended well. A signal that ends this process meanwhile reaches
 * the tool first.
 */
export function runTool(tool: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, [`node_modules/${tool}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  const passOn = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(code === 0);
    });
  });
}
