import type { MassTimesData } from '@parvis/design-system/mass-times';
import { useEffect, useState } from 'react';
import recorded from './open-data.json';

/** The address of the parish in the open data of a Parvis site. Without it, the site shows the recorded answer. */
const address: string | undefined = import.meta.env['VITE_OPEN_DATA_URL'];

interface OpenData {
  readonly data: MassTimesData;
  readonly now: Date | string;
}

/** The recorded answer is rendered first, so that the browser renders the same as the build. */
const first: OpenData = { data: recorded as MassTimesData, now: '2026-12-06T12:00:00.000Z' };

/** Returns the services of the parish. If the Parvis site does not answer, the recorded ones stay. */
export function useOpenData(): OpenData {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (address === undefined) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const response = await fetch(address, { signal: controller.signal });
      if (response.ok) setShown({ data: (await response.json()) as MassTimesData, now: new Date() });
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, []);
  return shown;
}
