import type { DatabaseSync } from 'node:sqlite';

export type Marquee = { show: boolean; show_error: boolean; error_msg_en: string; text_pl: string; text_en: string };
/** `visitorCountry` is what the country service says of everybody; null: it knows none. */
export type Settings = { visitorCountry: string | null; marquee: Marquee };

const defaults: Settings = {
  visitorCountry: 'NL',
  marquee: { show: false, show_error: false, error_msg_en: '', text_pl: '', text_en: '' },
};

/** What the console of the sandbox can set; defaults where nobody has. */
export function createSettingsStore(db: DatabaseSync) {
  const all = db.prepare('SELECT key, value FROM settings');
  const save = db.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)');
  const get = (): Settings => {
    const rows = all.all() as { key: string; value: string }[];
    return { ...defaults, ...Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)])) };
  };
  return {
    get,
    /** A given marquee field replaces that field only. */
    set({ visitorCountry, marquee }: { visitorCountry?: string | null; marquee?: Partial<Marquee> }): Settings {
      if (visitorCountry !== undefined) save.run('visitorCountry', JSON.stringify(visitorCountry));
      if (marquee) save.run('marquee', JSON.stringify({ ...get().marquee, ...marquee }));
      return get();
    },
  };
}
