import { Contact } from '../Contact.tsx';
import { ForCompanies } from '../ForCompanies.tsx';
import styles from '../landing.module.css';
import { Plans } from '../Plans.tsx';
import { Questions } from '../Questions.tsx';
import { End, Features, Hero, type LandingPictures, Privacy, Reading } from '../sections.tsx';

/**
 * The start page for visitors: says only what exists and is true in this build. A section is a
 * component; the page is their order. Rendered at build time, it brings no script of its own.
 */
export function LandingPage({ pictures }: { pictures: LandingPictures }) {
  return (
    <div className={styles.page}>
      <Hero picture={pictures.night} />
      <Reading />
      <Features pictures={pictures} />
      <Privacy />
      <ForCompanies />
      <Plans />
      <Questions />
      <Contact />
      <End />
    </div>
  );
}
