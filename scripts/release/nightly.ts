/**
 * The nightly job: pull, build, switch. Each step only when the one before was good; the live site stays as it is on any
 * failure (exit 1). Where nothing changed, nothing is built. Needs a commerce API that answers; run it beside the serving
 * process, which follows the link. `--accept-drop` and `--accept-prices` are a person's word about the catalogue.
 */
import { runNight } from './run-night.ts';

const known = ['--accept-drop', '--accept-prices'];
const args = process.argv.slice(2);
const unknown = args.filter((arg) => !known.includes(arg));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: not known here; there is ${known.join(', ')}`);
  process.exit(1);
}
process.exitCode = await runNight(args);
