import { Title } from '@mantine/core';
import type { Language } from '#packages/i18n/languages.ts';
import type { Block } from '../../contract/news.contract.ts';
import classes from './article.module.css';

/** The text of an article. Blocks hold plain text: whatever looks like markup is shown as it is. */
export function ArticleBlocks({
  blocks,
  language,
}: {
  blocks: readonly Block[];
  language: Language;
}) {
  return (
    <div className={classes.blocks} lang={language}>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article’s blocks never change their places
        <BlockView key={place} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <Title order={2}>{block.text}</Title>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'quote':
      return <blockquote>{block.text}</blockquote>;
    case 'list': {
      const Items = block.ordered ? 'ol' : 'ul';
      return (
        <Items>
          {block.items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the items of a list
            <li key={place}>{item}</li>
          ))}
        </Items>
      );
    }
  }
}
