import { findLicenceFaults, listLicences } from './licences.ts';

/** `npm run licences`: each package with its licence, those of the serving machine first; exits 1 where one is not allowed. */
const packages = listLicences().toSorted((a, b) => Number(a.isDev) - Number(b.isDev));
for (const { name, version, licence, isDev } of packages)
  console.log(`${licence}\t${name} ${version}${isDev ? '\t(development)' : ''}`);
const faults = findLicenceFaults(packages);
console.error(faults.length === 0 ? `${packages.length} packages, all allowed` : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);
