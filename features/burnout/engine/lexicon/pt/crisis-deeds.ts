import {
  FIRST_PERSON,
  GERUND,
  IMPERFECT,
  INFINITIVE,
  PRESENT,
  PRETERITE,
} from '../../tables/inflection/forms.ts';
import { portuguese } from '../../tables/inflection/portuguese.ts';

/**
 * What one does to one's own body or life and may also happen by accident, what tells the one from the
 * other, and the accidents that look the same. In our own words, not reviewed by a psychologist.
 */

/** Forms by which the writer says these verbs of themselves, infinitive and gerund among them. */
function own(infinitives: string): string {
  return infinitives
    .split(' ')
    .flatMap((infinitive) => portuguese.verb(infinitive))
    .filter(
      ({ features }) =>
        features === GERUND ||
        features === INFINITIVE ||
        ((features & FIRST_PERSON) !== 0 && (features & (PRESENT | PRETERITE | IMPERFECT)) !== 0),
    )
    .map(({ text }) => text)
    .join('|');
}

const WOUND =
  'cortar arranhar queimar beliscar morder furar espetar riscar machucar rasgar ferir unhar cutucar bater';
const HIT = 'socar esmurrar estapear';
const MY = '[a|o|as|os] [meu|minha|meus|minhas]';
const BODY =
  '(braço|braços|antebraço|antebraços|pulso|pulsos|coxa|coxas|perna|pernas|barriga|pele|tornozelo|tornozelos|canela|canelas|mão|mãos|palma|ombro|ombros|rosto|cara|testa|cabeça|peito|pescoço|corpo|pé|pés|dedo|dedos|unha|unhas)';
const WALL = '(parede|porta|azulejo|chão|espelho|armário|volante|mesa|vaso|muro)';
const PILLS =
  '(remédio|remédios|comprimido|comprimidos|calmante|calmantes|rivotril|dipirona|paracetamol|cápsulas|tarja preta)';
const YEAR =
  '(2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025)';
const HEIGHT =
  '(andar|prédio|viaduto|ponte|janela|sacada|laje|telhado|passarela|parapeito|varanda|terraço|mureta)';

/** Concept: what may be harm, an attempt, or an accident. */
export const deed = `
me (${own(`${WOUND} ${HIT} mutilar castigar`)}), (${own(`${WOUND} socar esmurrar`)}) ${MY} ${BODY}
(gilete|lâmina|estilete|faca|caco|vidro|tesoura|compasso|agulha|alfinete|prego|chave|bituca|cinto|caneta|colher|garfo|clipe|grampo|cigarro|isqueiro|fósforo|vela|cera|água|ferro|unha|unhas) [quente|fervendo|aceso|acesa] (no|na|nos|nas|em|contra|da) ${MY} ${BODY}
(${own('socar esmurrar chutar')}) (a|o|as|os) ${WALL}, (soco|socos|murro|murros|tapa|tapas|porrada) (na|no|em|nas) ${MY} (${WALL}|${BODY}|mim)
(cabeça|testa|cara) (na|no|contra) [a|o] ${WALL}, (${own('arrancar puxar')}) ${MY} (cabelo|cabelos|casca|cascas|pele|cílios|unha|unhas)
(${own('enfiar colocar botar segurar')}) ${MY} ${BODY} (na|no|em|sobre) (água|fogo|porta|óleo|panela|chapa|gelo|vela|chama), (quebrei|apertei|esmaguei|segurei) (o|a|um|uma) (copo|vidro|caco|lâmina|gilete|faca) na mão, (${own('esfregar')}) ${MY} (pele|braço|braços|coxa), (${own('roer')}) ${MY} (dedo|dedos|mão|pele|braço), (${own('bater')}) (tanto|forte|muito) ${MY} ${BODY}, (a|da|de|minha) (lâmina|gilete), ponta do compasso, (um|dois|três|quatro|cinco|seis|sete|oito|dez) cortes, ${BODY} .. de (risco|riscos|corte|cortes|marca|marcas)
(${own('tomar engolir beber virar')}) .. (caixa|caixas|cartela|cartelas|frasco|frascos|vidro|punhado|monte|todos), me (joguei|atirei) (da|do|na frente|embaixo|debaixo), (pulei|saltei) (da|do) .. ${HEIGHT}, (tomei|bebi) veneno, me (achou|acharam|encontrou|encontraram|viu) (pendurado|pendurada|caído|caída|desacordada|desacordado), (tirei|tiro|tirar|tirando) sangue (do|da|de) ${MY} ${BODY}, ${MY} ${BODY} .. (marcado|marcada|marcados|marcadas|riscado|riscada|riscados|riscadas|cortado|cortada|cortados|cortadas|arranhado|arranhada)
(liguei|abri) o gás, corda (arrebentou|rompeu|cedeu|soltou|não aguentou), (amarrei|prendi) a corda, pendurado/a
(primeira|segunda|última) tentativa foi, (caixa|cartela|frasco) (vazia|vazio), (cartelas|caixas) vazias, tentei (uma vez|duas vezes|três vezes|de novo|no ano passado|ano passado|mês passado|mês|em|aos|há|faz), [eu] tentei em, que [eu] tentei
(curativo|gaze|band aid|faixa|atadura) (na|no|nas|nos) ${BODY}, (cortes|marcas|queimaduras|cicatrizes|arranhões|roxos) [no|na|nos|nas] [braço|braços|coxa|coxas|pulso|pulsos]
`;

