import type { CrisisFamily } from '../source.ts';
import { actDecoys, actPlans, acts } from './crisis-acts.ts';
import { closeTwins } from './crisis-close.ts';
import { decoys } from './crisis-decoys.ts';
import { accidents, deeds, tried } from './crisis-deeds.ts';
import { everyday, everydayDanger, everydayTopics } from './crisis-everyday.ts';
import { mouths } from './crisis-figures.ts';
import { byEar, daily, half } from './crisis-half.ts';
import { ideation } from './crisis-ideation.ts';
import { harmless, indirect, uncertain } from './crisis-indirect.ts';
import { harm, plans } from './crisis-plans.ts';
import { preparations, preparationTwins } from './crisis-preparation.ts';
import { inSecret } from './crisis-quiet.ts';

/**
 * Crisis wordings in Portuguese, in our own words. They have not been reviewed by a psychologist.
 * They only open the help card; they never change the score.
 */
export const crisis: Record<CrisisFamily, string> = {
  imminent: plans + actPlans + preparations,
  explicit: byEar + ideation + harm + indirect + acts + deeds + everydayDanger + inSecret,
  topical: `
(uma|da|de) tentativa (de suicídio|de autoextermínio|contra a própria vida)
revólver, pistola, espingarda
(sumir|desaparecer|evaporar|apagar|partir|ir embora|dormir) [daqui] e (não|nunca|que ninguém|
  ninguém) (voltar|voltasse|mais|volto|acordar|me achasse|me achar|me encontrasse|me encontrar|
  me procurasse|lembrasse|sentir)
(pular|pulava|pularia|saltar|saltava) (da|do|dessa|desse|daquela|daquele) (ponte|prédio|viaduto|sacada|terraço|
  passarela|penhasco), (cortar|cortava|cortaria) [os|meus|os meus] pulsos, suicídio, suicidar, suicida
suicidas, autoextermínio, suicidei, se suicidou, se suicidar
enforcar, me enforcar, overdose
`,
  soft: `${uncertain}${tried}
(plano|é|vai ser|fica|deixo|espero) .. depois (do|da) (natal|ano novo|páscoa|aniversário|casamento|formatura|festa) .. .. não (estragar|atrapalhar|doer|pesar)
(liguei|ligar|disquei|falei|conversei|mandei mensagem|chamei) (para|com|no|) [o] (cvv|188|centro de valorização)
viver (cansou|cansa|ficou insuportável|perdeu a graça|perdeu o sentido), (passei|furei|atravessei) .. (sinal|
  farol|vermelho|rua) .. de (propósito|olho fechado|olhos fechados)
(queria|quero|torço para|peço para|só peço) [só] que (tudo|isso tudo|tudo isso) (acabasse|acabe|parasse|
  terminasse) [de vez|logo]
(me perdoem|me perdoa|perdão|perdoem) por tudo, (espero|quero|peço) que ninguém se (culpe|sinta culpado/a)
não (tenho|sinto) [mais] medo (de morrer|da morte)
(cuidem|cuida|cuide) [bem] (da|do|dos|das) (minha|meu|meus|minhas) (bicho|bichos|plantas|neto|neta|netos|
  pequena|pequeno|mãe|pai|filho|filha|filhos|filhas|cachorro|cachorra|gato|gata|esposa|marido|família|irmão|
  irmã)
(deixei|deixo|vou deixar) a porta (destrancada|aberta) para (alguém|vocês|a polícia|minha|meu|que)
(acho|sei|sinto|duvido) que [eu|não] (não|) (chego|chegue|passo|duro|vou chegar|vou durar) (ao|até o|
  até) (fim do ano|natal|ano que vem|próximo ano|mês que vem|meu aniversário|próximo aniversário)
(pensamentos|pensamento|ideias|coisas) (ruins|ruim|feios|escuros|sombrios|perigosos) [na cabeça|de novo|
  daqueles|que], não era para eu (ter chegado|estar) (aqui|viva|vivo|nessa idade|até aqui)
(acordei|parei|fui parar) na uti .. (desistido|desistir|tentado|tentar|remédios|comprimidos)
ninguém me (segura|prende) (aqui|mais)
(atravessei|atravesso|atravessar|atravessando) .. sem olhar, só (aguento|vou|fico) até (janeiro|
  fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|o natal|
  o fim do ano|o aniversário)
(se|quando|caso) eu não (estiver|estivesse) mais aqui
(quase|pensei em|penso em|vontade de|medo de|ia|vou|quis|tentado a|capaz de) (fazer|fiz|fazendo) (uma|
  alguma) (besteira|loucura|bobagem) [comigo|grande|de verdade]
$NAO sei se (quero|vou|consigo) (estar|continuar|seguir) (aqui|vivo|viva|vivendo|nesse mundo|
  neste mundo) [mais|amanhã]
(vontade|desejo) de (não existir por|dormir por um mês e não|dormir uns anos|dormir por cem anos|
  dormir e só acordar)
$NAO (quero|queria) mais estar aqui, (penso|pensei|pensando|vontade) (em|de) (pular|me jogar|saltar)
(quero|queria|vontade de|só quero|só queria|preciso) (sumir|desaparecer|evaporar|sumir do mapa|
  sumir daqui pra longe de tudo|deixar tudo|apagar)
(dói|doía|doeria) (morrer|muito morrer)
(perguntou|perguntaram) [me] se (dói morrer|eu já pensei em morrer|morrer dói)
(não|nem) (estarei|vou estar|estaria) [mais] aqui (amanhã|depois|semana que vem|ano que vem|
  no ano que vem|pra ver|para ver|mês que vem|quando)
quando eu (não estiver mais|partir|me for|morrer|não estiver)
depois que eu (morrer|partir|me for|for embora de vez), (acabar|acabo|terminar) com tudo
acabar com (isso tudo|esse sofrimento|essa dor|a dor|o sofrimento|meu sofrimento|minha dor)
(não|nem) (tenho|vejo) [mais] (motivo|motivos|razão|razões) (pra|para) (continuar|seguir|acordar|
  levantar|nada)
(não|nunca) (aguento|suporto|consigo) mais (existir|respirar|estar aqui|ficar aqui nesse mundo)
(ninguém|nem minha família|não sei se alguém) (precisa|precisaria) de mim
só (ocupo espaço|estorvo no mundo|dou despesa viva)
(peso|fardo|estorvo|despesa|problema) (para|na vida) [o|a|os|as|de] (minha família|todos|todo mundo|meus pais|
  meus filhos|minha mãe|eles|deles|dela|dele|quem me ama|minha filha|meu filho|meu marido|minha mulher)
(nada|mais nada) me (prende|segura) (aqui|neste mundo|nesse mundo|à vida|na vida)
tanto faz (viver|estar vivo|estar viva|morrer|acordar ou não|se eu morrer|se eu viver)
(cansado|cansada|exausto|exausta|farto|farta|cansei|desisti|enjoei) (da|dessa|desta) vida, desistir (de viver|
  da vida|de mim), desisti (de viver|da vida|de mim)
(não sei|nem sei) (se|por que|porque|até quando) [eu] (quero|aguento|vale|consigo|
  continuo) [continuar] (viver|vivendo|viva|vivo|existir|existindo|a pena viver|a pena continuar)
deus (me leve|me leva|podia me levar|me levasse), me leva (deus|senhor|logo)
(quero|queria) (ir|estar|ficar) (com|junto da|junto do|perto da) (minha|meu) (mãe|pai|avó|avô|
  filho|filha|irmão|irmã) (no céu|que partiu|lá em cima|que morreu|que se foi)
`,
  cue: `
até nunca [mais] (gente|pessoal|mundo|turma), adeus mesmo, ninguém [aqui|nenhum] tem culpa [de nada|nem], estou decidida, estou decidido
(papai|mamãe|vovó|vovô|o pai|a mãe) está indo (filho|filha|amor|meu anjo|anjinho), da próxima [vez] [eu] (escolho|acerto|não erro|faço direito|uso uma|uso um)
não (preciso|vou precisar) [de] mais [de] nada, como se fosse a última vez
(depois que|desde que|agora que) [eu] (decidi|resolvi|tomei a decisão|está decidido)
(eu tentei|juro que tentei) .. tudo, tentei (ano passado|mês passado|em 2019|em 2020|em 2021|em 2022|em 2023|
  em 2024), em tentar (de novo|outra vez), (juntando|criando|tomando|reunindo) coragem
tenho o que preciso (guardado|guardada|escondido|em casa|aqui|na gaveta|comigo), cumpri minha pena, (marido|
  esposa|mulher|ele|ela) (casa|casaria|casar|se casa|arruma|arranja|arrumaria) (de novo|outra|outro|alguém)
(crianças|filhos|meninos|filha|filho) (esquecem|me esquecem|vão esquecer|iam esquecer|se acostumam|
  nem vão lembrar|superam), (a|aquela|essa) vontade [de morrer] (voltou|está voltando|de novo), tentei (uma|
  duas|três|outra) (vez|vezes), acordei (no hospital|na uti|na maca), (não deu certo|até nisso [eu] falhei|
  falhei até nisso), nasci para sofrer, melhor acabar (logo|de vez), (é só|falta só|só falta|falta|
  agora é) [só] [criar|ter|juntar|tomar] coragem, já tenho tudo [o] que preciso (guardado|em casa|aqui|
  na gaveta|comigo|agora)
posso ir, (cuidem|cuida|cuide) (da|do|das|dos|de|bem), (cumpri|terminei|acabou|fiz) [a] minha missão
 perdi a fé em (continuar|viver|tudo)
me (perdoem|perdoa|perdoe|desculpem), fim da linha, (em breve|logo) vocês (descansam|vão descansar|
  se livram)
(meu|o) plano (está|é|já está|tá) (pronto|feito|simples|definido|montado), (noite|hora|dia|
  momento) (certa|certo|exata|exato|chegando)
$NAO (espero|quero|peço|preciso) [mais] (nada da vida|nada desse mundo|nada de ninguém|
  mais nada da vida), nem a vida [espera|quer] [nada] de mim
sou um (erro|engano) que (ninguém|não), (ninguém|nem) (me salva|pode me salvar|me segura)
(cinta|cinto|lençol|corda) .. (banheiro|viga|porta|pescoço|ventilador|chuveiro), (pescoço|
  nó) .. (cinta|cinto|lençol|corda)
(está|já está) (marcado|decidido|escolhido|resolvido) [para|pra] (depois|hoje|amanhã|sexta|domingo|
  sábado|antes)
(perdoem|perdoa|perdoe|desculpem|desculpa) (a bagunça|por tudo|por ser assim|o que vou fazer|se eu|
  minha fraqueza|a covardia)
(vai|vão) ser melhor (assim|sem mim|pra todos|para todos|desse jeito)
(já|agora|hoje) não (tenho|sinto|sobra) [mais] medo, não tenho mais medo (de nada|da morte|de morrer|
  de ir), (perdi|passou) o medo (da morte|de morrer|de ir|de acabar)
(decisão|escolha) (tomada|está tomada|já está tomada|já tomei|foi tomada), (tomei|já tomei) (a|
  minha) decisão, já (decidi|está decidido), está decidido, estou em paz com (isso|a decisão|
  minha decisão|o que vou fazer)
(não|ninguém) (chorem|chore|se culpem|se culpe|fiquem tristes|tem culpa|teve culpa) [por mim|de nada|
  disso], não é culpa (de vocês|de ninguém|sua), vocês (vão entender|não têm culpa|fizeram o que|
  vão ficar bem|merecem paz|vão superar)
(falta|faltam) (pouco|dias|horas|dois dias|três dias) (pra|para) (acabar|isso acabar|tudo acabar|
  o fim|eu ir|eu descansar), logo (acaba|isso acaba|tudo acaba|passa tudo|descanso|vou embora)
(última|último|últimas|últimos) (vez|carta|abraço|beijo|foto|recado|mensagem|desejo|dia|noite|
  aniversário|natal|plantão|aula|palavras|pôr do sol|tentativa) (que|deles|dela|dele|com eles|
  da minha vida|antes|aqui|de todos)
(quero|queria|preciso|só quero|só queria) (descansar|dormir|silêncio|parar|paz) (de vez|pra sempre|
  para sempre|eternamente|até o fim)
(tudo|isso) (podia|poderia|devia|precisa|tem que) acabar [hoje|logo|agora|aqui], (cansei|
  estou cansado|estou cansada|cansado|cansada) (de lutar|da vida|de tudo isso de viver|desse mundo)
(tanto faz|não me importa|não importa) [se] [eu] (acordar|viver|morrer|estar aqui|existir|o amanhã)
(ninguém|nem) (vai|ia|iria) (dar|notar|perceber|sentir|sentir falta|se importar) [por|minha|a|
  pela] [minha] [falta|ausência]
(sei|já sei|tenho|marquei|escolhi) (o dia|a data|a hora), já são (quarenta|trinta|vinte|cinquenta|
  sessenta|muitos)
(agora|já|então) (posso|podem|vou) (ir|ir em paz|partir|descansar|ir embora|ir sossegada|
  ir sossegado|ir tranquila|ir tranquilo), posso ir em paz, vou (em paz|pra longe de vez)
(guardei|guardo|juntei|junto|contei|escondi|estoquei|separei) [os|uns|todos os|as|meus] (comprimidos|
  cartelas|calmantes|remédios|frascos|soníferos)
(não|nunca) (vão|vai) precisar (mais|se preocupar|cuidar|aguentar|pagar|me aturar|
  me aguentar) [mais] [comigo|de mim|nada]
(obrigado|obrigada) por tudo, (cuide|cuidem|cuida|cuidar) (bem|) (dele|dela|deles|delas|do meu|
  da minha|dos meus|das minhas|de vocês|uns dos outros)
(amo|amei) (vocês|todos vocês|cada um), (foi|foram) (bom enquanto durou|bons anos), (chegou|
  está chegando) (a minha|minha) hora
não (tenho|teve|tive) (mais) (nada|ninguém) (aqui|me esperando|que me prenda|por mim)
(nada|ninguém) (me espera|me esperando|me segura|vai mudar|vai me salvar), é tarde (pra mim|
  demais pra mim)
(queria|quero|só queria|vontade de|só quero|preciso) (que tudo acabe|que acabe|que isso acabe|
  acabar logo|o fim|um fim|paz pra sempre|dormir pra sempre|silêncio|nunca mais acordar|
  um botão de desligar)
(não|nem) (tem|há|existe) (mais) (jeito|volta|conserto|esperança|luz|amanhã), sem (luz no fim|amanhã|
  volta)
(noite|madrugada) (vai ser|é) (a última|longa demais pra mim), (será|é) melhor assim (pra|
  para) todos, melhor assim
$NAO (estarei|vou estar|estaria) mais aqui, já tentei (uma|duas|três|outras|várias) [outra] (vez|
  vezes), tenho um plano, $NAO faz [mais] sentido continuar, me despedi, (me|) despedindo, despedida
despeço me, me despeço, adeus
(desculpa|desculpem|perdão|perdoem|me perdoem|me perdoa|perdoa|peço perdão|me desculpem|
  peço desculpas|desculpe|perdoe) [a|por|aos|me|mãe|pai|gente|gnt|todos|meus|minha|vocês|tudo|
  filha|filho|amor]
testamento, (escolhi|marquei|já tenho) [já] (a|uma|o) (data|dia)
(vão|vai|iam) (se acostumar|ficar bem sem|superar|me esquecer|entender um dia|seguir sem)
(dei|doei|dando|doando) (minhas coisas|tudo que|meu cachorro|meus livros|minha coleção|
  minhas roupas|meu gato)
(ninguém|nem) (sentiria|vai sentir|notaria|vai notar|ia notar|perceberia|liga se|se importaria|
  ia sentir)
ninguém precisa de mim, não (faço|faria) falta
(só|apenas) (atrapalho|dou trabalho|ocupo espaço|estorvo|sou um peso|sou peso|dou despesa)
sou um (peso|fardo|estorvo), um (peso|fardo) (pra|para) (todos|todo mundo|minha|meus|eles)
$NAO (vejo|enxergo) (saída|futuro|luz|sentido em nada|um futuro), sem saída, sem esperança
(não|nem) (tenho|vejo) futuro, perdi (tudo|a esperança|as esperanças)
(quero|queria|só quero|vontade de|queria só|só queria) (sumir|desaparecer|descansar pra sempre|
  descansar de vez|paz eterna|ir embora|acabar com tudo|que acabasse|que tudo acabasse|
  que isso acabasse|parar de sentir|silêncio pra sempre)
não quero mais (nada|sentir), acabar com tudo, (chega|acabou) pra mim, é o fim, meu fim
chegou a hora, já deu pra mim, não aguento mais, desisto, pra sempre, para sempre, de vez
(fiquei|passei|parado|parada|olhando) .. (ponte|viaduto|parapeito|janela do|trilhos|trilho|
  remédios na|cartela|cartelas|frasco|frascos|faca)
(contei|contando|conto) (os|as) (comprimidos|cartelas|remédios), não tenho coragem
(só|) falta (a coragem|coragem), nunca mais (volto|voltar|sair|acordar)
(cuidem|cuida|cuidar) (da|do|dos|bem) (minha|meu|meus|dela|dele), cuidem dos meus
[meu] último (abraço|dia|texto|natal|aniversário), ninguém (vai|ia) (me achar|encontrar|procurar)
(tudo|isso) vai acabar (logo|em breve|hoje)
em breve (isso acaba|acaba|tudo acaba|vou descansar|descanso)
`,
  half,
  affairs: `
(transferi|passei) (o carro|a moto|a casa|o apartamento|o terreno) para [o|a] [nome] [de|da|do] (minha|meu)
(dívidas|contas|senhas|documentos|testamento|seguro) .. (pagas|em ordem|separados|separadas|
  na gaveta|na pasta|deixei|anotadas)
(escrevi|deixei|comecei|terminei|gravei) [as|uma|umas|três|duas|quatro|cinco|minhas|um|uns] (cartas|
  carta|bilhetes|bilhete|áudios) (para|pra|pro|pros|pras) [cada|os|as|meu|minha|meus|minhas|eles|
  três|dois|um]
(deixei|organizei|arrumei|preparei|separei|anotei) (tudo|as|os|meus|minhas) (pronto|senhas|
  documentos|contas|papéis|em ordem|organizado|arrumado|coisas|anotado) [pra|para|com] [minha|meu|
  quando|eles|não]
(comprei|paguei|escolhi|quitei) (o|um|meu|a) (jazigo|túmulo|caixão|plano funerário|cremação), (um|
  o) bilhete (com|na|para|pra|em cima) .. (vizinha|vizinho|mesa|mãe|travesseiro|porta|espelho|filha|
  filho)
(deixei|anotei|separei|escrevi|organizei|entreguei) [todas] (as|a|o|os) (senhas|senha|seguro|
  escritura|apólice|chave do carro|documentos) .. (pasta|envelope|gaveta|esposa|marido|mãe|filho|
  filha|irmã|irmão|cofre)
(horário|horários) (do|dos|de) (trem|trens|metrô), passagem de nível
(doei|dei|vendi|entreguei|distribuí|passei) (tudo|o|a|os|as|meu|minha|meus|minhas) [meu|minha|meus|
  minhas|que] (cachorro|gato|cachorra|gata|cães|roupas|livros|discos|coleção|violão|guitarra|coisas|
  móveis|plantas|tinha|tenho|joias|relógio|ferramentas|bicicleta)
(paguei|quitei|zerei|acertei) [todas] (as dívidas|todas as dívidas|minhas dívidas|as contas todas|
  o que devia|tudo que devia|todo mundo|o enterro|o jazigo|o plano funerário)
(tá|está|ficou|deixei|deixo|deixar|deixando) [já] (tudo|as contas|os papéis|a casa|os documentos|
  minhas coisas) (em ordem|organizado|organizada|organizados|resolvido|resolvida|acertado|pago|pagas|
  separado|separados|encaminhado|arrumado|certo|pronto|anotado)
(passei|deixei|anotei|entreguei|mandei|escrevi) (a senha|as senhas|o pin|os cartões|a chave do cofre|
  as chaves|os documentos|a escritura|o seguro|a apólice|o testamento|meu testamento)
(fiz|registrei|redigi|refiz|atualizei|revisei|assinei) (o|meu|um|a) (testamento|seguro de vida|
  inventário|procuração)
(pedi|peço|pedindo|pedi perdão|peço perdão) (perdão|desculpa|desculpas) (a todos|a todo mundo|
  pra todo mundo|pra todos|aos meus|à minha mãe|pra minha mãe|pros meus|pelo que vou fazer|por tudo)
(abracei|beijei|olhei) (meus filhos|minha filha|meu filho|minha mãe|os meninos|as crianças|
  todo mundo|cada um) .. (última|despedida|despedindo|mais forte|demorado)
`,
  topic: `${everydayTopics}${mouths}
(avó|avô|vó|vô|bisavó|bisavô|mãe|pai|tia|tio|mestre) [sempre|já] (dizia|falava|costumava dizer|vivia dizendo|repetia)
(dona|seu) .. (dizia|repetia|falava|vivia dizendo)
assalto, assaltante, polícia, policial, apreensão, apreendido, apreendida, museu, brinquedo
cola quente, soldado, quartel, tiro esportivo
upa, óbito, óbitos, estabilizamos, estabilizado/a, notificações, plantão de urgência, urgência, emergência
leito, enfermaria, ambulatório, triagem, atendida
atendidas, atendidos, famílias, sobre
atendi, atendemos, atendimento, atendimentos, paciente, pacientes, ocorrência, ocorrências
notificação, caso de, casos de, samu, vítima, aula, aulas, palestra, palestras, reportagem, notícia
notícias, filme, filmes, série, séries
livro, livros, romance, novela, peça, teatro, documentário, campanha, setembro amarelo, prevenção
na tv, televisão, capacitação, treinamento, curso, seminário, artigo, artigos, pesquisa, estudo, estatística
estatísticas, índice, índices, dados, taxa, taxas, boletim, jornal, matéria, podcast, personagem
carta testamento, getúlio, protocolo, protocolos, cartaz, cartazes, panfleto, cartilha, manual
trabalho da faculdade, tcc, debate, live, congresso, plantão psicológico, roda de conversa, folder
banner, questionário, capítulo, letra da música, música, poema, história de, homem bomba
ataque suicida, terrorista, de café, de planilha, de chocolate, de fofura, de açúcar
de informação, de reunião, de notícia
`,
  decoy:
    daily + decoys + everyday + harmless + actDecoys + accidents + closeTwins + preparationTwins,
};
