/** `npm run check:content`: tells an editor what is wrong in the texts, where, and how to mend it. */
import { checkContent } from './check.ts';
import { writeFault } from './fault.ts';

const { texts, faults, hasCatalogue } = await checkContent('.', new Date());
for (const fault of faults) console.error(`${writeFault(fault)}\n`);
if (!hasCatalogue)
  console.log(
    'No catalogue was pulled yet (npm run catalogue:pull): numbers of parts, makes and articles were not compared.',
  );
console.log(
  faults.length === 0
    ? `${texts} texts are good.`
    : `${faults.length} ${faults.length === 1 ? 'mistake' : 'mistakes'} in ${texts} texts.`,
);
process.exit(faults.length === 0 ? 0 : 1);
