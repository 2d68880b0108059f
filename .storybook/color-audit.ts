import axe from 'axe-core';
import { colorRules } from '../scripts/axe-rules.ts';

/** Returns the violations of the color rules on the page, one line for each rule. */
export async function colorViolations(): Promise<string[]> {
  const { violations } = await axe.run(
    { include: [document.body], exclude: ['.sb-wrapper'] },
    { runOnly: { type: 'rule', values: [...colorRules] }, resultTypes: ['violations'] },
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
}
