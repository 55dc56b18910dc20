/**
 * Names by which a machine calls itself, as an address has them. What is sent there goes over no line, so it may do without TLS;
 * over plain http anywhere else browsers keep none of the cookies that only https may carry.
 */
export const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname);
