/** Said at a field of any form that holds the address of a web page. */
export const webAddressFault = 'Take out the web address. If there is none, put a space after each full stop.';
