import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { PeriodKey } from './closing.queries.ts';
import type { Place } from './suppression/suppression.rules.ts';

/** Published courses that a law asks for, and who had a valid certificate of one that this company sees. */
const VALID = `
  with legal as (
    select id, title, legal, place from courses where legal is not null and state = 'published'
  ), valid as (
    select distinct c.user_id, c.course_id
      from certificates c join legal l on l.id = c.course_id
     where c.company_id = $1 and c.completed_at < $3
       and (c.expires_at is null or c.expires_at >= $3)
  ), people as (
    select user_id, site, sector from company_period_people where company_id = $1 and period = $2
  )`;
const BY_COURSE = `${VALID}
  select l.id, l.title, l.legal, count(p.user_id)::int as done
    from legal l
    left join valid v on v.course_id = l.id
    left join people p on p.user_id = v.user_id
   group by l.id, l.title, l.legal, l.place order by l.place, l.id`;
const BY_PLACE = `${VALID}
  select p.site, p.sector, count(*)::int as people,
         count(*) filter (where not exists (
           select 1 from legal l where not exists (
             select 1 from valid v where v.user_id = p.user_id and v.course_id = l.id)))::int as done
    from people p group by p.site, p.sector`;

export interface Duties {
  courses: { id: string; title: string; legal: string; done: number }[];
  /** People of a place, and those of them who were up to date with every one of the courses. */
  places: (Place & { people: number; done: number })[];
}

/** How far the people of a period were with the courses that a law asks for, when it ended. */
export async function dutiesOf(
  db: Queryable,
  { companyId, period }: PeriodKey,
  end: Date,
): Promise<Duties> {
  const values = [companyId, period, end.toISOString()];
  const driver = driverOf(db);
  const { rows: courses } = await driver.query<Duties['courses'][number]>(BY_COURSE, values);
  const { rows: places } = await driver.query<Duties['places'][number]>(BY_PLACE, values);
  return { courses, places };
}
