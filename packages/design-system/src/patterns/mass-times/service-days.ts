/** The part of the open data of a parish (`/api/open-data/parishes/{id}`, version 1) that the pattern shows. */
export type MassTimesData = {
  readonly parish: {
    readonly name: string;
    /** The time zone of the parish, as an IANA name. */
    readonly timeZone: string;
    /** Notes about single days. */
    readonly exceptions: readonly { readonly date: string; readonly note: string }[];
  };
  readonly upcoming: readonly {
    readonly kind: 'mass' | 'confession' | 'adoration';
    /** The beginning, in ISO 8601. */
    readonly startsAt: string;
    /** The local day, such as 2026-12-06. */
    readonly date: string;
    /** An ISO 639 code, or an empty text. */
    readonly language: string;
    readonly note: string;
  }[];
};

export type ServiceDay = {
  /** The local day, such as 2026-12-06. */
  readonly date: string;
  readonly notes: readonly string[];
  readonly services: MassTimesData['upcoming'];
};

const DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

/** Returns the local day of a time, such as 2026-12-06. */
function localDay(time: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(time);
  const part = (name: string): string => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Returns the seven local days that begin with the current one, with their services and notes. */
export function daysFrom({ parish, upcoming }: MassTimesData, now: Date): readonly ServiceDay[] {
  const first = Date.parse(`${localDay(now, parish.timeZone)}T00:00Z`);
  return Array.from({ length: DAYS }, (_, index) => {
    const date = new Date(first + index * DAY).toISOString().slice(0, 10);
    return {
      date,
      notes: parish.exceptions.filter((exception) => exception.date === date).map(({ note }) => note),
      services: upcoming.filter((service) => service.date === date),
    };
  });
}
