import { Title } from '@mantine/core';
import type { LessonBlock } from '../../contract/lesson-text.rules.ts';
import classes from './course.module.css';

/** The text of a lesson, block by block. */
export function LessonText({
  blocks,
  language,
}: {
  blocks: readonly LessonBlock[];
  language: string;
}) {
  return (
    <div className={classes.text} lang={language}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text does not move its blocks about
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: LessonBlock }) {
  if (block.kind === 'heading') {
    return (
      <Title order={3} size="h3">
        {block.text}
      </Title>
    );
  }
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
