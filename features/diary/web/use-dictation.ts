import { useCallback, useEffect, useRef, useState } from 'react';

/** What dictation needs of the browser's speech recognition. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  processLocally: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionClass {
  new (): Recognition;
  available(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

interface Results extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

export interface Dictation {
  listening: boolean;
  toggle: () => void;
}

/**
 * Speech into text, only where this device does it by itself: what is said of a day must not go to
 * the maker of the browser. Null everywhere else, also where the language is not installed.
 */
export function useDictation(
  language: string,
  onWords: (words: string) => void,
  onFailed: () => void,
): Dictation | null {
  const [Local, setLocal] = useState<RecognitionClass | null>(null);
  const [listening, setListening] = useState(false);
  const running = useRef<Recognition | null>(null);
  const heard = useRef({ onWords, onFailed });
  heard.current = { onWords, onFailed };

  useEffect(() => {
    let gone = false;
    void localRecognition(language).then((found) => {
      if (!gone) setLocal(() => found);
    });
    return () => {
      gone = true;
      running.current?.abort();
    };
  }, [language]);

  const toggle = useCallback(() => {
    if (running.current) {
      running.current.stop();
      return;
    }
    if (!Local) return;
    const recognition = new Local();
    Object.assign(recognition, { lang: language, continuous: true, processLocally: true });
    recognition.addEventListener('result', (event) => heard.current.onWords(finalWords(event)));
    recognition.addEventListener('error', () => heard.current.onFailed());
    recognition.addEventListener('end', () => {
      running.current = null;
      setListening(false);
    });
    running.current = recognition;
    setListening(true);
    recognition.start();
  }, [Local, language]);

  return Local ? { listening, toggle } : null;
}

async function localRecognition(language: string): Promise<RecognitionClass | null> {
  const found: unknown = Reflect.get(globalThis, 'SpeechRecognition');
  if (!isLocal(found)) return null;
  try {
    const state = await found.available({ langs: [language], processLocally: true });
    return state === 'available' ? found : null;
  } catch {
    return null;
  }
}

/** A browser that cannot be told to stay on the device would ignore being told so. */
function isLocal(found: unknown): found is RecognitionClass {
  return typeof found === 'function' && 'available' in found && 'processLocally' in found.prototype;
}

function finalWords(event: Event): string {
  if (!isResults(event)) return '';
  return Array.from(event.results)
    .slice(event.resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((alternatives) => alternatives[0]?.transcript ?? '')
    .join(' ')
    .trim();
}

const isResults = (event: Event): event is Results => 'results' in event && 'resultIndex' in event;
