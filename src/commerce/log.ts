/** Facts for a log line: operation, kind, status, place of a fault. Never an address, a name, an e-mail or an IP address. */
export type CommerceLogFields = Record<string, string | number | boolean>;

/** Where the adapter tells what went wrong; `code` is a fixed word such as "commerce-retry". */
export type CommerceLog = {
  warn(code: string, fields: CommerceLogFields): void;
  error(code: string, fields: CommerceLogFields): void;
};
