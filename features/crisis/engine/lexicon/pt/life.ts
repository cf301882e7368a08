import type { KindSource } from '../source.ts';

/**
 * The writer's own life in plain words only: what the burnout engine hears of it besides is weighed with
 * this. What stands here tells the writer apart from somebody they write about.
 */
export const self: KindSource = {
  now: `
    (vou|decidi|quero|pretendo) me (matar|enforcar|jogar|suicidar|cortar) .. (hoje|agora|amanhã|ponte|prédio|janela|trilho|horário|noite)?
    (separei|juntei|guardei) .. @pills .. (tomar tudo|de uma vez|hoje|acabar)
    escrevi .. carta de despedida
  `,
  today: `
    (quero|queria|preciso|vontade de|pensando em|penso em|pensei em) (morrer|me matar|tirar (a)? minha (própria)? vida|sumir pra sempre|não existir|acabar com (a)? minha vida|me suicidar|me cortar)
    (não quero|não queria|sem vontade de|não aguento) (mais)? (viver|existir|estar vivo|estar viva)
    (dormir|deitar) e não (acordar|levantar) (mais|nunca)
    (melhor|melhores) sem me
    (me cortei|me corto|me cortando|me queimei de propósito|me machuquei de propósito) (de novo|ontem|hoje|sempre|escondid~|pra)
    (pensei|penso|pensando) em suicídio
    não vejo saída .. minha vida
    vontade de não existir
  `,
  decoys: `
    (perguntou|perguntaram|pergunta) se
    me jogar (no|na) (sofá|cama|mar|piscina|rede|trabalho)
    viver de
    enforcar (no|na|nesse|nessa|em)
    morrer de (rir|vergonha|saudade|calor|frio|fome|sono|tédio|amor)
    quero morrer (dormindo|bem velh~)
    me matar de (trabalhar|rir|estudar|vergonha)
    cortei o dedo
  `,
};

export const someoneElse: KindSource = {
  now: `
    @other .. (tomou|engoliu) .. (remédio|remédios|comprimidos|veneno|chumbinho) .. (morrer|matar|hospital|uti|monte|tudo|todos)?
    @other .. (tentou|acabou de tentar) (se matar|suicídio|tirar a (própria)? vida|se enforcar|se jogar)
    @other .. (vai|disse que vai|falou que vai) (se jogar|se enforcar|se matar|pular) .. (prédio|ponte|janela|hoje|agora)?
    @other .. (mandou|enviou|deixou|escreveu) .. (mensagem|áudio|carta|bilhete) .. (se despedindo|de despedida|despedida|adeus|não quer mais viver|não quer viver)
  `,
  today: `
    @other .. (quer|queria|pensa em|pensou em|pensando em|falando em|fala em|ameaça|vontade de) (morrer|se matar|suicídio|tirar a vida|tirar a própria vida|sumir pra sempre|não existir|se cortar)
    @other .. (não quer|não queria|não tem vontade de|não vê (mais)? (sentido|motivo|razão) (em|pra)|não aguenta) (mais)? (viver|existir|estar vivo|estar viva)
    @other .. (disse|falou|contou|fala|falando|diz|escreveu) .. (que)? .. (quer morrer|quer se matar|vai se matar|queria morrer|não quer (mais)? viver|melhor sem (ele|ela)|não vê (mais)? (sentido|saída)|vai fazer besteira|pensou em se matar)
    @other .. (se cortando|se corta|se cortou|se mutila|se mutilando|se machucando|automutil~)
    (acho|medo) que (ele|ela) .. (vai)? (fazer besteira|fazer uma besteira|se matar|se machucar)
    (minha|meu) @friend .. (apanha|apanhando|apanhou) (do|da|dele) (marido|namorado|companheiro|ex|pai|mulher|esposo)
    (marido|namorado|companheiro|ex) (da|dela) (minha)? (amiga|vizinha|irmã|colega|filha|mãe|prima|cunhada)? .. (bate|bateu|espanca|espancou|ameaça) .. (nela|ela)?
    (minha|meu) @friend .. (sofre|está sofrendo|vive) violência
    @other .. (trancad~ no quarto|não sai da cama) .. (morrer|sumir|despedi~)
  `,
  decoys: `
    (se mata|se matou|se matando|se matar) de (trabalhar|rir|estudar|tanto|vergonha)
    (quer|queria) morrer de (tanto|rir|vergonha|fome|saudade|amor|comer)
    (se joga|se jogou|se jogar) (no|na|nos) (trabalho|piscina|mar|sofá|cama|estudos|dança)
    (brincando|de brincadeira|em tom de piada)
    apanhou (laranja|manga|chuva|fruta|flor|flores|roupa)
    (time|seleção|timão) .. apanhou
  `,
};