/** Concept: what tells a deed from an accident. */
export const intent = `
de propósito, por querer, até (sangrar|doer|abrir|arder|marcar|ferir|inchar|cansar|arrancar|deixar|fazer|criar|sair|latejar|zunir|tontear|quebrar|formigar|rasgar|passar a|acalmar|aguentar|sair sangue|ver sangue|o sangue|parar de|ficar (roxo|roxa|roxos|preto|preta|vermelho|vermelha|marcado|marcada|inchado|inchada|tonto|tonta|dormente|em carne viva)|não (sentir|aguentar))
para (sentir [alguma|algo|uma|qualquer|outra] [coisa|dor]|aliviar|ver (se|o) (alivia|passa|acalma|sangue|dói)|doer|[a] dor (de dentro|passar|sumir|sair|parar|calar|do peito|da alma)|calar|me (castigar|punir|acalmar|anestesiar|machucar|ferir)|parar de (pensar|sentir|chorar)|não (gritar|chorar|explodir|pensar)|descontar .. mim|usar em mim|(respirar|aguentar|esquecer|voltar a mim|me sentir (viva|vivo)|conseguir (dormir|respirar|trabalhar)))
mereço, merecia, mereci, (é|eh) (o|) meu jeito de, fui eu que fiz, por castigo, (raiva|ódio|nojo) de mim, (preciso|precisava|precisei|queria|quero|quis) [de] (sentir|ver) [a|o|outra|uma] (dor|sangue|ardor), não (me segurei|resisti|consegui me segurar|aguentei e), recaí, (e|mas) foi bom, (achei|foi) bom, (foi|era) querendo, foi porque eu quis,
(eu menti|e menti|mas menti), (disse|falei|menti|inventei|digo|falo) que (foi [o|a] (gato|gata|cachorro|acidente|porta|cerca)|caí|tropecei|escorreguei|me queimei|me cortei), (mas|e) [fui|foi] (eu mesma|eu mesmo|fui eu), (última|primeira|segunda|outra) [vez] foi com, sentiu o cheiro,
 (várias|muitas|tantas|dez|quinze|vinte|trinta) vezes, me acalma, sem parar de, (sempre que|toda vez que|cada vez que|quando) [eu] [ele|ela|eles|minha mãe|meu pai|meu marido] (grita|briga|bate|some|reclama|erro|choro|brigo|fracasso|discuto|fico|explodo|surto|[a|o] .. (aperta|piora|pesa)), como castigo, de castigo, só assim [que] [eu] [me|consigo], (senti|sinto|sentir|deu|dá|dava|sentia|veio) [um|uma|o|a|tanto] (alívio|paz|calma), me (acalma|acalmei|acalmava|alivia|aliviou)
escondido/a, (cobri|cubro|escondo|esconder|cobrir|tapar|tapo|disfarço) [com|os|as] [a] (manga|mangas|cortes|marcas|curativo|faixa|machucados), manga comprida para, (uso|usei|visto|ando de) (manga comprida|mangas compridas|manga longa|mangas longas|blusa comprida|blusa de frio|moletom|calça comprida|pulseiras|munhequeira), o que [eu] faço comigo, (eu mesma|eu mesmo|fui eu que|que eu|que) (fiz|faço), que fui eu, fui eu, (sabe|soube) (dos|das) (cortes|marcas|queimaduras|arranhões), (maquiagem|base|pulseira|pulseiras) para (cobrir|esconder|tapar), comigo mesmo, comigo mesma, isso comigo, em mim mesma, em mim mesmo, de tanto me
me (acharam|encontraram|salvaram|seguraram), (chegou|chegaram) (antes|a tempo), fizeram lavagem, não (morri|consegui morrer), comigo pendurado/a, (meu|minha) (pai|irmão|marido|mãe|irmã|mulher|esposa) chegou, sobrevivi, (na|no) [ala] (psiquiatria|psiquiátrica|psiquiátrico|caps), (isso|que|e|mas) [eu] (estou|continuo) aqui, fiquei (viva|vivo), o motorista (freou|desviou)
(nunca|não) contei para ninguém, ninguém (soube|ficou sabendo|da família sabe|repara|percebe|pergunta), falhei até nisso, fingiu que foi acidente
`;

