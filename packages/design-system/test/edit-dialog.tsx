import { Button } from '../src/components/button/button.tsx';
import { DialogClose, DialogContent, DialogFooter } from '../src/components/dialog/dialog.tsx';

/** The content of a dialog with a text box and a button that closes it. */
export const editDialog = (
  <DialogContent title="Edit">
    <input aria-label="Title" />
    <DialogFooter>
      <DialogClose>
        <Button>Cancel</Button>
      </DialogClose>
    </DialogFooter>
  </DialogContent>
);
