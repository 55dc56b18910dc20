export type CallLog = ReturnType<typeof createCallLog>;
/** `status` null: no whole answer went out (hung or cut). `refusal`: why the caller was told no. */
export type Call = {
  operation: string;
  at: string;
  status: number | null;
  fault: string | null;
  refusal: string | null;
};

const KEPT = 200;

/** How often each operation was asked since the start or the last reset, and the last calls of all. */
export function createCallLog(now: () => Date) {
  const counts = new Map<string, number>();
  const recent: Call[] = [];
  return {
    /** Counted when it arrives; what came of it is filled in by who answers it. */
    record(operation: string): Call {
      counts.set(operation, (counts.get(operation) ?? 0) + 1);
      const call: Call = { operation, at: now().toISOString(), status: null, fault: null, refusal: null };
      recent.unshift(call);
      recent.length = Math.min(recent.length, KEPT);
      return call;
    },
    counts: (): Record<string, number> => Object.fromEntries(counts),
    /** Newest first. */
    recent: (): readonly Call[] => recent,
    clear(): void {
      counts.clear();
      recent.length = 0;
    },
  };
}
