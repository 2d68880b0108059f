import type { AnyStateMachine, StateValueFrom } from 'xstate';

/** The paths of all states in a state value, separated by dots: `open`, `open.sync`, `open.sync.live`. */
type StatePaths<Value> = Value extends string
  ? Value
  : {
      [Key in keyof Value & string]-?: Key | `${Key}.${StatePaths<NonNullable<Value[Key]>>}`;
    }[keyof Value & string];

/**
 * The texts of a machine's page in docs/machines. They are not part of the machine, because every visitor downloads
 * the machine.
 */
export interface MachineDoc<Machine extends AnyStateMachine> {
  purpose: string;
  /** One line for each state. A missing or unknown state is a type error. */
  states: { [Path in StatePaths<StateValueFrom<Machine>>]: string };
}
