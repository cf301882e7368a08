import type { DangerTexts } from './danger.ts';

export const frFR: DangerTexts = {
  self: 'Ce que vous avez raconté parle de ne plus vouloir vivre, ou de ne plus voir d’issue, et cela passe avant tout le reste. Sur la carte d’aide, des personnes écoutent maintenant, gratuitement et sans demander de nom : {line}.',
  'someone-else':
    'La personne dont vous parlez est peut-être en danger, et ce n’est pas à vous de porter cela sans personne. La carte d’aide dit quoi lui dire et qui appeler maintenant : {line}.',
  'home-violence':
    'Ce qui s’est passé à la maison est de la violence, et ce n’est pas votre faute. Sur la carte d’aide, il y a qui conseille et qui vient tout de suite : {line}.',
  abuse:
    'Ce que vous avez raconté est peut-être une violence contre quelqu’un qui ne peut pas se défendre, et la faute n’est pas à qui la subit. La carte d’aide dit qui protège : {line}.',
  'work-violence':
    'Ce qu’on vous a fait au travail est de la violence, et ce n’est pas votre faute. La carte d’aide dit qui peut conseiller et protéger : {line}.',
  'harm-to-others':
    'Vous avez raconté une colère qui est passée près de blesser quelqu’un. S’éloigner de cette personne et parler à qui figure sur la carte d’aide protège tout le monde : {line}.',
  psychosis:
    'Ce que vous traversez fait peur, et personne ne devrait le traverser sans compagnie. Sur la carte d’aide, quelqu’un répond maintenant, et un proche de confiance peut rester là : {line}.',
  medical:
    'Ce que montre votre corps est peut-être une urgence et ne doit pas attendre. La carte d’aide donne le numéro qui répond maintenant : {line}.',
  postpartum:
    'Le temps qui suit une naissance peut devenir très sombre, et cela ne fait de personne un moins bon parent. Sur la carte d’aide, on écoute et on répond maintenant : {line}.',
  eating:
    'Ce que vous avez raconté sur la nourriture montre un corps et une tête qui souffrent. La carte d’aide mène à des personnes qui soignent cela sans juger : {line}.',
  substances:
    'Ce que vous avez raconté sur la consommation est un vrai danger, et non un défaut de votre part. Sur la carte d’aide, on répond sans juger : {line}.',
  exploitation:
    'Garder les papiers, ne pas payer ou ne pas laisser partir est un délit contre les personnes qui travaillent, et ce n’est pas votre faute. La carte d’aide dit qui reçoit un signalement : {line}.',
};
