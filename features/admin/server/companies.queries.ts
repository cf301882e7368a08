import { containing, driverOf, type Queryable } from '#packages/db/index.ts';
import { fold } from '#packages/kernel/words.ts';
import type { CompanySort } from '../contract/admin.contract.ts';

export interface CompanyListRow {
  id: string;
  name: string;
  cnpj: string | null;
  people: number;
  admins: number;
  seats: number | null;
  hasTrial: boolean;
  createdAt: Date;
}

export interface WantedCompanies {
  text: string;
  sort: CompanySort;
  descending: boolean;
  after?: string | undefined;
  limit: number;
}

const ORDERS = { name: 'lower(name)', created: '"createdAt"', people: 'people' } as const;

/** A page of companies; one to go on after that is gone meanwhile ends it. */
export async function pageOfCompanies(
  db: Queryable,
  { text, sort, descending, after, limit }: WantedCompanies,
  now: Date,
): Promise<CompanyListRow[]> {
  const order = ORDERS[sort];
  const direction = descending ? 'desc' : 'asc';
  const { rows } = await driverOf(db).query<CompanyListRow>(
    `with listed as (
       select c.id, c.name, c.cnpj, c.created_at as "createdAt",
              count(m.user_id)::int as people, count(r.role)::int as admins, max(p.seats) as seats,
              coalesce(bool_or(t.user_id is not null), false) as "hasTrial"
         from companies c
         left join company_members m on m.company_id = c.id
         left join user_roles r on r.user_id = m.user_id
         left join paid_plans p on p.company_id = c.id and p.state = 'active' and p.ends_at > $5
         left join user_subscriptions t on t.user_id = m.user_id and t.trial
           and t.status = 'active' and t.plan_type = 'empresarial' and t.ends_at > $5
        group by c.id
     )
     select * from listed
      where (lower(regexp_replace(normalize(name, NFD), '[\\u0300-\\u036f]', '', 'g')) like $1
             or cnpj like $2
             or exists (select from company_cnpjs n where n.company_id = listed.id and n.cnpj like $2))
        and ($3::uuid is null or (${order}, id) ${descending ? '<' : '>'}
             (select ${order}, id from listed where id = $3))
      order by ${order} ${direction}, id ${direction}
      limit $4`,
    [containing(fold(text)), containing(numberIn(text)), after ?? null, limit, now],
  );
  return rows;
}

/** A text as a CNPJ is kept, without what stands between its characters. */
const numberIn = (text: string) => text.toUpperCase().replaceAll(/[\s./-]/g, '');
