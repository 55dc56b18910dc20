import { unmeasuredPaths } from '#config/analytics.ts';

/** True where services of others may run: not between checkout and payment (rule privacy.no-strangers). */
export const isMeasured = (pathname: string): boolean => !unmeasuredPaths.includes(pathname.split('/')[1] ?? '');
