import { join } from 'node:path';

/** What the dev shop writes lives here, apart from the data of `npm start`. */
export const devFolder = (environment: NodeJS.ProcessEnv = process.env): string =>
  environment['DEV_DIR'] || join('.cache', 'dev');

/** The environment with the dev shop's own data folders; what is set by hand wins. */
export const withDevFolders = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...environment,
  SANDBOX_DATA: environment['SANDBOX_DATA'] || join(devFolder(environment), 'sandbox'),
  DATA_DIR: environment['DATA_DIR'] || join(devFolder(environment), 'data'),
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DISABLE_UPDATE_CHECK: 'true',
});
