import { useEffect, useRef, useState } from 'react';
import { useMe } from '#features/access/web/index.ts';
import { type RunningUpload, startUpload, type UploadPlace } from './upload.ts';

/** What an upload is doing. */
export type UploadState =
  | { is: 'idle' }
  /** `part` goes from 0 to 1; it is 0 while the file is made ready on the device. */
  | { is: 'sending'; part: number }
  | { is: 'paused'; part: number }
  | { is: 'failed'; part: number; error: unknown };

/** A file that is on its way, made ready first. */
interface Wish extends UploadPlace {
  upsert?: boolean;
  /** The file as it is sent, such as a smaller picture. */
  prepare: () => Promise<Blob>;
  onDone: (path: string, file: Blob) => void;
}

export interface UploadControls {
  state: UploadState;
  start: (wish: Wish) => void;
  /** Holds an upload, which `goOn` continues where it stood. */
  pause: () => void;
  /** Continues what was paused, or tries again what failed. */
  goOn: () => void;
  /** Drops it, here and at the server. */
  cancel: () => void;
}

/** Sends one file at a time, with progress, and goes on where it was interrupted. */
export function useUpload(): UploadControls {
  const userId = useMe()?.id ?? '';
  const [state, setState] = useState<UploadState>({ is: 'idle' });
  const running = useRef<{ wish: Wish; part: number; upload?: RunningUpload } | null>(null);

  // Whoever leaves the page comes back to it: what has arrived stays for a day.
  useEffect(() => () => void running.current?.upload?.pause(), []);

  const send = async (wish: Wish) => {
    const own: NonNullable<typeof running.current> = { wish, part: 0 };
    running.current = own;
    const isCurrent = () => running.current === own;
    setState({ is: 'sending', part: 0 });
    try {
      const file = await wish.prepare();
      if (!isCurrent()) return;
      const { bucket, folder, name, upsert = false } = wish;
      own.upload = await startUpload({
        ...{ bucket, folder, name, upsert, file, userId },
        onProgress: (part) => {
          own.part = part;
          if (isCurrent()) setState({ is: 'sending', part });
        },
      });
      if (!isCurrent()) return void own.upload.cancel();
      const path = await own.upload.done;
      if (!isCurrent()) return;
      running.current = null;
      setState({ is: 'idle' });
      wish.onDone(path, file);
    } catch (error) {
      if (isCurrent()) setState({ is: 'failed', part: own.part, error });
    }
  };

  return {
    state,
    start: (wish) => void send(wish),
    pause: () => {
      const own = running.current;
      if (!own) return;
      void own.upload?.pause();
      setState({ is: 'paused', part: own.part });
    },
    goOn: () => {
      const own = running.current;
      if (own) void send(own.wish);
    },
    cancel: () => {
      void running.current?.upload?.cancel();
      running.current = null;
      setState({ is: 'idle' });
    },
  };
}
