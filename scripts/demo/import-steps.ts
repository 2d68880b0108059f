import type { DemoClient } from './demo-client.ts';
import { editor } from './publication-steps.ts';
import { day } from './step.ts';
import type { SessionOf, Step } from './step.ts';

interface Parish {
  _id: string;
  title: string;
  parish: { diocese: string; address: string; town: string; state: string; zip: string };
}

const header = 'id,key,name,diocese,address,town,state,zip,pastor';

/** A table as a diocese sends it: a new parish, a changed one, and a row with two faults. */
const tableOf = ([changed]: readonly Parish[]): string => {
  if (changed === undefined) throw new Error('There is no parish to change.');
  const { diocese, address, town, state, zip } = changed.parish;
  return [
    header,
    ',spi-114,Saint Agnes,Diocese of Springfield,1 Oak Street,Springfield,IL,62701,Fr. Paul Kerr',
    [changed._id, '', changed.title, diocese, address, town, state, zip, 'Fr. Thomas Wills'].join(','),
    ',spi-207,,Diocese of Springfield,8 Mill Road,Springfield,Illinois,62701,Fr. John Adeyemi',
  ].join('\r\n');
};

/** The table of a diocese that waits until the staff apply it. */
export function stepsOfImports(call: DemoClient, sessionOf: SessionOf, now: number): Step[] {
  const run = async () => {
    const { token } = sessionOf(editor);
    const { parishes } = await call<{ parishes: Parish[] }>({
      method: 'GET',
      path: '/parish/all',
    });
    const body = new FormData();
    body.set('kind', 'parishes');
    body.set('file', new Blob([tableOf(parishes)], { type: 'text/csv' }), 'parishes.csv');
    await call({ method: 'POST', path: '/admin/imports', token, body });
  };
  return [{ at: now - 0.2 * day, run }];
}
