/**
 * Goes back to an earlier release, at once and without a build; nights then publish nothing until they are let go on.
 *
 *   npm run rollback                   to the one before the served one
 *   npm run rollback -- --list         which there are
 *   npm run rollback -- NAME           to that one, later ones too
 *   npm run rollback -- --release      nights may publish again
 *
 * Exit 1 when there is no such release, or it cannot be gone to.
 */
import { describeFullDisk } from '../catalogue/full-disk.ts';
import { liftHold, putHold, readHold } from './hold.ts';
import { type ReleaseSettings, releaseSettings } from './settings.ts';
import { listReleases, previousRelease, servedRelease, switchTo } from './switch.ts';

type CommandOutput = { code: 0 | 1; lines: string[] };

const holdLines = async (settings: ReleaseSettings): Promise<string[]> => {
  const hold = await readHold(settings);
  return hold === null
    ? []
    : [`Nights are held since ${hold.since}: "npm run rollback -- --release" lets them publish again.`];
};

async function list(settings: ReleaseSettings): Promise<CommandOutput> {
  const [names, served] = [await listReleases(settings), await servedRelease(settings)];
  if (names.length === 0) return { code: 1, lines: [`There is no release in ${settings.folder}.`] };
  const lines = names.toReversed().map((name) => (name === served ? `${name}  served` : name));
  return { code: 0, lines: [...lines, ...(await holdLines(settings))] };
}

async function goTo(settings: ReleaseSettings, name: string | null): Promise<CommandOutput> {
  const [served, names] = [await servedRelease(settings), await listReleases(settings)];
  if (name === null) return { code: 1, lines: [`There is no release before ${served ?? 'the first one'}.`] };
  if (!names.includes(name))
    return { code: 1, lines: [`There is no release ${name}; there are: ${names.join(', ') || 'none'}.`] };
  // before the switch, so that a night that is about to publish sees it
  await putHold(settings, { release: name, since: new Date().toISOString() });
  await switchTo(settings, name);
  const again = served !== null && name < served ? ' again' : '';
  return { code: 0, lines: [`Serving ${name}${again} (was ${served}).`, ...(await holdLines(settings))] };
}

async function release(settings: ReleaseSettings): Promise<CommandOutput> {
  const hold = await readHold(settings);
  await liftHold(settings);
  return { code: 0, lines: [hold === null ? 'Nights were not held.' : 'The next night publishes again.'] };
}

/** The command with these arguments. */
export async function rollBack([argument, ...others]: string[], settings = releaseSettings()): Promise<CommandOutput> {
  if (others.length > 0) return { code: 1, lines: ['One release, or --list, or --release.'] };
  if (argument === '--list') return list(settings);
  if (argument === '--release') return release(settings);
  if (argument?.startsWith('--'))
    return { code: 1, lines: [`${argument} is not known here; there is --list and --release`] };
  return goTo(settings, argument ?? (await previousRelease(settings)));
}

/** What the machine would not do: said in a line, for whoever goes back has no time to read a stack. */
const sayWhyNot = (error: unknown): CommandOutput => ({
  code: 1,
  lines: [
    `Nothing was switched: ${describeFullDisk(error, releaseSettings().folder) ?? (error as Error).message}.`,
    'Run it as the user that the shop runs as; the runbook has the command.',
  ],
});

if (import.meta.main) {
  const { code, lines } = await rollBack(process.argv.slice(2)).catch(sayWhyNot);
  (code === 0 ? console.log : console.error)(lines.join('\n'));
  process.exitCode = code;
}
