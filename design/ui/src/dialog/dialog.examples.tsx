import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="How will you pay?"
        text="What each way costs for the amount you entered."
        closeLabel="Close"
      >
        <p className="card-pad">What is chosen here closes the dialog. So do Escape and a click outside.</p>
      </Dialog>
    </>
  );
}

export const examples = {
  Dialog: { 'closed, then open': <Opened /> },
};