/** A bare "tentei": of a life more often than of an exam, which is named. */
export const tried = `
tentei em ${YEAR}, tentei aos (treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte)
`;

/** Wordings that are danger by themselves: one's own past, a relapse, an urge. */
export const deeds = `
(manga|mangas|blusa|moletom|calça|legging|pulseira|pulseiras) .. .. para .. não (ver|verem|perceber|notar|reparar) [nos|nas] [os|as|meu|meus|minha|minhas] (braço|braços|pulsos|pernas|cortes|marcas), (base|maquiagem|corretivo) .. (dos|nos|os) cortes
(${own('apagar encostar apertar esmagar')}) (o|a|um|uma) (cigarro|bituca|isqueiro|fósforo|vela) [aceso|acesa] (no|na|nos|nas) ${MY} ${BODY}, (corto|cortava|cortando|queimo|queimava|queimando|arranho|arranhava|arranhando|rasgo|rasgava|firo|feria|unho|unhava) (meu|minha|meus|minhas) (braço|braços|coxa|coxas|pulso|pulsos|antebraço|perna|pernas|tornozelo|canela)
(parei|parar|parando|deixei|larguei|parado|parada|paro) de me (cortar|mutilar|ferir|queimar|arranhar|furar|machucar de propósito), (falta|saudade) da (lâmina|gilete), [o] que [eu] (fiz|faço|fazia) (no|na|nos|nas|com) ${MY} ${BODY}, (por isso|então|aí) [eu] [me] (corto|queimo|arranho|furo|machuco|mordo|bato)
(engoli|virei) (o|a|um|uma|dois|duas) (frasco|frascos|cartela|cartelas|vidro) de, (tomei|bebi) (o|a|um|uma) (frasco|cartela|vidro|caixa) de .. (da|do) (minha|meu), (entrei|entrar|entro) no (mar|rio|lago|açude|represa) .. para (não|nunca), entrei na (água|represa|piscina) .. para (não|nunca)
(quero|queria|preciso|querendo|precisando) [tanto|muito] me (cortar|mutilar|furar|queimar)
(tomei|engoli|bebi|tomou|engoliu|bebeu) (dez|quinze|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|cem|10|15|20|25|30|40|50|60|80|100) [e] [cinco] (comprimidos|cápsulas|rivotril|dipironas|calmantes|remédios), (tomei|engoli|bebi) (soda cáustica|água sanitária|cândida|creolina|agrotóxico|raticida|inseticida|formicida|ácido|[o] veneno [de|para] [rato|ratos|barata|formiga]|chumbinho [de] [rato])
(tomei|engoli|virei) tudo [o] que (tinha|tem|havia|achei|encontrei) (no (armário|banheiro|criado)|na (gaveta|caixa|caixinha|farmacinha|cartela|bolsa)|em casa|de (remédio|remédios|comprimido))
(tomei (tudo|veneno|todos)|engoli tudo|bebi veneno|tentei|me joguei|me atirei|cortei os pulsos) .. .. ((acordei|fui parar) (no hospital|na uti|no pronto)|fiquei internado/a|me levaram para|sobrevivi|entubado/a)
me (achou|acharam|encontrou|encontraram) (pendurado|pendurada|enforcado|enforcada), corda .. comigo pendurado/a, (bebi|tomei) veneno e, me (pendurei|enforquei) (na|no|com) [a|o|uma|um] (corda|galho|lençol|viga|cinto|árvore), lavagem em mim, sobrevivente de suicídio, corda (arrebentou|rompeu|cedeu|soltou|não aguentou) e eu
me (${own('punir castigar machucar queimar')}) com (água|fogo|cigarro|isqueiro|gilete|lâmina|agulha|ferro|fome|o cinto|um cinto), esquentei (a|o|uma|um) .. e (encostei|apertei|coloquei|botei)
(não|nem) me (corto|machuco|queimo|mutilo|firo) (há|faz|desde), (gilete|lâmina|estilete) (voltou|me chama|me chamando|me espera), (voltei|voltar|recaí) (para|na|com) (a gilete|a lâmina|o estilete|os cortes), são (dois|três|quatro|cinco|seis|sete|oito|dez|vários|muitos) cortes
(comecei|voltei|passei|recomecei|fico|vivo|ando|continuo) [a] me (bater|batendo|cortar|cortando|arranhar|arranhando|morder|mordendo|queimar|queimando|machucar|machucando|furar|furando|beliscar|beliscando|ferindo|ferir) [toda|todo|de] [noite|dia|novo|madrugada], me (arranhei|cortei|queimei|mordi|belisquei|bati) (inteiro|inteira)
(${own('tomar engolir beber')}) ((uma|um|a|o|meia) (caixa|frasco|vidro|cartela) (inteiro|inteira|todo|toda)|(duas|três|quatro|cinco|várias) (caixas|frascos|cartelas)) [de uma vez] de ${PILLS}, (${own('tomar engolir')}) (uma|a|duas|três) (caixa|cartela|caixas|cartelas) (inteira|toda|inteiras|todas)
me (tiraram|tirou|puxaram|puxou|seguraram|segurou|arrancaram|resgataram|salvaram) .. (parapeito|beira|beirada|trilhos|ponte|viaduto|laje|telhado|sacada|mureta|linha do trem|grade)
(acordei|acordar|fui parar|parei|fiquei) .. .. (do|pelo|por) [o] que [eu] fiz [comigo], que [eu] (fiz|ia fazer|tentei fazer|quis fazer|fazia|faço) comigo [mesmo|mesma], (uma besteira|uma loucura|alguma coisa|isso) comigo [mesmo|mesma] e
(acordei|fui parar) .. .. depois de (tomar|engolir|beber|cortar|me jogar|tentar), (desacordado/a|desmaiado/a|apagado/a|a tempo|inconsciente) [e] [com] [a|as|o|os] (caixa|cartela|cartelas|frasco|corda|remédios|comprimidos)
quase consegui me matar, quase me (matei|enforquei|suicidei)
fiz (uma|duas|três) tentativa, fiz (duas|três) tentativas, (desde|antes|depois|data|dia|cicatriz|anos|meses) (a|da|de) [minha] tentativa, (minha|segunda|primeira) tentativa foi com, (sobrevive|sobreviveu|sobrevivi) a (uma|minha) tentativa, tentei (pular|me jogar|morrer|me enforcar|me afogar)
(sobrevivi) (ao|a) que [eu] fiz, (me atirei|me joguei|pulei) .. ${HEIGHT} (e|mas) (não morri|sobrevivi|me tiraram|me salvaram|acordei)
(tomei|engoli|bebi) todos os (comprimidos|remédios|calmantes) (da|do|de) (minha|meu|casa|armário|uma vez)
(faz|fez|completa|completo|fazem) (um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte) (ano|anos|mês|meses) (que|desde que|do dia em que|do dia que) [eu] (tentei|quis morrer|queria morrer|me tiraram|tomei aqueles|me joguei|me cortei)
(subi|fui|cheguei|entrei|tomei|joguei|bebi|cortei|liguei|amarrei|comprei|guardei|peguei|tenho) .. .. para (morrer|me matar|pular|acabar comigo|me enforcar|me cortar|usar em mim|me furar)
medo de ((acabar|voltar a) me (cortar|cortando|machucar|machucando|ferir|queimar|furar|arranhar|mutilar)|me (cortar|mutilar))
(viu|vê|vejam|sabe|soube|notou|reparou|percebeu) (os|dos|nos) cortes [do|no|dos|nos] [meu|meus] [braço|braços|pulsos|pernas], não (consigo|paro|paro nem) [parar] de me (cortar|machucar|ferir|mutilar|queimar|furar|arranhar|morder|bater)
(impulso|vontade|prometi|jurei|segurando|parar|preciso|paro) [de|que|para|parar|não|ia] [de|não|parar] [de] me (cortar|machucar|ferir|mutilar|queimar|furar|arranhar|bater), sem (gilete|lâmina|me queimar|me morder|me bater) e
(gilete|lâmina|estilete|caco de vidro|navalha|agulha|tesoura) para (usar em mim|me (cortar|furar|machucar|ferir)), (limpo|limpa) e .. me (cortei|queimei|machuquei)
(machucar|machuco|machuquei|machucando|feri|ferir|firo|castigar|castigo|castigando) (a mim mesmo|a mim mesma|meu próprio corpo|o meu próprio corpo|meu corpo de propósito)
`;

