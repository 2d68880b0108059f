import type { AnyStateMachine, StateValueFrom } from 'xstate';

/** The paths of all states in a state value, with dots: `open`, `open.sync`, `open.sync.live`. */
type StatePaths<Value> = Value extends string
  ? Value
  : {
      [Key in keyof Value & string]-?: Key | `${Key}.${StatePaths<NonNullable<Value[Key]>>}`;
    }[keyof Value & string];

/** The texts of a machine's page in docs/machines. They are not in the machine, which every visitor downloads. */
export interface MachineDoc<Machine extends AnyStateMachine> {
  purpose: string;
  /** One line for each state: the type refuses a missing and an unknown one. */
  states: { [Path in StatePaths<StateValueFrom<Machine>>]: string };
}