export const exploitation: KindSource = {
  now: `
    (homem|homens|gente|capanga|capangas|segurança|jagunço) armad~ .. (vigia|vigiando|fazenda|não deixa|portão|alojamento)
    (trancam|trancado|trancada|trancados|trancadas|tranca|presa|preso|presos|presas) .. (alojamento|fazenda|galpão|oficina|casa da patroa|quartinho|cativeiro) .. (noite|gente|sair|dentro|chave)?
    (me obrigam|me obriga|obrigada|me forçam|me força|nos obrigam) a (me prostituir|fazer programa|transar com cliente|transar com clientes)
  `,
  today: `
    (ficou|ficaram|fica|ficam|segurou|seguraram|reteve|retêm|pegou|pegaram|tomou|tomaram|guarda) .. (com)? .. (meu|meus|minha|nosso|nossos) (documento|documentos|passaporte|rg|carteira de trabalho|celular) .. (sair|ir embora|devo|dívida|pagar|não devolve|não deixa|deixam)
    (dono|dona|patrão|patroa|fazendeiro|agência|empreiteiro|encarregado|gato) .. (ficou|ficaram|segurou|segura|reteve|retém|pegou|tomou|guarda) .. (com)? (meu|meus|nosso|nossos) (documento|documentos|passaporte|passaportes)
    (meu|nosso) passaporte .. (está|ficou) com (eles|ele|ela|patrão|patroa|o patrão|a patroa|a agência)
    (não)? (me)? (deixa|deixam) a gente (ir embora|sair)
    (trabalho|trabalhando|trabalhamos|estou) .. (há|faz)? @number? (meses|semanas|anos) sem (receber|pagamento|salário|ganhar) .. (descont~|comida|dívida|alojamento|não posso|sair|moro|durmo)
    (descontam|desconta) tudo (da|na|em) (comida|alojamento|moradia|passagem)
    (nunca recebi|nunca me pagaram|não recebo|sem receber) (salário|nada|um centavo) .. (desde|anos|empregada|fazenda|casa)?
    (desde os|com) .. anos .. nunca (recebi|me pagaram)
    (durmo|moro) (no serviço|no trabalho|no quartinho|na fazenda|no alojamento|na oficina|na obra) .. (comida|sem receber|não paga|onze|meia noite|não me deixa|sair)
    (só)? (recebo|ganho|me dão|em troca de) (só)? (comida|um prato|teto|lugar pra dormir) .. (trabalho|horas|salário)?
    (devo|devemos) mais do que (ganho|recebo|ganhamos)
    (devo|dizem que devo) .. (passagem|alojamento|comida|viagem|dívida) .. (não posso|sair|ir embora|trabalhar)?
    (não posso|não deixam|não me deixam|não me deixa|não podemos) (ir embora|sair) .. (fazenda|obra|colheita|oficina|alojamento|pagar|dívida|devo|patrão)
    (patroa|patrão|eles) .. não (me)? paga .. não (me)? deixa .. (sair|ir embora)
    (fui|fomos) (trazid~|levad~|aliciad~|enganad~) .. (colheita|fazenda|obra|oficina|emprego|garimpo|carvoaria) .. (devo|dívida|não posso|sair|passaporte|salário)
    (me ameaçam|me ameaça|ameaçam a gente) ... (ir embora|embora|sair|denunciar) ... (alojamento|pagar|dívida)
    (trabalho escravo|análogo à escravidão|condição de escravo) .. (aqui|onde trabalho|a gente|comigo|vivo)
    (trabalho|trabalhamos) das (cinco|quatro|seis|5|4|6) .. (onze|meia noite|dez|23|22|11) .. (comida|sem folga|sem receber|não me pagam)
  `,
  decoys: `
    (esqueci|perdi|deixei) (meu|meus|minha) (documento|documentos|passaporte|carteira)
    (rh|contador|contabilidade|consulado|cartório) .. (documentos|passaporte|carteira)
    (dar baixa|devolveu|devolveram)
    (fiquei|fiquei um tempo) pres~ (no|na) (elevador|estacionamento|trânsito|engarrafamento)
    escrav~ (do|da) (meu|minha)? (celular|trabalho|relógio|rotina|moda|tela)
  `,
};
