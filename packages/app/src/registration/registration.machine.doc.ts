import type { MachineDoc } from '../platform/machine-doc.ts';
import type { registrationMachine } from './registration.machine.ts';

export const registrationDoc: MachineDoc<typeof registrationMachine> = {
  purpose:
    'Leads a new member from the account to the faith questionnaire and on to the community. A flag in the browser survives a reload.',
  states: {
    checkingFlag: 'Reads the flag from the storage. Left at once.',
    idle: 'No registration is pending. A member without the flag can still send the questionnaire.',
    questionnaire: 'The account exists, and the questionnaire is to be answered.',
    submitting: 'The answers are being sent.',
    signingOut: 'The member left the questionnaire, and is being logged out. The flag stays set.',
    completed: 'The answers are stored, and the welcome is shown for a moment.',
    redirecting: 'The screen leads the member to the community.',
  },
};
