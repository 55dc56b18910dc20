/** `status` null: no whole answer went out (hung or cut). `refusal`: why the caller was told no. */
export type Call = {
  operation: string;
  at: string;
  status: number | null;
  fault: string | null;
  refusal: string | null;
};

const KEPT = 200;
/** questions of which it is counted how often each was asked */
const QUESTIONS = 10_000;

/** How often each operation was asked since the start or the last reset, and the last calls of all. */
export function createCallLog(now: () => Date) {
  const counts = new Map<string, number>();
  const questions = new Map<string, number>();
  const recent: Call[] = [];
  const ask = (question: string) => {
    if (questions.has(question) || questions.size < QUESTIONS)
      questions.set(question, (questions.get(question) ?? 0) + 1);
  };
  return {
    /** Counted when it arrives; what came of it is filled in by who answers it. `about`: "4B1606H-STD DE eur". */
    record(operation: string, about = ''): Call {
      counts.set(operation, (counts.get(operation) ?? 0) + 1);
      if (about) ask(`${operation} ${about}`);
      const call: Call = { operation, at: now().toISOString(), status: null, fault: null, refusal: null };
      recent.unshift(call);
      recent.length = Math.min(recent.length, KEPT);
      return call;
    },
    counts: (): Record<string, number> => Object.fromEntries(counts),
    /** How often each question was asked that names what it is about: "getItem 4B1606H-STD DE eur". */
    questions: (): Record<string, number> => Object.fromEntries(questions),
    /** Newest first. */
    recent: (): readonly Call[] => recent,
    clear(): void {
      counts.clear();
      questions.clear();
      recent.length = 0;
    },
  };
}
