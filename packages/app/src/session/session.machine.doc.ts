import type { MachineDoc } from '../platform/machine-doc.ts';
import type { sessionMachine } from './session.machine.ts';

export const sessionDoc: MachineDoc<typeof sessionMachine> = {
  purpose:
    'Knows who is logged in to this browser: log-in, second factor, sign-up, log-out, and the token that all tabs share.',
  states: {
    session: 'Who is logged in.',
    'session.starting': 'Looks for a token in the storage. Left at once.',
    'session.verifying': 'The server is asked whose token this is.',
    'session.signedOut': 'Nobody is logged in.',
    'session.signingIn': 'The e-mail address and password, or the passkey, are being checked.',
    'session.awaitingSecondFactor': 'The password was right, and a second factor is asked for.',
    'session.checkingSecondFactor': 'The second factor is being checked.',
    'session.signingUp': 'The account is being created.',
    'session.signedIn': 'A member is logged in.',
    'session.signingOut':
      'The server is ending the session. The member is logged out here whatever it answers.',
    errors: 'The errors of the last log-in or sign-up, which a form shows.',
    'errors.none': 'There are no errors to show.',
    'errors.shown': 'The form shows the errors until the time is over or they are dismissed.',
  },
};
