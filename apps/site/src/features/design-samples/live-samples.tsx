import { Button, Chat, CopyButton, Dialog } from '@formation/ui';
import { useState } from 'react';
import { Shown, type States } from './shown.tsx';

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

/** What changes by a script: the components with a state of their own, or held by who uses them. */
export const live = {
  CopyButton: {
    'default, then copied or blocked': (
      <CopyButton words={{ copy: 'Copy', copied: 'Copied', blocked: 'Not allowed here' }} text="702100" />
    ),
  },
  Dialog: { 'closed, then open': <Opened /> },
  Chat: {
    'closed, then open': (
      <Chat
        words={{
          button: 'Chat with us',
          panelTitle: 'Ask on WhatsApp',
          panelText: 'Answers from 9 to 5 in Colombo.',
          open: 'Open WhatsApp',
        }}
        href="/design"
      />
    ),
  },
};

/** The components that a script wakes, at the first touch. */
export function LiveSamples() {
  return (
    <div className="samples">
      {Object.entries<States>(live).map(([name, states]) => (
        <Shown key={name} name={name} states={states} />
      ))}
    </div>
  );
}