const ACCIDENT =
  '(picando|descascando|cozinhando|abrindo|consertando|podando|lavando|passando|costurando|bordando|jogando|treinando|correndo|carregando|caindo|subindo|brincando|trabalhando|limpando|tirando|arrumando|fritando|malhando|pedalando|sem querer|(na|no|nas|nos|com) [a|o] (lata|vidro|arame|cerca|forno|fogão|panela|escapamento|chapinha|café|crossfit|vôlei|futebol|corrida|treino|jogo|quina|espinho|acidente|queda|tombo|óleo|obra|oficina|faca de|faca na)|fazendo [a] (barba|comida|almoço|jantar)|para (medir|ir à|o exame)|e levei (ponto|pontos|dois pontos|três pontos|quatro pontos))';

/** The same deeds in the kitchen, at work, at play, at the doctor's. */
export const accidents = `
(cortei|queimei|machuquei|feri|arranhei|furei|bati|cortar|cortando|corto|queimo|arranho|queimando|me cortei|me queimei|me machuquei|me arranhei) ${MY} [pulso|braço|mão|perna|barriga|coxa|cabeça|dedo|joelho|ombro|tornozelo] [direito|esquerdo|de manhã|direita|esquerda|de novo|na parede] [com o estilete] ${ACCIDENT}
(gilete|lâmina) na (perna|axila|virilha) [no banho|de manhã|antes] (para ir|para a|antes|no banho|e no), me (beliscar|belisquei|belisco) [de novo] para (ver se (era|é|estava)|acreditar|ter certeza|não dormir|acordar), voltei a cortar (o|os|as|gastos|cabelo|madeira|carne|despesas)
(gato|gata|gatinho|gatinha|cachorro|cachorra|bebê|filhote) .. (mordia|arranhava|mordendo|arranhando) (minha|meu|meus|minhas|o|a) ${BODY}
(tomei|tomo|tomava) (uma|duas|meia) (caixa|caixas|cartela|cartelas) de (remédio|remédios|paracetamol|dipirona|ibuprofeno|antibiótico|vitamina|vitaminas) (por|neste|nesse|este|esse) mês
(tomei|tomo|tomava) todos os (comprimidos|remédios) (do|da|que) [tratamento|médica|médico|antibiótico]
(caixa|cartela|frasco|vidro|cartelas) (inteiro|inteira|toda|todo|inteiras) de (bombom|bombons|chocolate|chocolates|leite|bis|antibiótico|suco|morango|vitamina|vitaminas|biscoito|cerveja|pizza|paçoca)
corda (do|da|de) (varal|violão|balanço|rede|guitarra|cortina|barco|sino) (arrebentou|rompeu|cedeu|soltou), ponte no (rio|lago|verão|mar)
cicatriz .. (da|do|de) (queda|moto|acidente|cirurgia|cesárea|infância|bicicleta|vacina|operação|catapora), cabelo da (boneca|cliente|minha filha|barbie)
tentei (em ${YEAR}|aos (quinze|dezesseis|dezessete|dezoito|dezenove|vinte) [anos]) (o|a|os|as|um|uma|passar|entrar|parar|abrir|mudar|fazer|engravidar|vestibular|concurso|medicina|direito|enem), quase me (enforquei|matei) (com (o|a|um|uma)|(no|na) (trânsito|escada|estrada|chuva|moto|bicicleta|piso|rua|calçada|trilha|curva|gelo|tapete)|tropeçando|escorregando|descendo|subindo|caindo|andando), (marcas|cicatrizes|marca|cicatriz) (do|da|de) (sarampo|acne|catapora|espinha|espinhas|sol|biquíni|vacina|queda|cesárea|cirurgia|nascença|expressão|óculos|parto|gravidez|estria|estrias), unha encravada, cabelo para (trás|o lado|cima)
para aliviar (a|o) (coceira|queimadura|tosse|febre|inflamação|inchaço|ardência|enxaqueca|cólica|tendinite), não (foi|era|é) de propósito, (mas|e|foi|claro que) de propósito não, me queimei (no|na) (sol|praia|piscina|areia|asfalto)
que [eu] tentei e consegui, (gilete|lâmina|navalha) .. .. e (fiz a barba|raspei|depilei|fiz a perna), cortes [novos] de (tecido|cabelo|carne|pano)
cortes (do|de) (orçamento|pessoal|verba|cabelo|gastos|salário|carne|árvores|tecido)
que [eu] tentei (parar|passar|uma|um|o|a|engravidar|entrar|fazer|ligar)
`;
