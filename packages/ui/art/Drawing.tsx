import { type CSSProperties, memo } from 'react';

interface DrawingProps {
  /** Markup from one of the drawing functions; never text of a person. */
  readonly svg: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Only when the drawing says something that no word beside it says. */
  readonly label?: string;
}

/** Puts a drawing on the page; decorative unless it has a label. */
export const Drawing = memo(function Drawing({ svg, className, style, label }: DrawingProps) {
  return (
    <span
      className={className}
      style={{ display: 'block', lineHeight: 0, ...style }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup comes from our own drawing functions only
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
});
