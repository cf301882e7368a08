import { DEMONSTRATION_COMPANY } from '#features/companies/server/index.ts';
import { driverOf } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { newAddress, report } from './reporter.service.ts';
import { handlersOf, insertRules, newestRules, saveChannel } from './reporting.queries.ts';

const RULES = `Respeito entre todas as pessoas, de qualquer cargo.

Não aceitamos assédio moral ou sexual, ameaça, violência, discriminação nem humilhação, no trabalho ou fora dele, falando, escrevendo ou por gesto.

Quem passa por isso ou vê acontecer pode contar neste canal, sem conta e sem nome. Quem apura são pessoas da comissão, e nunca a pessoa de quem se fala. Retaliar quem conta é falta grave.

Respondemos em até 30 dias. Relatos concluídos ficam guardados por 5 anos e depois são apagados.`;

/** How many of the demonstration company's people are its committee. */
const COMMITTEE = 3;

/** An open channel of the demonstration company with a committee and one report that waits. */
export async function seedReporting(context: ServerContext): Promise<void> {
  const { db, now } = context;
  const companyId = DEMONSTRATION_COMPANY.id;
  if (await newestRules(db, companyId)) return;
  await driverOf(db).query(
    `insert into company_grants (user_id, company_id, kind)
     select m.user_id, m.company_id, 'committee' from company_members m
       left join user_roles r on r.user_id = m.user_id and r.role = 'company_admin'
      where m.company_id = $1
      order by r.user_id is null, m.joined_at, m.user_id limit $2
     on conflict do nothing`,
    [companyId, COMMITTEE],
  );
  if ((await handlersOf(db, companyId)).length === 0) return;
  const address = newAddress();
  const publishedOn = dayOf(now(), DEFAULT_TIME_ZONE);
  await insertRules(db, { companyId, version: 1, text: RULES, publishedOn });
  await saveChannel(db, companyId, address);
  const text =
    'Na reunião da manhã o supervisor grita com quem erra o coletor. Já aconteceu três vezes, sempre na frente de todo mundo.';
  await report(context, { address, kind: 'harassment', text, about: [] });
}
