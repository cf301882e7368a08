import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type {
  Plan,
  PlanLine,
  PlanStep,
} from '#features/safety-plan/contract/safety-plan.contract.ts';
import { uuidOf } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { planRow } from './safety-plan.queries.ts';
import { savePlan } from './safety-plan.service.ts';

/** Ana's plan, from the weeks after the quarter end; the numbers belong to nobody. */
const ANA: Record<PlanStep, readonly (string | readonly [string, string])[]> = {
  signs: ['Fico acordada até as quatro, pensando em tudo que falta', 'Paro de responder mensagens'],
  alone: ['Tomar banho e trocar de roupa', 'Tocar violão, mesmo mal', 'Descer e andar até a praça'],
  company: [['Bia, para ver filme ruim junto', '(11) 90000-0101'], 'A padaria da esquina'],
  people: [
    ['Rafael, meu irmão', '(11) 90000-0102'],
    ['Dona Célia, do 32', '(11) 90000-0103'],
  ],
  services: [
    ['Dra. Helena, psicóloga', '(11) 90000-0104'],
    ['CAPS da Vila', '(11) 90000-0105'],
  ],
  safer: ['Deixar com o Rafael o que pode me machucar', 'Não beber quando estiver sem companhia'],
  reasons: ['Ver a Lia crescer', 'O quintal de jabuticaba da vó', 'Ainda quero aprender choro'],
};

/** Gives the demonstration person her plan; does nothing where she has one. */
export async function seedSafetyPlan(context: ServerContext): Promise<void> {
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  if (await planRow(context.db, userId)) return;
  const plan = Object.fromEntries(
    Object.entries(ANA).map(([step, lines]) => [
      step,
      lines.map((line, index): PlanLine => {
        const [text, phone] = typeof line === 'string' ? [line, null] : line;
        return { id: uuidOf(`safety plan ${step} ${index}`), text, phone };
      }),
    ]),
  ) as unknown as Plan;
  await savePlan(context, userId, { base: null, plan });
}
