import { Drawer, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLayout } from '../screens/use-layout.ts';
import type { SheetProps } from './Sheet.tsx';
import classes from './SheetView.module.css';

const NO_BAR = { removeScrollBar: false };
const SCRIM = { color: 'var(--scrim)', backgroundOpacity: 1 };

/** The sheet or dialog itself; its promises are on `Sheet`. */
export default function SheetView({ onClose, title, children, ...props }: SheetProps) {
  // Opens after it is there: only then does it remember where the focus was.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
    const before = document.activeElement;
    return () => {
      // One that is taken away while it is open has no time to give the focus back itself.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  const opened = props.opened && ready;
  const mobile = useLayout() === 'mobile';
  if (!mobile) {
    return (
      <Modal
        opened={opened}
        onClose={onClose}
        title={title}
        size={520}
        padding="xl"
        overlayProps={SCRIM}
        classNames={{ title: classes.title, content: classes.dialog, body: classes.body }}
      >
        {children}
      </Modal>
    );
  }
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="bottom"
      // What is behind is held by its events and by where the sheet's own scrolling ends. To hide its scroll
      // bar too, which takes no room on a phone, would style the whole page anew at each opening and closing.
      removeScrollProps={NO_BAR}
      overlayProps={SCRIM}
      classNames={{
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      {children}
    </Drawer>
  );
}
