import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { logKeptDays } from '#config/retention.ts';
import { createLog } from '#server/log.ts';
import { createMeasures } from '#server/measures.ts';
import { createExposition } from '#server/metrics/exposition.ts';
import { parseEnv } from '#server/env.ts';
import { serverMemory } from '#server/release/server-program.ts';

/** What the kit says is held against what there is, so that following it literally leads somewhere. */
const kit = 'scripts/deploy';
const read = (path: string) => readFileSync(path, 'utf8');
const list = (folder: string, ending: RegExp) =>
  readdirSync(join(kit, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(kit, folder, name))
    .sort();

const pages = list('.', /\.md$/);
const units = list('systemd', /\.service$/);
/** What tells how the others have ended. */
const told = units.filter((unit) => /shop-(?:done|failed)@/.test(unit));
const jobs = units.filter((unit) => !told.includes(unit));
const ours = jobs.filter((unit) => !unit.includes('backup-away'));
const scripts = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json'))).scripts;
const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe', encoding: 'utf8' });

describe('the runbook', () => {
  test.each(pages)('%s: every command and file that it names is there', (page) => {
    const text = read(page);
    for (const [, name = ''] of text.matchAll(/npm run ([a-z][\w:-]*)/g)) expect(Object.keys(scripts)).toContain(name);
    for (const [path] of text.matchAll(/\b(?:scripts|src)\/[\w@./-]+\w/g)) expect(existsSync(path), path).toBe(true);
    for (const [unit] of text.matchAll(/\bshop-[a-z-]+\.(?:timer|service)\b/g))
      expect(existsSync(join(kit, 'systemd', unit)), unit).toBe(true);
  });

  // without its settings they look into other folders, and say that nothing is there
  test.each(pages.filter((page) => /runbook/.test(page)))('%s: commands of the shop are run as the shop', (page) => {
    const text = read(page);
    const commands = page.endsWith('incident.md') ? text : [...text.matchAll(/```sh[^]*?```/g)].join();
    for (const [before] of commands.matchAll(
      /.{0,24}npm run (?:--silent )?(?:rollback|nightly|mails|orders|person|restore|backup|stock:alerts)/g,
    ))
      expect(before).toContain('as-shop npm run');
  });

  test('what runs them has the user, folder and settings of the units', () => {
    const folder = mkdtempSync(join(tmpdir(), 'as-shop-'));
    writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    const args = execFileSync(resolve(kit, 'as-shop'), ['npm', 'run', 'mails', '--', 'show', 'a b'], {
      env: { PATH: `${folder}:/usr/bin:/bin` },
      encoding: 'utf8',
    }).split('\n');
    expect(args.slice(-7)).toEqual(['npm', 'run', 'mails', '--', 'show', 'a b', '']);
    const unit = read(join(kit, 'systemd/shop-backup.service'));
    for (const name of ['User', 'Group', 'UMask', 'WorkingDirectory', 'EnvironmentFile'])
      expect(args).toContain(`--property=${new RegExp(`^${name}=.*$`, 'm').exec(unit)?.[0]}`);
    for (const name of ['NODE_ENV', 'DATA_DIR', 'BACKUP_DIR'])
      expect(args).toContain(`--setenv=${new RegExp(`\\b${name}=\\S+`).exec(unit)?.[0]}`);
  });

  // rule operation.alarms
  test('every alert is a symptom that it knows', () => {
    const book = read(join(kit, 'runbook/incident.md'));
    for (const { alert } of rules()) expect(book).toContain(alert);
  });
});

test('what is said to be tried is there to be run', () => {
  const text = read('.decisions/0086-what-is-tried-against-the-running-shop.md');
  const files = [...text.matchAll(/`((?:src|scripts)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  const commands = [...text.matchAll(/npm run ([a-z][\w:]*)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

const ruleSchema = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'work', 'heartbeat']) }),
});
const rulesSchema = z.object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) });

/** What Prometheus and Alertmanager are told of who is called. */
const promSchema = z.object({
  alerting: z.object({
    alertmanagers: z.array(z.object({ static_configs: z.array(z.object({ targets: z.array(z.string()).min(1) })) })),
  }),
});
const callSchema = z.object({
  route: z.object({
    receiver: z.string(),
    routes: z.array(z.object({ matchers: z.tuple([z.string()]), receiver: z.string() })),
  }),
  receivers: z.array(
    z.union([
      z.object({ name: z.literal('heartbeat'), webhook_configs: z.array(z.object({ url: z.url() })).length(1) }),
      z.object({ name: z.string(), email_configs: z.array(z.object({ to: z.string() })).min(1) }),
    ]),
  ),
});

/** "severity = page" and who is called then. */
const toCall = ({ matchers: [matcher], receiver }: { matchers: [string]; receiver: string }) =>
  [matcher.replace('severity = ', ''), receiver] as const;
const rules = () =>
  rulesSchema.parse(parse(read(join(kit, 'monitoring/alerts.yml')))).groups.flatMap((group) => group.rules);

const dashboardSchema = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });
const queries = () =>
  dashboardSchema
    .parse(JSON.parse(read(join(kit, 'monitoring/dashboard.json'))))
    .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Names of series in an expression: what is followed by no bracket and is no word of the language or label. */
const namesIn = (expr: string): string[] =>
  [
    ...expr.replaceAll(/\{[^}]*\}|\b(?:by|without) \([^)]*\)|\[[^\]]*\]/g, '').matchAll(/\b[a-z]\w*_\w+\b(?! ?\()/g),
  ].map(([name]) => name);

// rule operation.metrics
describe('monitoring', () => {
  test('asks for nothing that the shop does not tell', async () => {
    const { write } = createExposition({
      measures: createMeasures(),
      log: createLog('silent'),
      waiting: async () => null,
      release: () => ({ id: 'one', builtAt: 0 }),
      lastNight: async () => ({ outcome: null, endedAt: null, goodAt: null, shippingGaps: null }),
    });
    const metrics = new Set([...(await write()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const queried = [...rules(), ...queries().map((expr) => ({ expr }))].flatMap(({ expr }) => namesIn(expr));
    expect(queried.length).toBeGreaterThan(40);
    const ofOthers = /^(?:node|probe|alertmanager)_/;
    const ofJobs = /printf '(\w+)\{/.exec(read(join(kit, 'systemd/shop-done@.service')))?.[1] ?? '';
    metrics.add(ofJobs);
    const own = queried.filter((name) => !ofOthers.test(name));
    expect(own.filter((name) => !metrics.has(name.replace(/_bucket$/, '')) && !metrics.has(name))).toEqual([]);
  });

  test('what alerts call a job is a unit that tells when it has ended', () => {
    const asked = rules().flatMap(({ expr }) => [...expr.matchAll(/unit="([^"]+)"/g)].map(([, unit = '']) => unit));
    expect(new Set(asked).size).toBe(3);
    for (const unit of asked) expect(read(join(kit, 'systemd', unit))).toMatch(/^OnSuccess=shop-done@%n\.service/m);
  });

  test('every alert has somebody who is called', () => {
    const { alerting } = promSchema.parse(parse(read(join(kit, 'monitoring/prometheus.yml'))));
    expect(alerting.alertmanagers.flatMap((one) => one.static_configs).length).toBeGreaterThan(0);
    const { route, receivers } = callSchema.parse(parse(read(join(kit, 'monitoring/alertmanager.yml'))));
    const called = new Map([['work', route.receiver] as const, ...route.routes.map(toCall)]);
    const names = receivers.map(({ name }) => name);
    for (const { alert, labels } of rules()) expect(names, alert).toContain(called.get(labels.severity));
  });

  // only where amtool is (apt-get install prometheus-alertmanager)
  test.runIf(existsSync('/usr/bin/amtool'))('whom it calls is taken by Alertmanager', () => {
    expect(run('/usr/bin/amtool', 'check-config', join(kit, 'monitoring/alertmanager.yml'))).toContain('SUCCESS');
  });

  // only where promtool is (apt-get install prometheus)
  test.runIf(existsSync('/usr/bin/promtool'))('is taken by Prometheus, and calls when it should', () => {
    const at = (file: string) => join(kit, 'monitoring', file);
    run('/usr/bin/promtool', 'check', 'config', at('prometheus.yml'));
    run('/usr/bin/promtool', 'test', 'rules', at('alerts.test.yml'), at('night.test.yml'));
  });
});

const settingsOf = (text: string): string[] => [...text.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name);

describe('settings', () => {
  test('those to begin with are taken by the shop once they are filled in', () => {
    const lines = read(join(kit, 'shop.env.example'))
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]);
    const environment = { ...Object.fromEntries(lines), SHOP_SECRET: 'a'.repeat(64) };
    expect(parseEnv(environment)).toMatchObject({ ok: true, env: { isSandbox: false, STORAGE: 'sqlite' } });
    expect(parseEnv(Object.fromEntries(lines)).ok).toBe(false);
  });

  test('every name in units and image is one that the project knows', () => {
    const known = new Set([
      ...settingsOf(read('.env.example')),
      ...['NODE_ENV', 'NODE_COMPILE_CACHE', 'RELEASES_DIR', 'XDG_CACHE_HOME'],
      ...Object.keys(serverMemory),
    ]);
    const image = read(join(kit, 'container/Dockerfile')).match(/^ENV [^]*?(?<!\\)$/m)?.[0] ?? '';
    const given = units.flatMap((unit) =>
      settingsOf(
        read(unit)
          .match(/^Environment=.*$/gm)
          ?.join(' ') ?? '',
      ),
    );
    const names = [...given, ...settingsOf(image)].filter((name) => name !== 'ASTRO_TELEMETRY_DISABLED');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  test('memory is kept by unit and image as the supervisor has its processes keep it', () => {
    const [unit, image] = [read(join(kit, 'systemd/shop@.service')), read(join(kit, 'container/Dockerfile'))];
    for (const [name, value] of Object.entries(serverMemory)) {
      expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, 'm'));
      expect(image).toMatch(new RegExp(`^ +${name}=${value} `, 'm'));
    }
  });
});

describe('units', () => {
  test('serving processes are reached by the proxy of their machine alone', () => {
    expect(read(join(kit, 'systemd/shop@.service'))).toMatch(/^Environment=.*\bLISTEN_HOST=127\.0\.0\.1\b/m);
    for (const [address] of read(join(kit, 'proxy/nginx.conf')).matchAll(/(?<=server )[\d.]+(?=:\d)/g))
      expect(address).toBe('127.0.0.1');
  });

  test.each(jobs)('%s says when it fails', (unit) => {
    expect(read(unit)).toMatch(/^OnFailure=shop-failed@%n\.service$/m);
    expect(read(unit)).toMatch(/^User=shop$/m);
  });

  // in a checkout that the shop's user may write to, what root runs would be that user's to choose
  test.each(told)('%s, which is not run as the shop, runs nothing of the checkout', (unit) => {
    expect(read(unit)).not.toMatch(/^(?:Exec|Working).*\/srv\/shop/m);
  });

  test('the log is kept for as long as the page on privacy says', () => {
    expect(read(join(kit, 'journald.conf'))).toMatch(new RegExp(`^MaxRetentionSec=${logKeptDays}day$`, 'm'));
  });

  test.each(ours)('%s runs a program of the repository, as a user of its own, and writes where it has to', (unit) => {
    const text = read(unit);
    const [, program = ''] =
      /^ExecStart=\/usr\/bin\/node scripts\/bootstrap\/ready\.mjs --lean (\S+)$/m.exec(text) ?? [];
    expect(existsSync(program), program).toBe(true);
    expect(Object.values(scripts).some((command) => command.endsWith(program))).toBe(true);
    expect(text).toMatch(/^ProtectSystem=strict$/m);
    expect(text).toMatch(/^EnvironmentFile=\/etc\/shop\/shop\.env$/m);
  });

  test('every timer has its service', () => {
    for (const timer of list('systemd', /\.timer$/)) expect(existsSync(timer.replace(/timer$/, 'service'))).toBe(true);
  });
});

const serviceSchema = z.looseObject({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.array(z.string()).min(1),
  command: z.array(z.string()).optional(),
  entrypoint: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  logging: z.looseObject({ driver: z.literal('journald') }),
});

describe('containers', () => {
  const compose = z
    .looseObject({ services: z.record(z.string(), serviceSchema), volumes: z.record(z.string(), z.unknown()) })
    .parse(parse(read(join(kit, 'container/compose.yaml')), { merge: true }));
  const image = read(join(kit, 'container/Dockerfile'));

  test('nothing runs as root, keeps a right that it does not need or writes where it should not', () => {
    expect(Object.keys(compose.services)).toEqual([
      ...['shop-a', 'shop-b', 'night', 'stock-alerts', 'mails', 'orders', 'person', 'valkey', 'caddy'],
    ]);
    expect(image.indexOf('\nUSER node')).toBeLessThan(image.indexOf('\nCMD'));
    expect(image.indexOf('\nUSER node')).toBeGreaterThan(image.lastIndexOf('\nFROM'));
  });

  test('what is written to is a volume whose folder the image has', () => {
    for (const [name, { volumes = [] }] of Object.entries(compose.services))
      for (const volume of volumes.filter((one) => !one.startsWith('.'))) {
        const [source = '', target = ''] = volume.split(':');
        expect(compose.volumes, `${name}: ${volume}`).toHaveProperty(source);
        if (target.startsWith('/shop/')) expect(image).toContain(` ${target.slice('/shop/'.length)}`);
      }
  });

  test('runs and copies what is there', () => {
    const commands = Object.values(compose.services).flatMap(({ command = [], entrypoint = [] }) => [
      ...command,
      ...entrypoint,
    ]);
    for (const file of commands.filter((word) => word.startsWith('scripts/')))
      expect(existsSync(file), file).toBe(true);
    for (const [, files = ''] of image.matchAll(/^COPY (?!--from)(.*) \.\S*$/gm))
      for (const file of files.split(' ')) expect(existsSync(file), file).toBe(true);
    const ignored = read(join(kit, 'container/Dockerfile.dockerignore'));
    for (const [, file = ''] of image.matchAll(/^COPY (?!--from)(\S+)/gm))
      expect(ignored).toContain(`!${basename(file)}`);
  });
});
