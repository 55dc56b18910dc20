import { createLog } from './log.ts';
import { openRequest } from './log-origin.ts';
import { logUncaught } from './uncaught.ts';

/** A process with one fault that nothing catches, in the middle of a request: `node uncaught-for-tests.ts rejection|exception`. */
const log = createLog('info');

async function forgottenWork(): Promise<never> {
  await Promise.resolve();
  throw new RangeError('nobody awaits');
}

logUncaught(log, () => {
  log.info('stopped');
  process.exit(1);
});
log.within(
  openRequest({ method: 'POST', route: '/api/order' }, () => ''),
  () => {
    if (process.argv[2] === 'rejection') void forgottenWork();
    else
      setImmediate(() => {
        throw new RangeError('nobody catches');
      });
  },
);
setTimeout(() => log.info('still-there'), 50);
