/** `node scripts/checks/styles/mend.ts [FILE…]`: puts the nearest token in the place of every literal; look at the page after. */
import { writeFileSync } from 'node:fs';
import { findStyleFaults, mendStyles } from './find-style-faults.ts';
import { readStyles } from './read-styles.ts';

const wanted = process.argv.slice(2);
for (const [file, text] of mendStyles(readStyles('.'))) {
  if (wanted.length > 0 && !wanted.includes(file)) continue;
  writeFileSync(file, text);
  console.log(`mended ${file}`);
}
const left = findStyleFaults(readStyles('.'));
if (left.length > 0) console.error(left.join('\n'));
process.exit(left.length === 0 ? 0 : 1);
