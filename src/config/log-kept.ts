/** Days for which the machine keeps the log of the server (scripts/deploy/journald.conf). Apart from the limits, which browsers load. */
export const logKeptDays = 30;
