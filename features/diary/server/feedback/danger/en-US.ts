import type { DangerTexts } from './danger.ts';

export const enUS: DangerTexts = {
  self: 'What you told is about not wanting to live, or seeing no way out, and that comes before anything else. The help card has people who listen right now, free and without asking your name: {line}.',
  'someone-else':
    'The person you speak of may be in danger, and you do not have to carry that alone. The help card shows what to say and whom to call now: {line}.',
  'home-violence':
    'What happened at home is violence, and it is not your fault. The help card has those who advise and those who come at once: {line}.',
  abuse:
    'What you told may be violence against somebody who cannot defend themselves, and the one who suffers it is not to blame. The help card shows who protects them: {line}.',
  'work-violence':
    'What was done to you at work is violence, and it is not your fault. The help card shows who can advise and protect: {line}.',
  'harm-to-others':
    'You told of an anger that came close to hurting somebody. Staying away from them now and talking to those on the help card protects you both: {line}.',
  psychosis:
    'What you are going through is frightening, and nobody should go through it alone. The help card has those who answer now, and somebody you trust can stay close: {line}.',
  medical:
    'What your body is showing may be an emergency and should not wait. The help card has the number that answers now: {line}.',
  postpartum:
    'The time after a birth can get very dark, and that makes nobody a worse parent. The help card has people who listen and who come now: {line}.',
  eating:
    'What you told about eating shows a body and a mind that are suffering. The help card leads to people who care for this without judging: {line}.',
  substances:
    'What you told about drinking or using is a real danger, and not a flaw of yours. The help card has people who answer without judging: {line}.',
  exploitation:
    'Keeping papers, not paying or not letting people leave is a crime against those who work, and it is not your fault. The help card shows who takes a report: {line}.',
};
