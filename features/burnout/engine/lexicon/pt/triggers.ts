import type { Trigger } from '../source.ts';

/** Words that change what a mention means, by what they do to it. */
export const triggers: Record<Trigger, string> = {
  negation: `
não, nem, nunca, jamais, tampouco, nenhum, nenhuma, ninguém, nada, zero, longe de, livre de
livre da, livre do
nem um pouco, nem sombra de, sem sinal de, sem sinais de, isento/a de, curado/a (de|da|do|das|dos)
recuperado/a (de|da|do|das), em vez de, ao invés de, imune a
(livrar me|me livrar|me curar|me recuperar|sarar) (de|da|do|das|dos|daquele|daquela)
(deixei|deixamos|parei|paramos|larguei|cessei|deixando|parando|consegui parar|consegui deixar) de
(me livrei|livrei me|livre|me curei|me recuperei|me libertei|sarei) (de|da|do|das|dos|daquele|
  daquela|dessa|desse)
(superei|venci|curei|passou|eliminei|deixei pra trás|deixei para trás) [o|a|os|as|esse|essa|
  aquele|aquela|meu|minha]
acabou se, acabaram se, foi se, foram se, nunca mais, já não, cadê, falta de
`,
  without: 'sem',
  affirmation: `
não (é|era|foi|são|se trata) (só|apenas|somente|simplesmente|unicamente) [de]
(não|nem) (só|apenas|somente)
(nunca|jamais) .. (tão|tanto|tanta|tantos|tantas|tamanho|tamanha|assim)
(nunca|jamais) [na|em|antes|toda] [minha|toda|tantos] (vida|carreira|história|anos|antes) .. (tão|
  tanto|tanta|tantos|
  tantas|tamanho|tamanha|assim)
(nunca|jamais) (estive|me senti|fiquei|vi|senti|tive|andei|fui|dormi|chorei|trabalhei) .. (tão|
  tanto|tanta|assim|desse|desta|deste|dessa)
$NAO (há|existe|passa|passo|tem|teve|houve|fico) [um|uma|nem|mais] [só|santo|santa|único|única|mísero|mísera|
  bendito|maldito] (dia|noite|semana|hora|
  segunda|manhã|turno|plantão|minuto|reunião) .. (que|sem) [que] [eu] [não]
$NAO (passa|passo) .. sem que eu, $NAO (passo|fico) [um] (dia|dias|semana) sem
não (dá|tem como|há como|posso|consigo|adianta|vou|tenho como|dava|pude) [pra|para] [mais] (dizer|
  falar|negar|esconder|mentir|fingir|disfarçar|afirmar|não|ficar sem) [que] [eu] [não]
não (nego|escondo|minto|disfarço) [que], não que [eu] não, não é que [eu] não
não tem como (não|ficar) [ficar|estar], como não (ficar|estar|se sentir)
não é (à toa|de hoje|de agora|novidade|segredo|brincadeira|mentira|exagero|pouca|pouco|
  fácil) [que]
não (é|era) (mais) só, não sei (se|como|quando|porque|por que|o que|mais se), não aguento
não consigo (parar|evitar|segurar|deixar) [de], não (paro|parei|para|parava) de
ninguém (vê|percebe|nota|liga|pergunta|imagina|sabe|entende|acredita|me) [que|o quanto|como|se|
  mais]
nada [que|do que], não é normal, sem (parar|querer|perceber|motivo|saber|razão|que eu), não só
não apenas, não vejo a hora
nem (dormindo|descansando|com|no|nas|na|o|a) (remédio|férias|café|folga|fim de semana|feriado|
  domingo|fins de semana) [resolve|resolveu|adianta|adiantou|melhora|melhorou|me]
não passa, não (melhora|some|vai embora|acaba|larga|me larga|dá trégua|sai|me deixa|descola|cede)
não tem fim, não é [mais] (possível|vida), nunca (passa|acaba|some|melhora), por que não
$NAO .. de (tão|tanto|tanta|puro|pura), que nem, por nada, conselho (de classe|de escola|escolar|tutelar|
  de turma), até não poder mais, (mais) .. (do que|que) (nunca|jamais), (como|que nem) (nunca|jamais) [antes]
(reunião|reuniões|plantão|prova|audiência|hora extra) [de|da|do] [hoje|amanhã|tarde|manhã] [foi|foram] (cancelado/a|
  adiado/a|desmarcado/a|suspenso/a)
(cancelaram|cancelou|desmarcaram|adiaram) (a|o|as|os) (reunião|reuniões|plantão|prova|audiência|hora extra)
`,
  cessation: `
(depois|logo|aí|mais tarde|agora|graças a deus) [já] (passou|melhorou|sumiu|aliviou), passou, passaram, sumiu
sumiram, acabou, acabaram, parou, pararam, cessou, cessaram, cedeu
foi embora, foram embora, se foi, se foram, desapareceu, desapareceram, melhorou, melhoraram
aliviou, diminuiu, diminuíram, terminou, terminaram, ficou (pra|para) trás
ficaram (pra|para) trás, foi superado, foi superada, evaporou, evaporaram, deu trégua
deu uma trégua, não (voltou|voltaram|apareceu|veio|existe|existem) [mais]
(é|são) (passado|coisa do passado|página virada|águas passadas), já era, já eram, zerou
está controlado, está controlada, sob controle, saiu de cena, se dissolveu, virou passado
ficou no passado, ficaram no passado
`,
  past: `
ontem, anteontem, antes de ontem
(semana|mês|ano|segunda|terça|quarta|quinta|sexta|sábado|domingo|verão|inverno|carnaval|natal|
  semestre|bimestre|trimestre|século|feriado|quinzena) (passada|passado|retrasada|retrasado|
  anterior)
(outro|no outro) dia, antigamente, outrora
(no|na|nos|nas) (passado|século passado|ano anterior|mês anterior|semana anterior)
(em|de|desde lá em|passei|o ano de) (2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|
  2020|2021|2022|2023|2024)
tempos atrás, (anos|meses|semanas) atrás
(um|uns|alguns|dois|três|quatro|cinco|seis|dez) (ano|anos|meses|mês|tempo|tempos|semanas|
  dias) atrás
(há|faz) (muito tempo|muitos anos|anos e anos)
`,
  loosePast: `
(na|naquela|nessa|daquela) (época|fase|altura) [da|do|de|em]
naquele (tempo|ano|mês|emprego|dia|semestre|período|momento|lugar|trabalho)
naqueles (tempos|dias|anos), naquela (empresa|escola|semana|firma|ocasião|loja|gestão|casa|vez)
(na|durante a) (pandemia|faculdade|adolescência|infância|quarentena|escola|residência|
  gestão anterior|gestão passada|outra empresa|antiga empresa|empresa anterior|antiga escola|
  graduação|época|outra escola|firma antiga|minha antiga|empresa antiga|escola antiga|
  outra gestão)
(no|durante o|meu) (antigo|outro|último|primeiro|meu antigo|meu último|meu primeiro|
  velho) (emprego|trabalho|setor|escritório|hospital|cargo|chefe|serviço|colégio|plantão fixo|
  banco|estágio|call center|turno)
(no|durante o) (emprego|trabalho|cargo|serviço|ano|setor) (anterior|antigo|passado|velho)
(no|durante o) (lockdown|estágio|mestrado|doutorado|ensino médio|colégio|começo|início) [do ano|
  da carreira|da pandemia|do mestrado]
(na|no|em|lá em|lá por|até) (janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|
  outubro|novembro|dezembro)
quando (eu|a gente) (era|trabalhava|morava|tinha|estava|estudava|comecei|entrei|fazia|vivia|
  namorava|dava|fui|estive|cheguei)
quando (fui|era|trabalhava|morava|tinha|estudava|comecei|entrei|criança|jovem|adolescente|estava|
  vivia)
aos (vinte|trinta|quarenta|quinze|dezoito|vinte e) [anos]
(já|um dia|uma época) (fui|estive|tive|passei por|sofri|vivi), houve (um tempo|uma época|dias)
(teve|tive) (uma época|um tempo|uma fase), da última vez, (na|a) (primeira|última) vez
(no|nos|do) (começo|início) (do|da) (ano|semestre|carreira|faculdade|casamento)
(lembrei|lembro|lembrando|lembramos) .. de como
(lembrei|lembro|lembrando|lembramos) (de|do|da|dos|das) (quando|época|tempo|vez que|vez em que|
  ano em que|ano que|dia em que|dia que|mês em que|fase em que|período em que|tempo em que|
  época em que|semana em que|noite em que)
 tempos em que, dias em que eu (era|trabalhava|tinha)
(no|do) tempo (em que|da|do|das|dos|de)
`,
  habitualPast: `
(eu|a gente) era, vivia, vivíamos, costumava, costumávamos, (naquele|naquela) $PLACE
antes, antes (da|do|das|dos|disso|de)
(na|no|numa|num) (loja|escola|firma|empresa|banco|hospital|clínica|escritório|agência|fábrica|
  restaurante|call center|telemarketing|mercado|supermercado|startup|consultoria|prefeitura|colégio|
  padaria|oficina|usina|redação|rádio|creche|quartel|navio|cruzeiro|plataforma|estágio|lanchonete|
  farmácia|hotel|transportadora|construtora|cartório|jornal|cursinho|academia em que) [do|da|de|
  dos|onde|em que] [shopping|centro|meu|minha] [eu]
`,
  ago: `
(há|faz|a|tem) (um|uma|uns|umas|alguns|algumas|dois|duas|três|quatro|cinco|seis|sete|oito|nove|
  dez|doze|quinze|vinte|vários|várias|2|3|4|5|6|7|8|10|poucos|quase) [um|dois|três|cinco|
  dez] (ano|anos|mês|meses|semana|semanas|dias|dia|tempo|década|décadas)
(há|faz) (anos|meses|semanas|tempo|tempos)
`,
  present: `
hoje, agora, atualmente, ultimamente, ainda, neste momento, nesse momento, no momento
desde (ontem|então|aquele|aquela|anteontem|lá|sempre|semana passada|o ano passado|ano passado|
  mês passado|que|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|
  dezembro|domingo|segunda|terça|quarta|quinta|sexta|sábado|cedo|a semana|o mês|a pandemia|
  o começo|o início|a troca|a mudança|a demissão|2018|2019|2020|2021|2022|2023|2024|2025)
de novo, outra vez, até hoje
(esta|essa|nesta|nessa|na última) (semana|manhã|noite|tarde|madrugada|segunda|terça|quarta|quinta|
  sexta)
(este|esse|neste|nesse) (mês|ano|semestre|bimestre|período|fim), esses dias
nos últimos (dias|meses|tempos|anos|semanas), nas últimas (semanas|noites|horas)
(ontem|anteontem) (à|a|de) (noite|madrugada), de ontem (pra|para) hoje, ontem e hoje
a noite passada, noite passada, na noite passada, (dia|dias) (após|atrás de) (dia|dias)
cada vez mais, continuo, dessa vez, desta vez, recentemente
de uns tempos pra cá, de lá pra cá, dnv, pela (primeira|enésima|milésima) vez
`,
  hypothetical: `
queria, queríamos, gostaria, quisera, quem me dera, quem dera, tomara, oxalá, espero, esperamos
esperando, esperava, torço (pra|para), torcendo (pra|para), preciso, precisamos, precisava
precisando, necessito, (tenho|temos) (que|de), devo (estar|ficar|ter|ser), deveria, devia
medo (de|que), receio (de|que), com medo, temo, capaz (de|que), vai que, se bobear, qualquer dia
qualquer hora, daqui a pouco, daqui (uns|a) (dias|meses|semanas), um dia (desses|ainda)
vou (acabar|ficar|estar|ser|ter|me sentir|virar|entrar|pegar|terminar)
(vai|vamos|vão) (acabar|ficar|estar|ser|ter|dar|virar|me), ia (ficar|acabar|ser|estar|ter), iria
ficaria, estaria, seria, teria, ficarei, estarei, serei, terei, sonho (em|com), sonhando (em|com)
adoraria, amaria, pretendo, tentando, tento, tentei
quero (estar|ficar|ser|me sentir|ter|voltar|viver|acordar|dormir|poder|descansar|paz|sossego|
  sentir|só|ver|que|um|uma|mais)
quero, querendo, vontade de (estar|ficar|ser|ter|dormir|descansar|sentir), imagina, imagine
imagino, imaginei, em busca de, procurando, buscando, busco, a caminho de
pra (não|evitar|ficar|estar|ser|me sentir|ter), para (não|evitar|ficar|estar|ser|me sentir|ter)
antes que [eu], até que [eu], até eu, assim que, evitar, prevenir, prevenção (de|do|da|contra)
risco de, ameaça de, sinal de, sinais de, tendência a, desejo (de|a|muita|que), mereço, merecia
seria (bom|ótimo), como (seria|é), será que, talvez [eu] (fique|sinta|me sinta|volte|consiga)
era (pra|para) [eu] (estar|ficar|ser|ter), (achei|pensei|jurava|jurei|imaginei|achava|pensava) que [eu] (ia|iria|fosse)
 como se (tivesse|fosse|estivesse)
dizem que (dá|causa|cura|ajuda), dica (de|pra|para)
(dicas|conselho|conselhos|técnica|técnicas|exercício|chá|meditação) (de|contra|pra|para), prometo
prometi, promete, vontade, poderia, podia, pudesse, ajuda (a|na|no|com|contra)
talvez (amanhã|um dia|semana), amanhã, (semana|mês|ano) que vem, no futuro, futuramente
`,
  condition:
    'se, caso, mesmo se, ainda que (esteja|seja|fique|tenha|fosse|estivesse|tivesse|quisesse), nem que, a não ser que, contanto que',
  inclusive: `
eu (também|tb|tbm|junto|incluso|inclusa|incluído|incluída|no meio|inclusive|idem|mais ainda|entre|
  nem se fala|sou (um|uma))
inclusive eu, incluindo (eu|a mim), (eu|comigo) (na|no) (lista|bolo|meio), também eu
me (incluo|inclua|inclui), comigo (junto|incluso|inclusive|também|dentro)
e eu (também|junto|igual|do mesmo), eu do mesmo jeito, eu igual
`,
  otherPerson: `
(a|o|uma|um|na|no|essa|esse) (música|letra|definição|artigo|post|livro|poema|série|novela|filme|personagem|
  podcast|refrão|
  reportagem|cartilha|apostila) [do|da|de] [burnout|música|série|filme|livro] (diz|fala|dizia|falava|define|
  explica|conta)
(li|vi|ouvi) [em|um|uma|num|numa|na|no] [artigo|post|livro|reportagem|vídeo|música|frase|meme] (que|dizendo|
  falando) [a gente|a pessoa|burnout]
(o|a) (primeiro|primeira|segundo|segunda|terceiro|terceira|último|última|outro|outra|próximo|
  próxima|seguinte|moço|moça|rapaz|cara|fulano|fulana|sujeito|dona|seu|doutor|doutora)
fulano, fulana, sicrano
(um|uma|dois|duas|três|alguns|algumas|muitos|muitas|vários|várias) (dos|das|deles|delas)
quem (ficou|está|anda|tá) (é|foi) (ele|ela|o|a|meu|minha)
`,
  aboutWriter: `
(no|pelo|o|do) [meu] (atestado|laudo|prontuário|encaminhamento|diagnóstico)
(fui|sou|estou) (diagnosticado|diagnosticada|afastado|afastada) [com|por]
(me|) (diagnosticou|diagnosticaram) [com], meu diagnóstico, meu exame
me (chamou|chamaram|chama|xingou|xingaram|tachou|tacharam) de
(disse|falou|falaram|disseram|diz|dizem|fala|falam|gritou|gritaram|grita|berrou|repete|repetiu|vive dizendo|
  jogou na cara|acha|acham|percebeu|perceberam|notou|notaram|
  reparou) que (estou|ando|pareço|tenho|fiquei|vivo|sou|não estou|não ando|só|eu)
(disse|falou|perguntou|comentou) (pra|para) mim que (estou|ando|pareço)
me (acha|acham|achou|acharam|vê|veem|viu|viram|notou|sente)
`,
  rejection: `
discordo, não concordo, não (estou|sou|ando|fico), mas não (é|sou|estou|acho) [verdade|nada|isso], é mentira, mentira
exagero (dele|dela|deles|seu)
(ela|ele|eles) (exagera|exagerou|exageram|está errado|estão errados|não sabe), nada a ver
não (é|foi) (verdade|bem assim|isso), (que|pura) (bobagem|besteira), não procede
não me (vejo|reconheço) assim
`,
  unpleasant: `
quanta (honra|generosidade|gentileza|consideração), acordar (às|antes|de madrugada), (dois|três) ônibus, multa
goteira, apagão
greve, alagou, pifou, travou, travando, quebrado, lotado, lotada, esquecem, esqueceu, mandaram
mandou (mensagem|áudio), sem luz, sem água, sem café, refiz, refizemos, às (cinco|seis|
  sete) da manhã, às (onze|dez) da noite, fora do horário, meia noite, sexta à tarde, às 17h58
de graça,
escalada, escalado, escalaram, me escalaram, cancelam, cancela, cancelando, atrasam, atrasa, mudam
cortam, trava, quebra, cai, caem, inventam, marcam,
(mais|outra|nova) [uma] (reunião|planilha|cobrança|meta|demanda), outro relatório, hora extra, horas extras
(reunião|plantão|escala|turno|trabalhar|trabalhando|serviço) .. (domingo|feriado|sábado|natal|ano novo)
reunião (de|com) (quatro|três|duas|cinco) horas, reunião que podia, reunião surpresa
plantão (dobrado|extra), cobrança, cobranças, cobrando, cancelaram, cancelou
cancelada, canceladas, cancelado, cancelados, cortaram, cortou, corte, demissão, demitido
demitida, demitiram, segundou, sem aviso, de última hora, quebrou, caiu, atrasou, atrasado
atrasada, mais (trabalho|serviço|meta|demanda), fora do ar
sem (pagar|receber|vale|folga|intervalo|almoço), dobrar, dobraram, dobrou, acumular, acumulado
bronca, grito, gritos, gritou, xingou, reclamação, reclamações, esqueceram, furou, retrabalho
refazer, adiaram, adiado, adiada, suspenso, suspensas, suspensa, suspenderam, negaram, negado
`,
  dull: `
domingo, feriado, fila, reunião, reuniões, planilha, planilhas, relatório, relatórios, prazo, prazos
de novo, mais (um|uma), meta, metas, às (dez|onze|22h|23h), madrugada
`,
  unrelatedCause: `
ressaca, academia, treino, treinei, musculação, malhei, malhar, crossfit, corrida, maratona
meia maratona, futebol, pelada, pilates, dentista, siso, canal no dente, aparelho, gripe, gripado
gripada, resfriado, resfriada, virose, covid, dengue, vacina, intoxicação, comida estragada
(maionese|camarão|peixe|feijoada|pizza|pastel|churrasco) [de|do|da] [ontem|estragada|vencida]
alergia a, poeira, tombo, caí (da|de|na|no), bati (a|o|com), pancada, cirurgia
obra (do|da|no|na|ao) (vizinho|vizinha|prédio|lado|rua|esquina|andar), (barulho|britadeira|poeira) [da] obra
(vizinho|vizinha|cachorro|cachorros|festa|som|galo|gato|gatos|bar|barulho|mosquito|
  pernilongo|muriçoca|calor|ventilador|foguete|fogos|ronco|bebê|neném|recém nascido) [do|da|no|
  na] [vizinho|rua|prédio|lado|esquina] [latiu|latindo|chorou|chorando|cantou|de madrugada|
  a noite toda|roncou|tocando|alto|alta|até]
tpm, menstruada, grávida, gravidez, gestação, parto, trilha, caminhada longa, faxina
mudança de casa, carreguei móveis, festa, balada, show, bebi, cerveja, cachaça, vinho, cachoeira
praia, sol forte, jogo, jet lag, fuso, carnaval, bloco
`,
};
