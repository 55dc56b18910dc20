import type { DatabaseSync } from 'node:sqlite';

/** `date` ISO 8601; `raw` the whole message as it came. */
export type Mail = {
  from: string;
  to: string[];
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  raw: string;
  date: string;
};
export type StoredMail = Mail & { id: number };

/** What the mail sink has taken, and which mails it shall not take. */
export function createMailStore(db: DatabaseSync) {
  const all = db.prepare('SELECT id, body FROM mails ORDER BY id DESC');
  const insert = db.prepare('INSERT INTO mails (body) VALUES (?)');
  /** nothing of it outlives the program */
  const refused = new Set<string>();
  return {
    /** Mails that hold these words are not taken for now, all others are. */
    refuse: (words: string): void => void refused.add(words),
    accept: (words: string): void => void refused.delete(words),
    acceptAll: (): void => refused.clear(),
    isRefused: (raw: string): boolean => [...refused].some((words) => raw.includes(words)),
    add(mail: Mail): StoredMail {
      const { lastInsertRowid } = insert.run(JSON.stringify(mail));
      return { id: Number(lastInsertRowid), ...mail };
    },
    /** Newest first. */
    list(): StoredMail[] {
      return (all.all() as { id: number; body: string }[]).map(({ id, body }) => ({
        id,
        ...(JSON.parse(body) as Mail),
      }));
    },
  };
}
