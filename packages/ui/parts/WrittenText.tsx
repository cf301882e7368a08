import { Title } from '@mantine/core';
import type { Language } from '#packages/i18n/languages.ts';
import type { Block } from '#packages/kernel/written-text.ts';
import classes from './WrittenText.module.css';

interface WrittenTextProps {
  readonly blocks: readonly Block[];
  /** The language that it is written in. */
  readonly language: Language;
  /** Of the headings in the text: one below what it stands under. */
  readonly headingOrder: 2 | 3;
  /** Where a picture of the text is fetched from. */
  readonly pictureAddress: (path: string) => string;
}

/** A text to read, such as an article or a lesson. Whatever looks like markup is shown as it is. */
export function WrittenText(props: WrittenTextProps) {
  const { blocks, language, headingOrder, pictureAddress } = props;
  return (
    <div className={classes.text} lang={language}>
      {blocks.map((block, place) => (
        <BlockView
          // biome-ignore lint/suspicious/noArrayIndexKey: a text’s blocks never change their places
          key={place}
          block={block}
          headingOrder={headingOrder}
          pictureAddress={pictureAddress}
        />
      ))}
    </div>
  );
}

function BlockView({
  block,
  headingOrder,
  pictureAddress,
}: { block: Block } & Pick<WrittenTextProps, 'headingOrder' | 'pictureAddress'>) {
  switch (block.kind) {
    case 'heading':
      return <Title order={headingOrder}>{block.text}</Title>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'quote':
      return <blockquote>{block.text}</blockquote>;
    case 'picture':
      return <img src={pictureAddress(block.path)} alt={block.text} loading="lazy" />;
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
