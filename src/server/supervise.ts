import { Supervisor } from './release/supervisor.ts';
import { createLog } from './log.ts';
import { whenStarterEnds } from './starters.ts';

/**
 * `npm run serve`: keeps one process of the served release running, and begins that of the next before the old one ends
 * (decision 0068). SIGHUP looks at the link now, SIGUSR2 begins the process anew, SIGTERM and SIGINT end both.
 */
const link = process.env['RELEASE_LINK'] || '.releases/current';
const level = process.env['LOG_LEVEL'] ?? 'info';
const levels = ['debug', 'info', 'warn', 'error', 'silent'];
const supervisor = new Supervisor({ link, log: createLog(levels.includes(level) ? level : 'info') });
const end = () => supervisor.stop();
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.once('disconnect', end);
whenStarterEnds(end);
process.on('SIGHUP', () => void supervisor.look(true));
process.on('SIGUSR2', () => void supervisor.replace());
await supervisor.start();
process.send?.('listening');
