import type { CrisisConcepts } from '../crisis-concepts.ts';
import { games } from '../game-names.ts';
import { dearOnes, inDanger } from './crisis-close.ts';
import { deed, intent } from './crisis-deeds.ts';
import { returns } from './crisis-everyday.ts';
import { figures, trades } from './crisis-figures.ts';
import { fixed, inOrder, leave, leaving, prepared } from './crisis-preparation.ts';
import { calm, noPromise, tomorrow, unseen, withinReach } from './crisis-quiet.ts';

/**
 * What crisis wordings in Portuguese are put together from, in our own words. Not reviewed by a
 * psychologist. Each list answers one question; which of them together mean danger stands in
 * `crisis-composition.ts`.
 */
export const concepts: CrisisConcepts = {
  gone: `
acabar com (isso|tudo|a dor) (a hora
  que|na hora que|quando|no dia que) [eu] (quiser|quero|decidir)
# To die
morrer, morresse, eu (morra|morro), morrerei, [a] minha morte, a morte, estar morto/a, estivesse morto/a
eu morto/a, (pai|mãe|filho|filha|marido|esposa|mim) morto/a
# By one's own hand
me (matar|matasse|mato|mataria|matando por dentro|enforcar|enforcaria|suicidar|suicidaria|jogasse|jogaria|
  atirar|atirasse|atiraria|acabar|apagar|desligar)
(paz|sossego|descanso|silêncio|calma|alívio|sorte) (de|dos) (quem|que) [já] (foi|se foi|foram|se foram|morreu|
  morreram|partiu|partiram|descansou|descansaram)
me (jogar|jogo) (na|no|da|do|dali|dessa|daquela|de lá|embaixo|debaixo|pela), acabar comigo
(tirar|tirasse|acabar com|pôr fim|por fim|dar fim|dar um fim) [em] (a|à|na|minha|nessa|nesta) [minha|
  própria] (vida|existência), (dar|dou|desse) (um fim|fim|cabo) (em|de) mim, um tiro (na|no|em)
# Not to wake
(não|nem) ter [nem] (acordado|despertado)
(não|nunca mais|sem|nem) [mais] [ter que|ter de|precisar|querer|conseguir|chegar a] (acordar|
  acordasse|acorde|acordei|despertar|despertasse|amanhecer|amanhecesse|abrir [mais] os olhos|
  abrisse os olhos)
(dormir|sono|apagar|adormecer|dormisse|apagasse|deitar|fechar os olhos) .. (para sempre|eternamente|
  eterno|sem volta|e não acordar|e não voltar|e nunca mais|e não abrir|que não acaba|sem acordar|
  que não tem volta|sem hora|de que não se volta)
(deitar|dormir|entrar|mergulhar|afundar) e (nunca mais|não) (voltar|levantar nunca mais|levantar mais|acordar|
  subir|emergir), (tomar|engolir) tudo [o] que (tem|tinha|tiver|achar|houver)
(seria|viria|cairia) [bem|bom] (um|uma) (infarto|enfarte|avc|câncer|acidente|raio|bala perdida|derrame), (sumi|
  desaparece) para sempre
# Not to be
nem (ter|tivesse) (nascido|existido), nem (existir|ter nascido)
(não|nunca|parar de|deixar de|deixasse de|sem) [mais] [ter|tivesse|haver|houvesse] (existir|existisse|existido|
  nascer|nascido|
  respirar|estar viva|estar vivo|ser ninguém), não (estar|estivesse) mais (aqui|por aqui|entre)
não (estar|estivesse) (aqui|por aqui|nela nem) (amanhã|para ver|quando|neste mundo|no mundo), virar (pó|nada|
  cinza|vento)
(deixar|soltar|largar) (o|este|esse) corpo, (sair|ir embora|escapar|me livrar) (desse|deste|do meu|desse meu) corpo, (descansar|descanso) [de vez] (da vida|de viver|eterno|de
  existir|desta vida|dessa vida|disso tudo de viver), paz eterna, sono eterno
(um fim|o fim|fim|ponto final|descanso) (a|em|na|nessa|nesta|dessa|desta|para) [essa|esta|toda essa|a minha|
  minha|esse|este] (dor|tudo isso|tudo|isso tudo|sofrimento|agonia)
# To leave the world
(partir|sumir|sair|ir|ir embora|ir me|desaparecer|me despedir|me aposentar|pendurar as chuteiras|
  desistir|fugir|escapar|desligar|pedir demissão|pedir as contas|descer|dispensar|evaporar|apagar|saía|saio|
  saísse|sairia|sumia|sumo|partia|partiria|parto|ia embora|vou embora|fui embora|fosse embora|indo embora|
  iria embora|desistia|largava) (da
  vida|desta vida|dessa vida|deste mundo|desse mundo|do mundo|desta para [a|uma] melhor|dessa para [a|
  uma] melhor|deste plano|de viver|do planeta|da face da terra|da existência|da terra|dessa existência)
(ir|encontrar|reencontrar|me juntar|juntar me|ficar|estar|fosse|vou) .. (lá em cima|no céu|do outro
  lado|para o céu|no além|no cemitério|debaixo da terra|a sete palmos)
(outro lado|lado de lá) [da vida|da morte], (vida|mundo) .. (me dispensar|me dispensasse|me largar|
  me soltar)
não [quero|queria|quer|vou|pretendo|penso em|devo] (passar|chegar) (dos|aos|ao|até os|até o|até) .. (anos|
  aniversário|natal|trinta|quarenta|
  cinquenta|sessenta|fim do ano|fim do mês)
# An accident, an illness, a heart that stops
(caminhão|ônibus|carro|trem|metrô|avião|raio|poste|barco|balsa|moto|elevador|teto|prédio|viga|bala|
  tiro|enfarte|infarto|câncer|doença|tumor|deus|morte|onda|mar|rio|vírus|bactéria|avc|derrame|
  acidente) .. (me pegasse|me pegar|me atropelasse|me atropelar|me atropele|me pegue|me acerte|me atinja|
  me mate|me levasse|me levar|me leve|me matasse|
  me acertasse|me atingisse|passasse por cima|caísse|cair|caindo|afundasse|capotasse|batesse|bata|capote|
  derrape|afunde|caia|
  derrapasse|explodisse|não pegou|não me pegou|não me levou|não levou|comigo dentro|resolvesse|
  desse um jeito|me buscar|me buscasse|em mim|viesse)
ela afundasse, ele (caísse|batesse) comigo, comigo dentro
(coração|peito|corpo|respiração) .. (parasse|pare|parar|desistisse|desistir|falhar|falhasse) [sozinho|
  de bater|de vez|de noite]
(caminhão|ônibus|carro|trem|moto|bala|raio|doença|infarto|acidente) .. (passou raspando|passou perto|
  quase me pegou|podia ter me pegado|
  devia ter me pegado)
(diagnóstico|doença|doente|câncer|caso) (terminal|sem cura|fatal|grave), ser (atropelado/a|levado/a),
eu (capotar|capotasse|batesse|bater) o carro, que (descansou|já descansou|já se foi|já foi embora), (cirurgia|
  exame|biópsia|voo|pouso|anestesia) .. (der errado|desse errado|der ruim|falhar|falhasse)
(engoli|tomei|bebi) tudo [o] que tinha
(um|uma) (câncer|doença|acidente|enfarte|infarto|avc|bala perdida) .. (resolveria|resolvia|
  resolver|me levasse|viesse|fatal)
acontecesse (alguma coisa|algo|qualquer coisa|o pior) comigo, me acontecesse (algo|alguma coisa|o pior)
(exame|resultado|biópsia|tomografia|ultrassom|laudo|diagnóstico|raio x) .. (ruim|feio|mau|mal|grave|positivo)
ser (enterrado|enterrada|cremado|cremada), (meu|meu próprio) (enterro|velório|caixão|túmulo|obituário|
  atestado de óbito)
(o|ao|no) (fim|final) [de] (da minha vida|de mim), meu fim
(não|nem) (ter|haver|haja|tenha|houvesse|tivesse) (amanhã|um amanhã|outro dia|mais nada), quem morre
depois (de morrer|que morre|que a gente morre|da morte), se dói morrer, morrer dói, virar (estrela|estrelinha|
  anjo|anjinho|lembrança|saudade|fumaça)
(coisa|algo|doença) .. (grave|ruim|séria|feia|incurável) .. (exame|exames|resultado|biópsia|tomografia|laudo), é da vida
debaixo da terra, a sete palmos, na cova, (nódulo|caroço|mancha|biópsia|tumor) .. (maligno|maligna|ruim|câncer)
(exame|resultado|médico|biópsia) .. (ache|achasse|acuse|acusasse|dê|desse|encontre) .. (ruim|cura|jeito|grave|
  pior|nada bom)
eu (morria|morreria|me matava|me mataria|me mato|me enforcava|me jogava|me atirava|desaparecia|sumia|
  não acordava), deixava de existir, parava de (existir|viver), parar de (viver|existir), (já|) [tinha|
  teria] me matado, me (cortar|machucar|ferir) de novo
(soltar|largar|soltava|largava|soltasse) o (volante|guidão), virar o volante, (pular|pulava|saltar|saltava|
  pulasse) (da|do|dessa|desse|daquela|daquele) (ponte|prédio|viaduto|sacada|andar|terraço|passarela|penhasco|
  janela), cortar [os|meus|os meus] pulsos, (cortava|cortaria|cortasse) os pulsos
(jogava|jogaria|jogar|jogasse) o carro (no|na|contra|em|do|da), (tomava|tomaria|tomasse|tomar) (tudo|
  todos os remédios) [de uma vez], (dava|daria|desse|dar) [um] fim (nisso tudo|em tudo|a tudo|em mim|
  na minha vida|nisso), (acabava|acabaria|acabasse) com (tudo|minha vida|a minha vida|a vida|isso tudo)
se eu acordo, acordo amanhã ou não, acordar ou não amanhã, acordar ou não
`,
  away: `
sumir, desaparecer, ir embora, partir, evaporar, apagar, desligar, descansar, dormir, acabar, parar, fim
sumia, desaparecia, partia, apagava, descansava, acabava, desligava, dormia, sumiria, partiria, descansaria
ir, sumisse, desaparecesse, partisse, acabasse, silêncio, me vou, me fosse, fugir, sossego
`,
  forGood: `
para sempre, de vez, de uma vez por todas, nunca mais voltar, nunca mais, sem volta, (do|desse|deste|
  nesse|neste|no) mundo, (da|desta|dessa|nesta|nessa) vida, eternamente, eterno, definitivo/a, definitivamente
não tem volta, final de verdade, (última|último) (vez|noite|dia|abraço|página|manhã|beijo), da face da terra, da terra
(até|no|do|chegou o) (o|) fim de tudo, em definitivo, sem deixar rastro, que ninguém volta, debaixo da terra
`,
  drawn: `
# Wish
fico (calmo|calma|tranquilo|tranquila), merecia, mereço, queria, quero, querer, querendo, quis, gostaria, desejo, desejei, desejava, desejando, desejar
vontade, tomara
oxalá, quem me dera, (melhor|mais fácil|bom) (seria|era|fosse|teria sido), peço, pedi, pedindo, pedir, rezo
rezei, rezando, torço, torcendo, torci
espero, bem que podia, poderia, podia, preferia, prefiro, preferível, antes, trocava de lugar, trocaria
ansio, saudade de quando, sonho em, sonho com, sonhei que, sonhando em
# Relief
alívio, aliviaria, aliviado/a, (seria|ia ser|será|é) (bom|melhor|mais fácil|mais simples|ótimo|lindo|um descanso|
  um presente|uma bênção|uma benção|uma saída|uma solução|a solução|a saída|um favor|tão bom|a única)
descanso, sossego, consolo, conforto, me (conforta|consola|acalma|tranquiliza|atrai|chama|seduz|puxa)
(me|que) (dá|traz|deu|dava|trouxe) .. (paz|calma|alívio|sossego|tranquilidade|conforto|descanso)
(bom|ótimo|belo) (plano|negócio|jeito|caminho|remédio), solução, mais fácil
# Indifference
(não|nem) (seria|ia ser|acharia|ia achar|iria achar|acho|achava|é|parece|parecia|soa) .. (ruim|mal|má|
  feio|assustador/a|tragédia|errado/a|o fim do mundo)
(não|nem) (me importaria|me importo|ligaria|ligo|me assusta|me assustava|assusta|reclamaria|faria força|
  faria questão|faria diferença|faz diferença|me incomodaria|me mexeria|desviaria|me dá medo|
  tenho medo|teria medo|tenho mais medo|lutaria), tanto faz, dá na mesma, indiferente, tanto melhor
tudo bem se, tá tudo certo, estaria tudo certo, tudo certo, seja sorte, seria sorte, sorte a dele, sorte a dela
quase fui, quase não voltei, quase consegui
[(fiquei com|fico com|com|que|dá)] pena [de] (que não|não), que pena, decepção, decepcionado/a
pouco me importa, me dei ao trabalho
# Thought
penso, pensei, pensando, pensar, pensado, pensamento, pensamentos, (a|essa|com a|da) (ideia|pergunta) (de|que)
ideia, imagino, imaginei, imaginando, imaginar, fantasio, fantasia, invejo, inveja, invejei, matutando, matuto
(passa|passou|passam|vem|veio|volta|ronda|atravessa|atravessou) .. (cabeça|mente|ideia|pensamento)
me pego, me peguei, cogito, cogitei, cogitando, considero, considerei, considerando, flerto, me pergunto
me perguntei, cada vez mais, e se, por que [é] .. errado, cansei de adiar, está chegando, flertando, fissurado/a
respirar aliviado, respirar aliviada, agradecer, agradeceria, grato, grata, agradecido, agradecida, um presente
jeito de sair, bonito, saída honrosa, sem culpa
não vejo a hora de, (minha|a) saída é, só [me] (resta|sobra), (se|quando) [eu] tivesse coragem, se eu pudesse
por mim, se dependesse [só] de mim, juro que, se não fosse, pensado [seriamente], cheguei a, falando sério
não é brincadeira, não estou brincando, sem brincadeira
pesquisei, pesquisando, pesquiso, procurei no google, curiosidade de saber, leio sobre, li sobre
`,
  ready: `${fixed}
(ninguém|eles|elas|nem) (sabe|sabem|desconfia|desconfiam|imagina|imaginam) [de nada]
(quando|se|caso|até|para quando|no dia em que|assim que) eu (resolver|decidir|me decidir|quiser|tiver coragem|
  criar coragem)
falta [só] [a|de] coragem, (faltou|tivesse|tiver|tenho|criar|criando|arrumar|juntar|juntando|tomar) coragem
(marquei|escolhi|tenho|sei) (o|a|um|uma|qual) (dia|data|hora|jeito|lugar|noite), (já|) tenho (data|dia|lugar|
  hora|um lugar), tem até (lugar|data|hora), já tem data
`,
  resolved: `
(já|) decidi, (acho que|acho que eu|hoje eu|amanhã eu|essa noite eu|esta noite eu|eu ainda|um dia eu) vou
decidido/a, resolvi que, está resolvido, tomei [a|minha] decisão, planejo, planejei, planejando
meu plano, tenho um plano
já sei como, pretendo, prometi que hoje, (hoje|essa|esta) (noite|madrugada) .. (acabo|faço|resolvo|vou)
`,
  absent: `${tomorrow}(depois que|quando|para quando) eu (for|tiver ido|já tiver ido)
quando (isso|tudo|isso tudo|essa dor) acabar para mim, sem mim, (minha|com minha|a minha) (ausência|falta|morte|
  partida), no (meu|dia do meu) (enterro|velório|
  funeral|caixão), depois do meu (enterro|velório|funeral), depois de mim
(se|quando|caso|que|depois que|para quando|até|assim que|no dia em que|o dia em que) [um dia|amanhã|hoje|
  de repente] eu [não|já não|
  simplesmente|amanhã|de repente|um dia] [simplesmente|amanhã] (sumisse|sumir|faltasse|faltar|morresse|
  morrer|partir|partisse|existisse|existir|desaparecesse|desaparecer|
  me for|me fosse|for embora|fosse embora|fosse de vez|for de vez|fosse primeiro|não estiver mais|exista|morra|
  parta|suma|falte|desapareça|me vá)
(se|quando|caso|que|depois que|para quando|até) [um dia|amanhã|hoje] eu (não|já não|nunca mais) [mais|um dia|
  amanhã|simplesmente] (estiver|estivesse|esteja|voltasse|voltar|volte|acordasse|acordar|acorde)
(do que|que|longe de|livre de|livres de|se livrando de|se livrarem de|se livrar de) (comigo|mim) [por|aqui|
  por perto|em casa|vivo|viva|junto]
se eu não (aparecer|aparecesse) [mais|amanhã|segunda|hoje]
sem (o|a|esse|essa) (peso|fardo|estorvo|problema|preocupação|trabalho|atraso|despesa|encosto) que [eu] (sou|
  represento|virei|dou|causo), sem (me ter|ter a mim|eu) (aqui|por perto|no meio|na vida|para|atrapalhando|
  no caminho)
(não|já não|nem) (vou|devo|pretendo|espero) [mais] estar [mais] (aqui|por aqui|por perto|para ver), eu (sumir|
  desaparecer|partir|morrer|não existir|não estar)
(quando|se|depois que) eu sair (dele|deste mundo|desse mundo|de cena)
(não|nunca) (estivesse|estou|estarei|estaria|estiver|existisse) [mais] (aqui|por aqui|por perto|na vida deles|
  neste mundo|nela)
(quando|se|no dia em que) não (me tiverem|tiverem a mim|me virem), minha vaga no mundo
(iam|vão|iriam|vai|ia|iria) (chorar|sofrer|sentir) .. (mês|meses|semana|semanas|tempo|dias|depois)
não vou (mais precisar|precisar mais|usar mais), (para onde eu|onde eu|aonde eu|para onde) vou
(se|caso) [me] acontecer (alguma coisa|algo|qualquer coisa) [comigo], [ela|ele|eles|elas] (vai|
  vão) precisar [aprender|saber|disso], facilitar (para|a vida|depois|as coisas), (vai|vão) precisar de (alguém|
  outra pessoa|um lar|quem cuide|quem dê|quem fique|outra casa), não (quero|vou|queria) deixar (nada|rastro|
  bagunça|coisa) [para|minha|meu] [trás]
(não|nem) vou [mais] precisar [mais] (disso|dele|dela|deles|delas|de nada|de tanta|de roupa|de roupas|onde vou|
  para onde vou|dessas|desses)
(ninguém|eles|elas|não) .. (ler|achar|mexer|limpar|arrumar|resolver) depois, ninguém ter (trabalho|problema|
  dor de cabeça|que se preocupar) [comigo|depois], (não|sem|nem) (ter|terem|passar|passarem|sofrer|sofrerem|
  precisar|precisarem|brigar|brigarem) .. depois, (não|sem) (dar|deixar|dando|deixando) (trabalho|bagunça|
  dívida|dívidas|pendência|pendências|problema|rastro) [para]
`,
  eased: `
(não|nada) (vai perder|perde|perderia|perderiam|perdem) [nada|grande coisa], (sobrar|sobraria|sobra|sobram|
  sobrariam) (espaço|dinheiro|tempo|paz|comida|lugar)
melhor, melhores, bem melhor, mais (leve/s|fácil|felizes|feliz|barato|simples|livre/s), feliz, felizes
se (vira|virar|virarem|ajeitar|acostumar), em paz, tranquilo/a, tranquilos, tranquilas, aliviado/a, aliviados
alívio, sossego, sossegado/a
(descansar|descansariam|descansaria|descansam|respirar|respiraria|respirariam|respiram|seguir em frente|
  seguiriam|livres|livre|se livram|se livrariam|livrar|um favor|uma boca a menos|um problema a menos|
  um peso a menos|menos um|poupar|pouparia|economia|economizar)
(ninguém|quem|alguém|nem|pouca gente|quanto tempo) .. (notaria|nota|notasse|perceberia|percebesse|
  sentiria|sentir falta|sente falta|sentirá|choraria|chorar|procuraria|perderia|estranharia|repararia|
  lembraria|daria falta|dar falta|dar por falta|viria|vai vir|apareceria|iria|iam|iria ao)
(não|nada) (mudaria|mudaria nada|faria falta|muda|perderia|perderiam|ia mudar), se (virariam|viram|viraria|
  acostumam|acostumariam|ajeitam|ajeitariam), (ficariam|ficaria|vão ficar|vai ficar|estariam|estaria) bem
(ficaria|ficar|fica) com (o|a|os|as|meu|minha) (cachorro|cachorra|gato|gata|filhos|crianças|casa|coisas)
demais, dinheiro do seguro, o seguro
ninguém (ia|iria|vai) (dar|notar|sentir|perceber|chorar|ligar|reparar), (viver|vivem|viveriam|
  vão viver) (melhor|mais|em paz|felizes), (chorar|sofrer) (um|uma) (mês|semana|tempo) e, quase bonito
até segunda
`,
  noMore: `
(não|nem) (estou|ando|venho|tenho|estava) [mais] (aguentando|suportando|querendo|conseguindo|aguentado|vendo|
  achando|encontrando|sentindo|sabendo) [mais] [motivo|sentido|razão|graça|vontade|força|jeito|forças] [para|em|
  de]
(faz|faço|fazer|fazia) diferença nenhuma, (faz|fazer) [alguma|pouca|nenhuma] diferença (eu|se eu), (que|
  qual) [a] diferença [faz] (eu|se eu)
(não|nem) (quero|queria|consigo) [mais] (fazer parte|tomar parte|pertencer), (não|nem|nunca) [mais] (vejo|
  enxergo|encontro|acho|sinto|há|tem|existe|tenho|aguento|suporto|quero|
  consigo|sei mais|compensa|me interessa|presta|sirvo|pertenço|caibo|me cabe|sei para que|faz|vale|
  me segura|me prende) [mais|a|o|um|uma|nenhum|nenhuma|mais nenhum|em|a pena|pena|motivo|motivos|
  sentido|razão|graça|lugar|jeito|forças|força|porquê|por que|cor|gosto] [para|em|de|na|no|por|mais]
(cansei|cansado/a|cansaço|exausto/a|farto/a|cheio/a) de, desisti de, desistir de, desistindo de, perdi [a|
  o] (vontade|gosto|graça|
  sentido|motivo|razão) (de|para|por|da|na), (nada|ninguém) [mais] me (prende|segura|liga|amarra) [mais] [a|
  em|na|no|à|nesta|nessa], para que, por que [eu] (ainda|continuar|continuo|insisto), acabou para mim
sem (motivo|razão|sentido|vontade|forças|força|porquê) (para|de|em), que (sentido|graça) (tem|faz), (qual|algum|
  nenhum) [é] [o] sentido (de|em|tem)
(falta|faltam|acabaram|acabou|acabou se) [os|as|a|o] (motivos|motivo|razões|razão|vontade|forças|
  coragem) (para|de), nada que me (segure|prenda) [a|em|na|no|à|nesta|nessa]
`,
  life: `
viver, vivendo, [a|minha|a minha|desta|dessa|nessa|esta|essa] vida, existir, existência, existindo
(estar|ficar|continuar|seguir|permanecer|sigo|continuo) (viva|vivo|aqui|nesse mundo|neste mundo|no mundo|vivendo)
neste mundo, nesse mundo, desse mundo, deste mundo, no mundo, nessa terra, nesta terra, um amanhã, o amanhã, mais um dia
futuro para mim, o dia seguinte, os meus dias, meus dias, continuar existindo, sair da cama nunca, lugar no mundo
`,
  noWay: `
única (saída|porta|solução|maneira|forma|opção|escolha|coisa que resta), único (jeito|caminho|modo|remédio|fim)
(não|nem) (vejo|enxergo|acho|encontro|tem|há|existe) [mais|outra|outro|nenhuma|mais nenhuma] (saída|jeito|
  remédio|solução|conserto|volta|luz|caminho) [para|na|da], só (vejo|tem|resta|sobra|sobrou|existe|há) (um|uma|o|
  a) (jeito|saída|caminho|porta|solução), beco sem saída, fundo do poço, poço, não tem mais jeito, sem saída
`,
  tether: `
só não (fiz|faço|fiz isso|faço isso|acabei com tudo|acabei com isso|fui de vez|dei fim) [ainda|
  até agora] (por causa|por conta|porque|pela|pelo|pelas|pelos)
(o que|o|coisa que|motivo que|que|quem) [ainda|só] me (segura|prende|mantém|amarra|segurou|prendeu|seguram|
  prendem|impede|impediu) [ainda|só] (aqui|viva|vivo|de ir|de partir|nesse mundo|neste mundo|nessa
  vida|nesta vida|de fazer|de acabar|de pular), (só|ainda) (estou|continuo|fico|sigo) (aqui|viva|vivo|
  respirando|vivendo|existindo) (por causa|por|pelo|pela|pelos|pelas), só (fico|continuo|estou|sigo|
  vivo) por (causa|conta) (do|da|dos|das) [meu|minha|meus|minhas] (cachorro|cachorra|gato|gata|filho|filha|
  filhos|filhas|mãe|pai|netos|menino|menina|meninos), me (segura|prende|mantém) [ainda] [aqui] (é|são) [só] [o|
  a|os|as] (minha|meu|meus|minhas) (filha|filho|filhos|filhas|mãe|pai|cachorro|cachorra|gato|gata|netos|neto|
  neta|família|menina|menino|pequena|pequeno), senão [eu] já (tinha|teria) (ido|partido|acabado|me ido|sumido|
  dado fim|feito besteira|me matado), se não (fosse|fossem) .. eu (nem|não) (estaria|estava) [mais] (aqui|viva|
  vivo|escrevendo|respirando)
se não (fosse|fossem) (o|a|os|as|por|pelo|pela|meu|minha|meus|minhas) .. eu já (tinha|teria|não|era)
`,
  farewell: `${leave}${unseen}
(perdão|adeus) (a|para) (quem|todos os que) (fica|ficar|ficam|ficarem|deixo|me amou|eu deixo)
(digam|diga|diz|fala|falem|avisem|avisa|lembrem|lembra|contem|conta) [para|a|ao|à|aos|às|que] [o|a|os|as|todos|
  todo mundo|ele|ela|eles] [meu|minha|meus|minhas] [pai|mãe|pais|filho|filha|filhos|família|marido|esposa|irmão|
  irmã|amigos] que [eu] [sempre] (amei|amo|amava|tentei|fui feliz) [muito|tanto|demais]
(de|a) quem [eu] (importa|amo|interessa|gosto)
(carta|cartas|bilhete|bilhetes|recado|recados|áudio|áudios|vídeo|vídeos|palavras) (para|de despedida|com|
  de adeus) [a|o|as|os|cada|
  meu|minha|meus|minhas|quem|eles] [filho|filha|filhos|mãe|pai|marido|esposa|um|uma|todos|família|ficar]
(escrevi|escrevo|escrevendo|deixei|gravei|deixo|preparei|comecei) .. (carta|cartas|bilhete|bilhetes|áudio|recado)
[me] (perdoem|perdoa|perdoe|desculpem|perdão|desculpa) [por] (tudo|a todos|pelo que|minha família|mãe|pai|meus|o
  que|se eu|a bagunça|a fraqueza|eu não), que me (perdoem|perdoe), pedi (perdão|desculpa|desculpas) (a todos|
  para todo mundo|um por um|a cada um|à minha|para minha|por tudo), obrigado/a por tudo, desculpa por tudo
obrigado/a por (terem|ter) me (aguentado|amado|suportado|cuidado|criado|aturado), fiquem bem, vivam
[eu] não consegui ficar, valeu a companhia, último (post|áudio|texto|registro|recado|vídeo|story), quem (achar|
  encontrar|ler) (esse|este|meu) (caderno|diário|celular|texto|bilhete), tentei (ficar|viver|resistir|existir)
me (perdoa|perdoem|perdoe), não (foi|é) culpa (sua|de vocês|de ninguém|dela|dele|deles), [eu] (tentei|
  juro que tentei|lutei) (tanto|de tudo|até onde|o quanto|o que pude|juro), eu tentei, juro que tentei
foi o que deu [para fazer], (fiz|dei) o que (pude|deu|consegui), pela última vez
(digam|diga|fala|falem|avisem|lembrem) .. (amei|amo|amava|amor), (amei|amo) (vocês|cada um|todos), sejam felizes
(não|ninguém) (chorem|chore|se culpem|se culpe|tem culpa|teve culpa|me procurem), não é culpa (de|sua|dele|dela)
sem (que|ninguém|eles|elas|ela|ele) [eles|elas|ninguém|ela|ele] (perceber|percebessem|percebesse|notar|notassem|
  notasse|saber|soubessem|soubesse|desconfiar|desconfiassem|desconfiasse), me despedi, me despedindo, despedida
adeus, (última|último) (página|carta|mensagem|abraço|texto|áudio|foto), até nunca
cuidem (de|da|do|das|dos|bem|uns), cuida (da|do|dos|das|bem), (valeu|foi bom) enquanto durou
falta (pouco|só isso|uma semana), faltam poucos, chegou a hora, está chegando a hora, é (hoje|amanhã) o dia
já está tudo marcado
`,
  settled: `${inOrder}
(deixar|deixei|passei|passar|botei|colocar|coloquei) tudo no nome (dela|dele|deles|delas|da|do|das|dos)
(organizei|arrumei|acertei|resolvi) tudo
(passei|deixei|fiz|dei|assinei) .. procuração .. (para|com|no nome)
(troquei|mudei|coloquei) .. beneficiário, ensinei .. (fazer|usar|pagar), (alianças|aliança|joias)
fica para (vocês|você|ela|ele|minha|meu)
(ração|coleira|vacina|comida) [dele|dela|do|da|fica|está], come (uma|duas|três) vezes, paguei tudo, (doei|
  distribuí|doando|distribuindo) [já] [o|a|os|as|todos|todas] (meu|minha|meus|minhas), dei .. (violão|guitarra|
  roupas|livros|discos|coleção|plantas|aliança|relógio|ferramentas)
(passei|transferi|dei|deixei) .. (carro|moto|casa|ponto|loja|conta) (para|com) [o|a] [nome] [de|da|do] [meu|
  minha|meus|minhas] (cunhado|cunhada|irmão|irmã|filho|filha|filhos|mãe|pai|primo|prima|esposa|marido|sobrinho|
  sobrinha)
(quero que|podem|pode) (doem|doar|fiquem com|fique com|deem|dar) [os|as|o|a] (meus|minhas|meu|minha)
ensinei .. (pagar|mexer|resolver|cuidar) .. (contas|banco|casa|aplicativo|papéis)
(alguém|quem|você|vocês) (busca|buscam|pega|cuida|cuidam|cria|criam|fica com) [de|do|da] (meu|minha|meus|
  minhas) (filho|filha|filhos|mãe|pai|cachorro|gato|gata|cachorra)
(as|minhas|todas as) senhas, senha (do|da) (banco|celular|cofre|conta|cartão), escritura, apólice, testamento
os documentos, as chaves da casa, chave do carro, o inventário
(deixei|deixo|deixando|anotei|anotado|escrevi|passei|entreguei|separei|mostrei|guardei|dei|mandei|
  ensinei|combinei|repassei) .. (senha|senhas|chave|chaves|documentos|escritura|apólice|cartões|testamento|seguro|
  cachorro|cachorra|gato|gata|contas|inventário|joias|fotos|instruções|papéis|pix|beneficiário/a)
(quem|que alguém|alguém|quem é que) (fica|ficaria|vai ficar|cuida|cuidaria|fique|cuide) (com|de|da|do|das|
  dos) [o|a|os|as|meu|minha|meus|minhas] (gato|gata|cachorro|cachorra|filhos|filhas|crianças|plantas|casa|
  coisas|mãe|menina|menino|bichos)
(doei|dei|vendi|distribuí|dando|doando|entreguei) .. (coisas|roupas|discos|livros|coleção|violão|cachorro|gato|
  instrumentos|ferramentas|móveis|tudo que), (tudo|casa|contas|papéis|vida) (em ordem|organizado|organizada|
  resolvido|resolvida|acertado|pago|arrumado|arrumada|pronto|pagas|encaminhado), paguei .. (adiantado|todas|
  dívidas|enterro|jazigo|funeral), beneficiário/a do seguro, (pedi|pedir) .. (ficasse|ficar|cuidasse|cuidar) (com|
  de|da|do), seguro de vida, testamento
(rasguei|queimei|apaguei|destruí|deletei|joguei fora) .. (diários|diário|cartas|fotos|cadernos|histórico|
  conversas|perfis), expliquei onde (fica|está|ficam) tudo, seguro no nome (da|do), (roupa|vestido|terno|música|
  foto) .. (enterrado|enterrada|velório|enterro|caixão)
`,
  calm,
  means: `${withinReach}faca (na gaveta|na mão|no pulso|da cozinha|debaixo|no criado), (seguro|segurei|segurando) [a|uma] faca, bisturi
comprimido/s, cartela/s, caixa de remédio, caixas de remédio, remédios, pílula/s, calmante/s, soníferos
rivotril, clonazepam, zolpidem, insulina, veneno, chumbinho, soda cáustica, gilete, lâmina/s, navalha, estilete
corda, um nó, viga, gás, monóxido, ponte, viaduto, passarela, elevado, mureta, parapeito, sacada, varanda
terraço, laje, cobertura
trilho, trilhos, cais, píer, plataforma (do metrô|do trem|da estação), linha do trem, janela do (quarto|quinto|
  sexto|sétimo|oitavo|nono|
  décimo|escritório|apartamento|último|trabalho|prédio), janela do .. andar, andar de cima, o vão, penhasco, precipício
arma, revólver, pistola, espingarda, (o|num|no) barranco, contramão, beira (do rio|da represa|do precipício|da
  ponte|do prédio|da plataforma), faixa amarela, o volante, a linha amarela
na curva, uma curva, volante, guidão, (a|o) carro ir, o acelerador, cinto de segurança, os andares, a estrada
a rodovia, a pista
`,
  prepared,
  lingering: `${noPromise}(penso|pensando|pensei) (nela|nele|nelas|neles|nisso) (o tempo todo|toda noite|todo dia|todas as noites|
  toda hora|demais), (olho|olhando|olhei|olhar) [para|o] (o|meu|os|meus|) (pulso|pulsos)
me (vejo|vi|imagino|imaginei|imaginando|vendo) (caindo|pulando|saltando|despencando|me jogando|virando|batendo|
  pendurado/a)
(fiquei|fico|ficava|passei|parei|paro|estive) .. (olhando [para baixo]|medindo|contando|calculando|encarando|
  imaginando|decidindo|pensando em pular|fitando), (calculei|calculo|calculando|medi|medindo|meço) [a|o|quanto|
  quantos|quantas], (olho|olhei|olhar|olhando) (para baixo|demais|tempo demais|de outro jeito|por tempo
  demais), (contei|conto|calculei|sei) quantos, me (chama|puxa|atrai|chamava|chamou|puxou|puxava|atraiu)
seria (rápido|tão fácil|tão simples|indolor|tão rápido), é só (virar|soltar|pular|acelerar|largar|me jogar)
(olhei|olho) .. mais do que (devia|deveria), não confio em mim, não me garanto, longe da (faixa|beira|linha|
  grade|janela|sacada), fiquei lá (parado|parada|sozinho|sozinha|olhando|pensando|um tempo|um bom tempo), (em|
  de) não (virar|frear|desviar|parar), (penso|olho|pensando) [nela|nele|nisso] mais do que (deveria|devia|
  queria), minha (companhia|companheira|única amiga), tempo demais, mais tempo do que (devia|deveria|queria|
  precisava|o normal), para baixo, me (chamando|puxando|atraindo|encarando), chama por mim, chamando por mim
um passo, bastaria, bastava, quantos (seriam|bastam|precisa|precisaria)
o bastante, o suficiente, dose (letal|fatal)
pensando em (soltar|virar|jogar|acelerar|pular|saltar|tomar), quando (eu tiver|tiver|der|eu criar) coragem
me faltar coragem, por via das dúvidas, para o dia, para quando 
caso [eu|um dia|eu um dia] (precise|decida|queira|não aguente), pensei em (pular|tomar tudo|tomar todos|
  me jogar|virar o volante|soltar),
  dá vontade de (pular|tomar|me jogar|soltar|virar|acelerar), vontade de (pular|me jogar|tomar tudo|soltar o volante|
  acelerar contra|virar o volante), se eu (pulasse|tomasse tudo|tomasse todos|soltasse|virasse|caísse|me jogasse)
(tomar|tomei|tomasse|engolir|engoli|virei) .. (tudo|todos|todas) [de uma vez|juntos|juntas], (tomar|tomei|
  tomasse|engolir|engoli|virar|virei) (a cartela|o vidro|o frasco|de uma vez|um
  monte|a caixa), (juntando|juntei|junto|estocando|estoquei|acumulando|escondi|escondo|escondido/a|escondidos|
  guardando|guardado/a|guardados|guardadas) .. (gaveta|fundo|atrás|armário|meia|colchão|bolsa|há|desde|
  aos poucos), (juntando|juntei|junto|estocando|
  estoquei|acumulando|escondi|escondo) .. (comprimidos|cartelas|remédios|calmantes), (fico|fiquei) contando
atrás d(os|as) livros, atrás dos livros, por precaução
soltei o volante, soltei, fechei os olhos (na|no|dirigindo|e), deixei o carro, (só|) para ver (o que|no que|se)
na última hora, sem olhar para os lados, contei os (andares|metros|degraus|vagões|minutos|segundos), acelerei
(saber|só de saber|saber disso) que (está|tá|estão|tenho|ela está|eles estão|elas estão|existe), me acalma
fico (calmo|calma|tranquilo|tranquila), subi (até|na|no|em)
`,
  harm: `
(braço|braços|pulso|pulsos|coxa|coxas|perna|pernas|antebraço) .. (marcado|marcados|marcadas|cortado|cortados|
  cortadas|riscado|riscados|riscadas)
me (cortei|corto|cortar|cortando|cortado|cortava|belisquei|belisco|beliscar|beliscava|arranhei|arranho|
  arranhar|arranhava|queimei|queimo|queimar|queimava|mordi|mordo|morder|bati|bater|bato|batia|machuquei|
  machuco|machucar|machucava|machucando|feri|firo|ferir|furei|furo|furar|esmurrei|soquei|arranquei|castiguei|
  castigo|puni|punir)
(braço|braços|pulso|pulsos|coxa|coxas|perna|pernas|antebraço|barriga|pele) .. (gilete|lâmina|estilete|isqueiro|
  cigarro|tesoura|compasso|caco de vidro)
(gilete|lâmina|estilete|isqueiro|cigarro|tesoura|compasso|agulha|caco|vidro|faca) .. (coxa|coxas|braço|
  braços|pulso|pulsos|pele|barriga|perna|pernas|antebraço), (cortes|corte|marcas|cicatrizes|riscos|
  queimaduras) (no|nos|na|nas) [meu|meus|minha|minhas] (braço|braços|pulso|pulsos|coxa|coxas|perna|pernas|
  barriga|antebraço)
(soco|socos|murro|murros|tapa|tapas) (na|no|em) (parede|mim|minha|meu|própria|próprio|minha própria)
cabeça (na|contra a) parede, (arranco|arranquei|arrancar|arrancando) .. (cabelo|cabelos|pele|casca|cascas|unhas)
automutilação, me mutilar, me mutilei, (cortei|queimei|corto|queimo) (a|o|meu|minha|os|as) (coxa|coxas|braço|braços|
  pulso|pulsos|antebraço|barriga|pele|pernas)
`,
  meant: `
aos (doze|treze|catorze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|12|13|14|15|16|17|18|19|20)
na adolescência, quando [eu] era (adolescente|mais novo|mais nova|novo|nova)
(pensamento|pensamentos|ideia|ideias|impulso|impulsos) [errado|errados|ruim|ruins|feia|feias], de propósito
de castigo, como castigo, para (sentir|aliviar|calar|parar|me punir|punir|me castigar|ver|esquecer|
  acalmar|doer|desligar|não chorar|não gritar), até (sangrar|ficar roxo|ficar roxa|sair sangue|doer|arder|abrir|
  passar|parar|o sangue), no banheiro, (porta|tranquei) .. (banheiro|trancada), escondido/a, escondidos
(voltei|voltou|recaí|recaída|de novo|outra vez|nunca repetir|não repetir|prometido|prometi|parado) [a]
onde (ninguém|o uniforme|a
  roupa|a manga|não) .., ninguém (sabe|vê|viu|percebe|pergunta|repara), manga comprida, mangas compridas
manga longa, escondo, esconder
quando (erro|errei|faço algo|discuto|choro|brigo|fico), porque (errei|erro|mereço|falhei), vontade de, (alivia|
  alívio|aliviou|acalma|
  acalmou|ajuda a|me cala|silencia), mereço, na coxa, na barriga, no pulso, nos pulsos, na parte de dentro
com (gilete|a gilete|
  estilete|a lâmina|lâmina|o isqueiro|isqueiro|cigarro|tesoura|a tesoura|o compasso), é (a única|
  o único) .. (coisa|jeito|que)
`,
  deed,
  intent,
  dear: `${dearOnes}
(meu|minha|um|uma|o|a|meus|minhas) (amigo|amiga|irmão|irmã|mãe|pai|filho|filha|primo|prima|tio|tia|avô|avó|
  marido|esposa|mulher|namorado|namorada|noivo|noiva|ex|colega|vizinho|vizinha|aluno|aluna|sobrinho|sobrinha|
  cunhado|cunhada|chefe|sogra|sogro|afilhado|afilhada|menino|menina|rapaz|moça|conhecido|conhecida|companheiro|
  companheira|paciente|estagiário|estagiária|enteado|enteada|neto|neta|porteiro|parceira|parceiro), colega
`,
  theirDanger: `${inDanger}
que (ama|amava) (todo mundo|todos|a gente|vocês) .. .. (culpa|não atende|atende)
vida (dele|dela) não (vale|tem|faz) [mais] [a|sentido|nada|pena]
(não quer|não queria|não quis|não aguenta) mais (viver|estar aqui|estar (nesse|neste) mundo|existir|acordar|
  estar viva|estar vivo|nada dessa vida), quer (morrer|
  se matar|sumir do mundo|sumir da vida|acabar com tudo|se jogar|dar fim), (vai|ia|ameaça|ameaçou|plano para|
  plano de|tentou|tenta|jurou|falou em|fala em|falando em|
  pensa em|pensando em|disse que vai|diz que vai|prometeu|querendo|quer|quis) (se matar|se jogar|pular|morrer|
  acabar com a vida|
  tirar a vida|se enforcar|tomar tudo|se cortar|tirar a própria vida|dar fim|acabar com tudo|se suicidar|se machucar)
(mandou|deixou|escreveu|postou|me mandou|gravou) .. (despedida|adeus|se despedindo|bilhete|perdoem|de despedida)
(tomou|engoliu) (tudo|todos|uma cartela|cartelas|um monte|os remédios|veneno|comprimidos|uma caixa|chumbinho)
se (cortou|corta|
  cortando|machuca|machucando), (está|tá|subiu) (no|na|em cima) (parapeito|ponte|terraço|telhado|laje|beirada|
  viaduto), não quer passar dos, que não (passa|chega) (de|desse|deste|dessa|desta|ao|no|até o) (hoje|fim|final|semana|mês|
  noite|natal|domingo|segunda)
(crianças|filhos|família|meninos|todos|todo mundo|a gente|nós) .. (ficar|ficariam|viveriam|estariam|estaria|
  ficaria) [muito] (melhor|bem) sem (ela|ele)
se despediu .. (não atende|estranho|sumiu), mostrou .. cortes, (comprimidos|remédios) (contados|separados|guardados)
(cansou|cansado|cansada|desistiu|desistindo|perdeu a vontade|não vê sentido em|sem vontade) (de viver|da vida|
  viver|de existir), (não vê|não tem) mais (motivo|sentido|razão) [para|em] viver
`,
  elsewhere: `(${games})${trades}
filme, filmes, série, novela, (li|lendo|no|do|desse|um) livro, livro (de|sobre), romance, personagem, música
jogo, game, fase, (a|da|na|uma) partida de, partida de futebol, (o|do|no|ao|pelo|meu|nosso) time, gol, campeonato
notícia, notícias, reportagem, jornal, palestra, campanha, setembro amarelo, treinamento, curso, capacitação
artigo, podcast, peça, teatro
iluminado/a, (tão|muito|que) (bonito/a|lindo/a), férias, viagem, viajo, viajar, viajando, feriado, praia, sítio
mudança, mudando, aposentadoria, me aposento, licença, intercâmbio, formatura, sabático
(emprego|trabalho|projeto|contrato|apartamento|setor|time|cargo|turno) novo, novo (emprego|cargo|setor|desafio|
  apartamento|projeto), [na|da|dessa|nessa|desta] empresa, demissão
obra, engenheiro/a, engenheiros, arquiteto/a, vistoria, projeto/s, reunião, planilha/s, cliente/s, trânsito
promoção, estoque, relatório
geladeira, mercado, padaria, pão, receita, panela, cebola, cozinha, cozinhando, farmácia, posto de saúde
vencidos, (remédio|remédios|comprimido|comprimidos|cartela|cartelas|receita|consulta|exame) .. (da minha (mãe|
  avó|vó)|do meu (pai|avô|vô)), pressão alta, antibiótico, alergia
planta, computador, bateria, carro velho, servidor, impressora, wifi, internet, tatuagem, barba, depilação
marcenaria, oficina
quadra, futebol, treino, bicicleta, escalada, rapel, paraquedas, pescar, pescaria, foto do pôr, mirante
turista, turistas, show
da mamãe, do papai, semana que vem, mês que vem, (segunda|terça|quarta|quinta|sexta) começo
despedida de solteiro, despedida de solteira, mudei de emprego, plantão que vem
chuva, lua, pôr do sol, nascer do sol, estrelas, pássaros, passarinho, a vista, cachoeira, o mar, salário
plano de saúde, carteira assinada, vale, freio, pneu, pedágio, buraco na, radar
(desta|dessa|desse|deste|nesta|nessa) (empresa|reunião|relatório|projeto|cidade|bairro|condomínio|grupo|
  planilha|curso|faculdade)
`,
  parting: `${leaving}${returns}
demissão, pedi as contas, pedi demissão, aviso prévio, emprego novo, trabalho novo, vaga nova, novo emprego
férias, viagem, viajo, embarco, mudança, me mudo, aposentadoria, me aposento, aposentei, licença, maternidade
intercâmbio, transferência, rescisão, desligamento, último dia (na|no|de) (empresa|firma|trabalho|escritório|
  loja|escola|hospital|banco|equipe|setor|turma|unidade|agência|filial|colégio|clínica), crachá, filial
proposta nova, outra empresa
`,
  asked: `
(perguntou|perguntaram|pergunta|perguntar|perguntam|perguntava|questionou) .. (se|sobre), (formulário|questionário|
  triagem|consulta|anamnese|ficha|perícia|médico|médica|doutora|doutor|psiquiatra|psicóloga|
  enfermeira) .. (perguntou|pergunta|pedia|pede|sobre|se)
`,
  denied: `
nunca, não penso, nunca pensei, não pensei, não tenho, nenhum, nenhuma, nada disso, respondi que não
disse que não, falei que não
(marquei|é) não, não mesmo, de jeito nenhum, jamais, nem de longe, nego
`,
  reserve: `
mas, menti, mentira, só que, porém, às vezes, antes, ultimamente, já pensei, acho que sim, não sei, quase
embora, sim, fiquei quieta, fiquei quieto
`,
  idiom: `${figures}(paciente|pacientes) (do|da|dos|das) (leito|quarto|box|sala|maca|emergência|enfermaria|uti|ala|dois|três|quatro|cinco|
  seis|sete|oito|nove|dez|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20)
(quilômetro|quilômetros|km|maratona|subida|ladeira|treino|agachamento|agachamentos|spinning|crossfit|esteira|burpees) .. (queria|
  quis|quero|vontade de) morrer
sonhei que [eu] (morria|morri|tinha morrido), (desligar|desconectar|desliga|desconectado) do mundo, (sumia|
  descansava|dormia|desligava|apagava) (uns|umas|um|uma|dois|três|por|para|na|no|do|da|às|até)
que se foi (para|embora), (acabava|acabar|acabaria) com tudo (que|o que)
vida fora (do|da|de) (trabalho|empresa|escritório|hospital|plantão|escola), ir embora para (minas|o interior|
  a praia|portugal|a bahia|a roça|outro|outra|o rio|casa|minha terra|o mato)
(subi|fui|subindo) (na|no|à|ao|até a|até o) (laje|terraço|varanda|sacada|cobertura|telhado) (para|
  e) (ver (os fogos|a lua|o pôr|o jogo|o sol|as estrelas)|estender|estendi|lavar|limpar|limpei|consertar|
  arrumar|regar|reguei|fumar|tomar sol)
(ir|vou|fui) embora (para sempre|de vez) (de são|do rio|da cidade|desta cidade|dessa cidade|do país|do brasil|
  dessa empresa|desta empresa|dessa firma)
# Not about the writer's life
vida (social|pessoal|profissional|acadêmica|amorosa|noturna|útil|real|corrida|boa|mansa|fitness|saudável|dupla|
  toda|inteira|financeira|sexual|
  conjugal|adulta|urbana|na roça|de|em|nova|sedentária|marinha|selvagem|própria), (qualidade|custo|estilo|
  seguro|projeto|padrão|plano|história|ritmo|fase|lição|
  companheiro|companheira|mudança|meio|área|time) de vida, nunca na vida, da minha vida (toda|inteira), (amor|
  mulher|homem|dia|prova|susto|férias|show|viagem|jogo) da minha vida
viver (de aluguel|de salário|na estrada|correndo|no aperto|de bico|de favor|de marmita|de renda|com pressa|
  numa cidade|em outro|no interior|fora)
não [quero|vejo|consigo] viver sem (café|você|internet|ar|celular|chocolate), viver um grande amor
viver melhor, viver bem
(senha|senhas) (do|da|dos|de) (sistema|wifi|rede|empresa|computador|acesso|portal|servidor|setor), bilhete (de|
  da) (troca|passagem|loteria|entrada|ônibus|metrô|rifa)
# A fright, a jest, a fear
se eu não (voltar|chegar|aparecer) (até|antes|na|no|a tempo|às|hoje|cedo|logo), sem mim (nessa|nesse|nesta|
  neste|desta|dessa) (foto|reunião|festa|jogo|rodada|partida)
(se|quando|depois que|no dia em que) eu (partir|desaparecer|sumir) (o|a|os|as|para|em|no|na|do|da), (se|
  quando) eu (for|fosse) embora (cedo|mais cedo|hoje|agora|antes|às|no horário|daqui|dessa|desse|da|do)
depois de mim (vem|veio|tem|vinha|na fila|chegou|entrou|só|foi)
se eu (faltar|faltasse) (amanhã|hoje|na|no|de novo|à|ao|um dia|segunda|sexta), é melhor (avisar|esperar|ir|sair|
  levar|chegar|comprar|pedir|deixar|ligar)
(prazo|prazos|meta|metas|ritmo|missão|escala|horário|agenda|cronograma|orçamento) [é|era|são|foi|mais] suicida/s
(pensei|achei|jurava|juro) que (ia|fosse|iria) morrer, quase morri, medo de morrer, morrer de (<rir>|rir|medo|
  vergonha|tédio|fome|sono|
  saudade|calor|frio|inveja|amor|susto|raiva|velha|velho|preguiça|vontade|alegria|cansaço|trabalhar|orgulho|
  ciúme), não quero morrer (sem|antes de) (ver|conhecer|
  provar|ir|viajar), morrer na praia, antes de morrer, deixar morrer, (matar|mata) a (fome|sede|saudade|curiosidade)
querer morrer (de|com), a morte (de|da|do|dos|das), quero ver ele morrer
(minha|a) (falta|ausência) (de|na reunião|no trabalho|na aula|justificada), (última vez) que (vi|fui|comi|
  tentei|saí|mudei|comprei|atualizei|viajei|compro|peço|empresto|confio|aceito|pago|uso|assino|ajudo|viajo|
  caio (nessa|nesse))
no mundo (inteiro|todo|dos|da|das), do mundo (inteiro|todo), (o melhor|a melhor|maior|pior|único|
  coisa) .. do mundo, (nada|ninguém|problema|fim) (neste|nesse|no) mundo
mundo (real|corporativo|digital|virtual|afora|do trabalho), se matar (de|para|por) [tanto] (<trabalhar>|
  trabalhar|estudar|rir|vender|malhar|correr|entregar), (me matar|me mato|me matando) (de (tanto|trabalhar|
  estudar|rir|correr|limpar|vender|
  malhar|rodar|dirigir|fazer)|para (dar|fazer|entregar|agradar|pagar|sustentar|chegar|terminar|bater|manter|
  conseguir|ele|ela|isso|essa|esse)|na academia|no treino|
  por (essa|esse|eles|nada|causa|tão)|no trabalho), quem me dera (ter|poder|ganhar), ponte (aérea|nova|
  do feriado), ponte de safena, feriado emendado
acabar o (dia|mês|expediente|turno|plantão|jogo|filme), parar de (fumar|beber|correr|comer)
descansar no fim de semana, sem mais
(prefiro|preferia|melhor) morrer ([do] que|a) (voltar|fazer|ter|ir|trabalhar|atender|participar|abrir|ligar|
  apresentar|comer|usar|ver|assistir|ouvir|perder|refazer|torcer|cantar|dançar|pedir), na última hora (o|a|do)
(saída|saídas) (da|do|de) (rodovia|estrada|estacionamento|reunião|metrô|shopping|prédio|escola|garagem|
  emergência|incêndio|bloco), (ganhou|ganharam|jogou|jogaram|venceu|almoçaram) sem mim, sem mim (na|no) (foto|
  reunião|grupo|jogo)
`,
};
