import { DANGER_KINDS, type DangerKind } from '#features/crisis/contract/danger.ts';

/**
 * `hard`: a day on which nothing is held up as bright and no small step is offered. `event`: what
 * happened. `feeling` and `body`: how it was. `act`: what the person did about it. `good`: what did good.
 */
export const FRAME_KINDS = ['hard', 'event', 'body', 'feeling', 'act', 'good'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** A situation: the wordings that tell of it, and what is said of it to who wrote them. */
export interface Frame {
  id: string;
  kind: FrameKind;
  wordings: readonly string[];
  says: readonly string[];
  asks: readonly string[];
  steps: readonly string[];
  /** What it was that helped, in the middle of a sentence: for a day like this one, later. */
  helped: string | null;
  /** It tells of danger, whatever the reader of danger says. */
  danger: DangerKind | null;
}

/**
 * A file of frames. A heading `# kind` holds for the frames after it; a frame is a line with its id
 * and the lines that begin with `=` wordings (apart by ` / `), `>` what is said, `?` a question,
 * `+` a step, `~` what helped, `!` a kind of danger. Lines that begin with `//` are notes.
 */
export function parseFrames(text: string, file: string): Frame[] {
  const frames: { -readonly [K in keyof Frame]: Frame[K] }[] = [];
  let kind: FrameKind | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const complain = (what: string) => new Error(`${file}:${index + 1}: ${what}`);
    const rest = line.slice(1).trim();
    if (line.trim() === '' || line.startsWith('//')) continue;
    if (line.startsWith('#')) {
      kind = FRAME_KINDS.find((one) => one === rest);
      if (!kind) throw complain(`no kind ${rest}`);
      continue;
    }
    if (/^[a-z]/u.test(line)) {
      if (!kind) throw complain('a frame before any kind');
      frames.push({
        ...{ id: line.trim(), kind, wordings: [], says: [], asks: [], steps: [] },
        ...{ helped: null, danger: null },
      });
      continue;
    }
    const frame = frames.at(-1);
    if (!frame) throw complain('a line before any frame');
    if (line.startsWith('=')) frame.wordings = [...frame.wordings, ...rest.split(/ +\/ +/u)];
    else if (line.startsWith('>')) frame.says = [...frame.says, rest];
    else if (line.startsWith('?')) frame.asks = [...frame.asks, rest];
    else if (line.startsWith('+')) frame.steps = [...frame.steps, rest];
    else if (line.startsWith('~')) frame.helped = rest;
    else if (line.startsWith('!')) {
      frame.danger = DANGER_KINDS.find((one) => one === rest) ?? null;
      if (!frame.danger) throw complain(`no danger ${rest}`);
    } else throw complain('a line that begins with nothing known');
  }
  return frames;
}
