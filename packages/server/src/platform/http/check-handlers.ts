import type { Contract } from './contract-document.ts';
import { openOperations, type Handlers } from './contract.ts';

/**
 * Checks that the contract has the same operations as the handlers. Also checks that `openOperations` contains exactly
 * the operations that need no session.
 */
export function checkHandlers(contract: Contract, handlers: Handlers): void {
  const declared = new Set(contract.operations.map((operation) => operation.id));
  const handled = new Set(Object.keys(handlers));
  const open = new Set<string>(openOperations);
  const faults = [
    ...[...declared].filter((id) => !handled.has(id)).map((id) => `${id} has no handler`),
    ...[...handled].filter((id) => !declared.has(id)).map((id) => `${id} is not in the contract`),
    ...contract.operations
      .filter(({ id, security }) => open.has(id) === (security === 'required'))
      .map(({ id }) => `${id} is open in one of contract and types only`),
  ];
  if (faults.length > 0) throw new Error(`The handlers do not fit the contract: ${faults.join('; ')}.`);
}
