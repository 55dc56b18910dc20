/**
 * First step of every command: puts in place what is missing (packages, on request a browser and a Redis), then runs the
 * given script on the Node that the project brings along. Runs itself on any Node from 20 on, with nothing installed.
 * With `--lean` a production install (`npm install --omit=dev`) will do, on a machine whose own Node is new enough.
 *
 *   node scripts/bootstrap/ready.mjs [--lean] [--browser] [--whole-browser] [--redis] scripts/x.ts [arguments]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isProductionInstall } from './production-install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const marker = join(root, 'node_modules', '.lock-digest');
const ownNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** The version of Node that the project is made for; an older one can start a command, but not run it. */
const neededNode = 24;
const hasNeededNode = Number(process.versions.node.split('.')[0]) >= neededNode;

const stop = (message) => {
  console.error(message);
  process.exit(1);
};

const run = (command, args, options = {}) => {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return done.status === 0;
};

/**
 * "install --no-save" keeps to the lock file and leaves it alone, like "ci", but also where a registry lacks the builds of
 * optional packages for other platforms.
 */
function installPackages() {
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && existsSync(ownNode) && readFileSync(marker, 'utf8') === digest) return;
  console.log('Installing packages …');
  const npm = process.env.npm_execpath;
  const args = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const installed = npm ? run(process.execPath, [npm, ...args]) : run('npm', args);
  if (!installed)
    stop('The packages could not be installed. Is the npm registry reachable? Run "npm install" to see more.');
  writeFileSync(marker, digest);
}

/** The same Chromium without a window: a third quicker for end-to-end tests (decision 0033). */
const shell = '/usr/bin/chromium-headless-shell';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const findFirst = (paths) => paths.find((path) => path && existsSync(path));

const findBrowser = () => findFirst([process.env.CHROMIUM_PATH, shell, ...wholeBrowsers]);

/**
 * On Debian as root only, and never with NO_SYSTEM_INSTALL=1; elsewhere the caller has to do with what is there. Says
 * beforehand what for, and how to do without.
 */
function installFromDebian(packages, { why, instead }) {
  const isForbidden = ['', '0'].includes(process.env.NO_SYSTEM_INSTALL ?? '') === false;
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isForbidden || !canInstall) return;
  console.log(`Installing ${packages.join(', ')} with apt-get on this machine: ${why}.`);
  console.log(`To do without, end this (Ctrl-C) and run it again with ${instead}, or with NO_SYSTEM_INSTALL=1.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** A system browser, never a downloaded one; on Debian as root it is installed. */
function installBrowser() {
  const instead = 'CHROMIUM_PATH=/path/to/chrome';
  const why = 'the end-to-end tests and the tests of islands need a Chromium';
  if (!process.env.CHROMIUM_PATH && !existsSync(shell))
    installFromDebian(['chromium-headless-shell', 'fonts-liberation'], { why, instead });
  if (!findBrowser()) installFromDebian(['chromium', 'fonts-liberation'], { why, instead });
  const browser = findBrowser();
  if (!browser) stop('No Chromium or Chrome found. Install one, or name it: CHROMIUM_PATH=/path/to/chrome npm test');
  return browser;
}

/** The one without a window keeps no page for going back and makes none ready. Where there is none, the script says what it left out. */
function installWholeBrowser() {
  const find = () => findFirst([process.env.WHOLE_CHROMIUM_PATH, ...wholeBrowsers]);
  const why = 'only a Chromium with all its parts keeps pages for going back and makes the next one ready';
  if (!find()) installFromDebian(['chromium'], { why, instead: 'WHOLE_CHROMIUM_PATH=/path/to/chrome' });
  return find();
}

/** The tests of the storage try it on a Redis of their own; where none can be installed they do without and say so. */
function installRedis() {
  const places = [process.env.REDIS_SERVER_PATH, '/usr/bin/redis-server', '/usr/bin/valkey-server'];
  if (places.some((path) => path && existsSync(path))) return;
  const why = 'the storage is tried on a real Redis too';
  installFromDebian(['redis-server'], { why, instead: 'REDIS_SERVER_PATH=/path/to/redis-server' });
  if (!places.some((path) => path && existsSync(path))) console.log('No Redis found: its tests are left out.');
}

/** Milliseconds between two looks whether what started this is still there. */
const lookEveryMs = 500;

/** npm and its shell do not always hand a signal on, and cannot when they are killed: then their end is the signal. */
function whenStarterEnds(work) {
  const starter = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  const clock = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(clock);
    work();
  }, lookEveryMs);
  clock.unref();
}

/**
 * Runs the script; signals reach it however this was started, its exit code is ours. When this is killed the channel to the
 * script ends, which a program that serves takes as a signal. A terminal that goes (SIGHUP) ends it; where there is none,
 * SIGHUP is a message for the program.
 */
function hand(node, script, args, env) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // what Node has compiled once it need not compile at the next start
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...process.env, ...env, PATH: path },
  });
  const isAtTerminal = process.stdin.isTTY === true;
  // Ctrl-C comes to the script from the terminal itself; twice would mean: at once
  process.on('SIGINT', () => isAtTerminal || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill(isAtTerminal ? 'SIGTERM' : 'SIGHUP'));
  whenStarterEnds(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Node ${process.versions.node} is too old: 20 or newer is needed.`);
const args = process.argv.slice(2);
const begin = args.findIndex((arg) => !arg.startsWith('--'));
const wanted = args.slice(0, begin);
const isLean = wanted.includes('--lean') && hasNeededNode && isProductionInstall(root);
if (!isLean) installPackages();
if (wanted.includes('--redis')) installRedis();
const node = isLean ? process.execPath : ownNode;
const browser = wanted.includes('--browser') ? installBrowser() : findBrowser();
const whole = wanted.includes('--whole-browser') ? installWholeBrowser() : undefined;
hand(node, args[begin], args.slice(begin + 1), {
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
  ...(whole ? { WHOLE_CHROMIUM_PATH: whole } : {}),
});
