import { Progress, Text } from '@mantine/core';
import { percentOf } from '../rules/courses.rules.ts';

/** A bar and what it says in words; the words are its name, too. */
export function ProgressLine({ done, all, words }: { done: number; all: number; words: string }) {
  return (
    <div>
      <Progress value={percentOf(done, all)} radius="xl" aria-label={words} />
      <Text mt={6} fz="sm" c="var(--muted)">
        {words}
      </Text>
    </div>
  );
}
