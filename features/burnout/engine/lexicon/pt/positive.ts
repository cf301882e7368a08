/** Present wellbeing, said with an evaluation, in Brazilian Portuguese. */
export const positive = `
# Joy
feliz/es, felicidade, felicíssimo/a, contente/s, ^alegre/s, alegria, alegrinho/a, radiante/s
eufórico/a, exultante/s, encantado/a, maravilhado/a, deslumbrado/a, empolgado/a, empolgação
entusiasmado/a, entusiasmo, ^animado/a, me <animar>, animadíssimo/a, vibrando, vibrei
de bem com a vida, de bem com, nas nuvens, em êxtase, emocionado/a, comovido/a, me <emocionar>
chorei de (alegria|emoção|felicidade|alívio|orgulho)
(chorando|choramos) de (alegria|emoção|felicidade|alívio), lágrimas de (alegria|emoção|felicidade)
me arrepiei de emoção, arrepiei de (emoção|felicidade)
coração (quentinho|cheio|leve|em paz|aquecido|feliz|transbordando|transborda|pulando de alegria)
(coração|alma) (lavada|leve|em festa|quentinha|alimentada), com a alma (lavada|leve)
de alma lavada, alma lavada, feliz da vida, felizona, felizão, rindo à toa, sorri à toa
sorrindo à toa, sorriso (de orelha a orelha|no rosto|largo|bobo|frouxo), sorrindo
sorri (o|a|de|muito|sozinho|sozinha|bastante)
(rir|ria|riam) (muito|muito|demais|bastante|até|alto|tanto|horrores|à toa|de|da|do|com|litros|
  pra caramba|juntos|sem parar)
ri (muito|demais|bastante|até|tanto|horrores|alto|de|da|do|com|litros|pra caramba|sozinha|sozinho|
  junto)
rimos [muito|demais|bastante|até|tanto|de|da|do|juntos|alto]
rindo (muito|até|de|da|do|sozinha|sozinho|alto), morri de rir, morrendo de rir, morto/a de rir
chorei de rir, chorando de rir, rachei [o bico|de rir|de tanto rir], rachando de rir
(demos|dei|dando|damos) [boas|muita|muitas|altas|uma|umas|gostosas] (risada|risadas|gargalhada|
  gargalhadas)
gargalhei, gargalhando, gargalhadas, (boas|altas|muitas) risadas, caí na gargalhada, caí na risada
me acabei de rir, mijei de rir, doeu a barriga de rir, <divertir> (muito|demais|bastante|horrores)
me <divertir>, nos divertimos, diverti muito, divertido/a demais, foi divertido
(que|tão|muito|foi|super|dia) divertido
(trabalhei|cozinhei|voltei|dirigi|andei|fui|lavei|acordei|vim|saí) (cantarolando|assobiando|
  cantando|dançando|sorrindo|saltitando|feliz)
cantarolando, assobiando, saltitante/s
%que (felicidade|alegria|alívio|gratidão|paz|orgulho|satisfação|emoção boa|vontade boa)
%que (delícia|maravilha|beleza|bom|legal|gostoso|sorte|máximo|top|dia bom|dia lindo|dia gostoso|
  massa|sonho|presente|privilégio|honra|luxo|vitória) [a minha|de dia|viver|estar]
%maravilha, %ótimo, %parabéns (pra|para) mim
%(adorei|amei|amando|adorando) [muito|demais|cada|o|a|meu|minha|esse|essa|este|esta|
  isso|tudo|ter|ser|estar|trabalhar|ensinar|ver|quando]
curti, curtimos, curtindo, curtição, <aproveitar> (cada|muito|bastante|bem|demais|o|a)
%gostando (muito|de|do|da), prazer (em|de|enorme|imenso), prazeroso/a
foi (um sucesso|uma delícia|um presente|emocionante|bom demais|inesquecível|um alívio|
  gratificante|mágico|libertador|leve)
gratificante/s, me fez [um|muito|tão] bem [danado|enorme|demais]
fez bem (pra|para) (mim|alma|cabeça), me fez [muito] bem, fazendo bem, faz bem pra mim
me faz [muito] (bem|feliz)
# Calm and lightness
^calmo/a, ^tranquilo/a, tranquilidade, tranquilão, tranquilona, tranquilaço, sereno/a, serenidade
sossegado/a, sossego, em paz, paz (interior|no coração|de espírito|danada|enorme|imensa)
muita paz, uma paz, (com|senti|sinto|trouxe|encontrei|estou em) paz, ^leve/s, leveza, mais leve
aliviado/a, alívio, me aliviou, que alívio, sensação (boa|gostosa|maravilhosa|ótima|deliciosa)
peso (tirado|saiu|a menos|saindo) [das|dos|de] [costas|ombros|cima], tirei um peso, saiu um peso
um peso a menos, respirei (aliviado|aliviada|fundo e|melhor), respiro aliviado/a, relaxado/a
<relaxar> [muito|bastante|de verdade|demais|finalmente|um pouco], relaxante, relaxei, relaxando
zen, de (boa|boas|buenas|boaça) [na lagoa], suave [na nave], ^suave, na paz, sussa, susse
^confortável, aconchego, ^acolhido/a
me senti (acolhido|acolhida|ouvido|ouvida|vista|visto|valorizado|valorizada|querida|querido|amada|
  amado|útil|importante|apoiada|apoiado|segura|seguro|parte|respeitada|respeitado|em casa|
  compreendida|compreendido|bem|viva|vivo|capaz|especial|leve|livre|realizada|humana)
me sinto (acolhido|acolhida|ouvido|ouvida|visto|vista|valorizado|valorizada|querida|querido|amada|
  amado|útil|apoiada|apoiado|segura|seguro|respeitada|respeitado|em casa|compreendida|bem|
  muito bem|ótima|ótimo|melhor|viva|vivo|capaz|livre|forte|inteira|inteiro|preparado|preparada|
  renovado|renovada|leve|realizado|realizada|pronta|pronto|confiante|jovem|nova|novo|no caminho|
  maravilhosa|incrível|importante)
sinto me (bem|ótimo|melhor|leve)
me sentindo (bem|ótima|ótimo|melhor|viva|vivo|leve|livre|forte|capaz|renovada|renovado|útil|
  valorizada|valorizado|acolhida|acolhido|plena|realizada|realizado|em casa|amada|amado|outra)
apoiado/a, amparado/a, (bem|muito) (recebido|recebida|cuidada|cuidado)
apoio (do|da|dos|das|enorme|de todo|incrível), cercado/a de (gente boa|carinho|amor|amigos)
<ganhar> (um|o) (abraço|elogio|reconhecimento) [gostoso|apertado|lindo], equilibrado/a, equilíbrio
centrado/a, harmonia, plenitude, ^pleno/a
sensação de (paz|alívio|leveza|dever cumprido|liberdade|conquista|bem estar), dever cumprido
missão cumprida, bem estar, bem comigo, em paz comigo, de bem comigo, satisfeito/a comigo
^saudável, cuidando de mim, me cuidando [mais]
# Rest and energy
descansado/a, descansei, descansamos, descanso (merecido|bom|de verdade), repousado/a
recuperado/a, renovado/a, revigorado/a, restaurado/a, reenergizado/a, recarregado/a
recarreguei [as|a|minhas] (baterias|energias|pilhas|bateria)
(baterias|energias|energia|bateria) (recarregadas|renovadas|cheia|recarregada|lá em cima|a mil|
  de sobra|boa|no talo|renovada|em cem)
novo/a em folha, novinho/a em folha
<dormir> (bem|muito bem|feito|que nem|igual|como|cedo e bem|cedo e muito bem|a noite toda|
  a noite inteira|super bem|melhor|maravilhosamente|gostoso|demais de bem|
  pesado|profundamente|tranquilo|tranquila|em paz|direto|direitinho|lindamente|como um anjo|
  como um bebê|o sono dos justos)
dormi (feito|igual|que nem|como) [uma|um] (pedra|anjo|bebê|criança|rei|rainha|neném)
(noite|sono) (boa|ótima|bom|ótimo|maravilhosa|tranquila|tranquilo|reparador|reparadora|profundo|
  gostoso|perfeita|de sono|incrível) [de sono]
boa noite de sono
acordei (bem|ótima|ótimo|disposta|disposto|outra pessoa|outro|outra|leve|renovada|renovado|
  descansada|descansado|feliz|cantando|sorrindo|animada|animado|melhor|cheia de energia|
  cheio de energia|de bom humor|com energia|inspirada|novo|nova|zerado|zerada)
disposto/a, disposição, bem disposto/a, energizado/a, enérgico/a
cheio/a de (energia|gás|disposição|vida|vontade|ideias|pique|força|amor|esperança|orgulho|
  gratidão|planos)
cheio/a de gás
com (energia|gás|pique|disposição|força total|ânimo|vontade de viver|todo o gás|o gás todo|
  ânimo renovado|as energias|a corda toda|bom humor|fome de bola|garra|entusiasmo) [total|
  de sobra|renovada|pra|novo]
tenho (energia|disposição|pique|gás|ânimo|vontade) [de sobra|pra|para|de novo|de]
energia (boa|de sobra|lá em cima|pra dar e vender|total), a mil por hora de feliz
ligado/a no 220 de alegria
(energia|ânimo|disposição|vontade|alegria|humor|prazer|gosto|motivação|brilho|foco) [já|] (voltou|
  voltando|melhorou|melhor|voltaram|está voltando)
(voltei|voltando|volto) a (dormir|sorrir|viver|sentir prazer|me sentir|rir|ter|cantar|comer bem|
  respirar|gostar|sonhar)
bom humor, de bom humor, bem humorado/a, humor (ótimo|bom|lá em cima), vivo/a de novo, revivi
renasci, renascendo, no meu melhor
# Pride, gratitude, success
orgulho (de mim|da|do|dos|das|de|imenso|enorme|danado|que|besta), orgulho, orgulhoso/a, me orgulho
me orgulhei, ^grato/a (a|à|ao|por|pelo|pela|pelos|pelas|de|que|demais), me sinto grato/a, gratidão
gratíssimo/a, (estou|tô|ando|sou|fico|fiquei|acordei|estive|saio|saí|sigo) grato/a, agradecido/a [a|
  por|pela|pelo]
agradeço (a|por|pela|pelo) (deus|vida|tudo|cada|apoio), abençoado/a, bênção, sortudo/a
privilegiado/a, ^realizado/a, realização pessoal, realizadíssimo/a, ^satisfeito/a, satisfação
confiante/s, confiança (em mim|de volta|lá em cima), seguro/a de mim, motivado/a
motivação (lá em cima|total|a mil|renovada), motivadíssimo/a, ^inspirado/a, encorajado/a
esperançoso/a, esperança, otimista/s, otimismo, focado/a, foco total
produtividade (boa|lá em cima), <render> (bem|muito|bastante|demais|horrores)
rendeu (bem|muito|bastante|demais|horrores), dia rendeu, capaz de tudo, sou capaz
consegui (respirar|descansar|relaxar|me divertir|rir|desligar|dormir|curtir|aproveitar)
(fui|sendo|ser|me senti|ganhei|recebi) [um|muito|muitos|super|tão|bastante] (elogiado|elogiada|
  reconhecido|reconhecida|valorizado|valorizada|aplaudido|aplaudida|
  homenageado|homenageada|elogio|elogios|parabéns|aplausos|reconhecimento|homenagem|
  feedback positivo|feedback bom)
(deu|deram|dando|tudo dando|está dando|tá dando) (tudo|tão|super|muito) certo, (tudo|parto|cirurgia|
  apresentação|projeto|plano|entrega|prova|banca|aula|negócio|evento|receita) [que|hoje|já] (deu|
  dando) [muito|super] certo, tudo certinho
arrasei, mandei bem, mandei muito bem, mandamos bem, acertei em cheio, tirei de letra, brilhei
(foi|saí|saímos|voltei) [super|muito|tão|com] (vitorioso|vitoriosa|emocionada|emocionado|
  realizada|realizado|fortalecida|fortalecido|leve|feliz|renovada|renovado|inspirada|inspirado|
  animada|animado|sorrindo)
venci, vencemos, vitorioso/a, valeu (a pena|muito a pena|cada|demais), vale (muito|) a pena
tô (voando|on|radiante), num momento bom, fase boa, boa fase
(dia|semana|noite|tarde|manhã|fim de semana|folga|plantão|turno|domingo|sábado|feriado|férias|
  passeio) [foi|está sendo|tá sendo|muito|tão|super|mais] (delicioso|deliciosa|maravilhoso|
  maravilhosa|gostoso|gostosa|ótimo|ótima|incrível|perfeito|perfeita|lindo|linda|bom|boa|
  produtivo|produtiva|leve|feliz|tranquilo|tranquila|excelente|agradável|especial|abençoado|
  abençoada|iluminado|massa|top|show|bom demais|de paz|sensacional|fantástico|legal|divertido|
  divertida|deliciosas|maravilhosas|ótimas|inesquecível|renovador|revigorante|memorável)
(bom|ótimo|belo|lindo|excelente|maravilhoso|grande) (dia|fim de semana|plantão|momento|domingo|
  sábado|turno)
dia (daqueles bons|de sol por dentro)
(boa|ótima|linda|excelente) (semana|noite de sono|fase|tarde|conversa)
(foi|tive) um (bom|ótimo|belo|lindo|excelente) dia
# Better, well
(estou|tô|me sinto|ando|fiquei|ficando|<estar>|<ficar>|<andar>|<sentir>|já) (bem|ótimo|ótima|
  legal|bom|boa|melhor|beleza|excelente|muito melhor|bem melhor|maravilhosamente bem|maravilhosa|
  tinindo|nos trinques|joia|firme|firme e forte|recuperada|recuperado|curada|curado|inteiro|
  inteira|melhorando|show|top|on)
bem melhor, muito melhor, mil vezes melhor, cada dia melhor
<melhorar> (muito|bastante|de verdade|aos poucos), (estou|tô|venho|vou|sigo) melhorando
melhora (visível|enorme)
tudo bem comigo, bem demais, ^muito bem, ^ótimo/a
(vivo|vivendo|viver) [mais|bem|bem mais] (leve|feliz|melhor|em paz|tranquila|tranquilo)
com vontade de (viver|trabalhar|voltar|sorrir|dançar|cantar)
vontade de (viver|dançar|cantar|abraçar), apaixonado/a (pelo|pela|por) [meu|o|minha]
(reencontrei|redescobri|recuperei) [o|a|meu|minha] (prazer|gosto|alegria|sentido|paz|vontade|
  brilho|equilíbrio|fôlego|confiança|sorriso)
amo (o que faço|meu trabalho|minha profissão|meu emprego|ensinar|trabalhar)
faz (muito|todo) sentido, fez sentido, voltou a fazer sentido, sentido de novo
do jeito que eu queria, um carinho na alma, acalma, acalmou [o|a|meu], me acalma, me acalmou
me (anima|animou|alegra|alegrou|alegraram|inspira|inspirou|renova|renovou|fortalece|fortaleceu|
  conforta|confortou|encheu de|enche de)
botei o papo em dia feliz, mó felicidade, maior felicidade, felicidade que não cabe
(não caibo|não cabendo|não cabia) em mim, pulei de alegria, pulando de alegria, soltei fogos
sextou feliz, vida (boa|leve|linda|melhor), só (alegria|gratidão|felicidade|paz|love), orgulhinho
quentinho no (coração|peito), contentamento, jubilo, deleite, bem querer
me (fez|faz|fizeram) (sorrir|rir|feliz|bem)
(ela|ele|eles|isso|aquilo|que) me (fez|faz|fizeram) (sorrir|rir|feliz)
# More joy
^felizão, ^felizona, ^felicíssima, ^contentão, ^contentona, ^exultante, ^jubiloso/a, ^extasiado/a
^fascinado/a, ^apaixonado/a por isso, ^empolgadaço
^animadão, ^animadona, ^animadinho/a, ^empolgadinho/a, ^alegrona, ^radiante, ^nas alturas
^serelepe/s, ^faceiro/a, ^de bem comigo
(feliz|contente|satisfeito|satisfeita|alegre|realizado|realizada|orgulhoso|orgulhosa|leve|empolgado|
  empolgada) (da vida|demais da conta|que só|pra caramba|pra caralho|pra chuchu|que nem cabe|
  feito criança|que nem criança|igual criança|como criança|à beça|até dizer chega)
(transbordando|explodindo|pulando|vibrando|chorando|chorei|chorou|gritei|cantando|dançando|cheia|
  cheio|tomada|tomado) de (alegria|felicidade|gratidão|orgulho|emoção|alívio|amor|esperança|
  entusiasmo|energia boa)
(chego|cheguei|volto|voltei|saio|saí|acordo|acordei|trabalho|trabalhei|cozinho|cozinhei|dirigi|
  dirijo|fui|vou|vim|lavei|passei|andei|caminhei|varri|subi|desci) [do|da|de|pra|em|o|a|no|na|
  todo] [trabalho|serviço|escola|casa|rua|dia|caminho|turno|cama] (cantando|cantarolando|assobiando|
  sorrindo|dançando|rindo|saltitando|feliz|leve|renovado|renovada|em paz|contente|radiante|aliviado|
  aliviada|realizado|realizada|animado|animada|flutuando|nas nuvens|inspirado|inspirada|revigorado|
  revigorada|encantado|encantada|de alma lavada|de coração cheio|de peito leve|com o coração)
(ganhei|ganhou|salvou|fez|valeu|iluminou|alegrou|melhorou|coloriu) (o|meu|todo o|a|minha) (dia|
  semana|mês|manhã|tarde|noite|plantão|turno|ano)
(lavei|lavou|lava|lavar) a (alma|minha alma), de alma (lavada|leve|nova), (coração|peito|
  alma) (quentinho|quentinha|quente|cheio|cheia|leve|em paz|aquecido|aquecida|feliz|transbordando|
  em festa|derretido|tranquilo|tranquila|alegre|grato|grata|agradecido|cantando|sossegado|sossegada|
  lavada|lavado|renovada|acalentado|abraçado)
(me|nos) (alegrei|alegro|alegra|alegrou|diverti|divertimos|divirto|emocionei|emociono|emocionou|
  encantei|encanto|encantou|empolguei|empolgo|empolgou|animei|animo|orgulho|orgulhei|orgulhou|
  surpreendi positivamente|deliciei|realizei|realizo|realiza|reencontrei|redescobri|acalmei|acalmo|
  acalmou|tranquilizei|tranquilizou|aliviou|confortou|fortaleceu|inspirou|inspira|motivou|motiva|
  renovei|renovou|revigorou|recompus|refiz|refazer|reergui|senti acolhida|acolheu|acolheram|
  abraçaram|abraçou forte|apoiaram|apoiou|ouviu de verdade|escutou com carinho|elogiou|elogiaram|
  aplaudiram|agradeceu|agradeceram|parabenizou|parabenizaram|valorizou|valorizaram|reconheceu|
  reconheceram|reconheceram o)
(rachei|rachamos|chorei|choramos|morri|morremos|mijei|passei mal|caí na|caímos na|quase morri|
  quase chorei|rolei|gargalhei|gargalhamos) [de|tanto|no] (rir|risada|gargalhada|gargalhar|
  tanto rir)
ri (demais|tanto|alto|à toa|sozinho|sozinha|muito|bastante|até|de|da|do|com|que|feito|pra caramba|
  junto), rimos, ríamos, gargalhada (gostosa|boa|geral|coletiva|daquelas), (altas|boas|muitas|
  gostosas|tantas) (risadas|gargalhadas), risada (boa|gostosa|geral|solta), (muita|tanta|só) (risada|
  alegria|gargalhada|diversão|gratidão|felicidade|paz|coisa boa|emoção boa)
(sorri|sorrindo|sorrio|sorriso) (de orelha a orelha|à toa|o dia todo|o dia inteiro|sozinho|sozinha|
  bobo|largo|no rosto|sem perceber|por dentro|de verdade|frouxo|até agora|que não cabe|enorme)
(todo mundo|a gente|nós|todos|a turma|a equipe|a família) (riu|rimos|deu risada|deu gargalhada|
  gargalhou|se divertiu|comemorou|vibrou|aplaudiu|se emocionou), (comemorei|comemoramos|celebrei|
  celebramos|brindei|brindamos|festejei|festejamos|vibrei|vibramos|comemorando|celebrando)
%que (alívio|felicidade|alegria|paz|orgulho|gratidão|emoção|delícia|sensação boa|sensação gostosa|
  coisa boa|dia feliz|dia leve|dia bom|dia lindo|dia gostoso|semana boa|semana leve|manhã boa|
  manhã linda|tarde boa|tarde gostosa|tarde linda|noite boa|noite gostosa|noite linda|
  fim de semana bom|domingo bom|sossego|leveza|calmaria|satisfação|realização|conquista|vitória|
  presente|momento|saudade boa|energia boa|clima bom|equipe boa|turma boa|gente boa|time bom|
  encontro bom|conversa boa|almoço bom|aula boa|plantão bom|plantão tranquilo|turno bom|
  turno tranquilo|dia tranquilo|dia produtivo|descanso bom|tranquilidade|aconchego|carinho|
  acolhimento|apoio)
(foi|tá sendo|está sendo|tem sido|é|era) [um|uma|tão|muito|super|bem|o|a|até|mesmo] (delícia|alívio|
  presente|prazer|honra poder|alegria|privilégio|sonho|maravilha|maravilhoso|maravilhosa|gostoso|
  gostosa|delicioso|deliciosa|divertido|divertida|emocionante|gratificante|libertador|libertadora|
  revigorante|inspirador|inspiradora|reconfortante|acolhedor|acolhedora|inesquecível|especial|
  lindo demais|bom demais|bom pra mim|bom pra cabeça|bom pra alma|ótimo pra mim|leve e|bálsamo|
  respiro|sopro de vida|refresco|abraço na alma|carinho na alma|festa só|pura alegria|só alegria|
  momento bom|momento lindo|momento feliz|um sucesso)
(amei|adorei|curti|gostei|aproveitei|saboreei|desfrutei|me amarrei|me apaixonei|apaixonei|curtimos|
  aproveitamos|amamos|adoramos|gostei muito|gostei demais) (o|a|os|as|de|do|da|dos|das|cada|muito|
  demais|tudo|tanto|ter|estar|ver|poder|meu|minha|esse|essa|isso|participar|ensinar|atender|
  conversar|por|pelo|pela|bastante)
%(amo|adoro) (o que faço|meu trabalho|minha profissão|meu emprego|ensinar|dar aula|minha equipe|
  minha turma|meus alunos|meus pacientes|esse time|essa equipe|essa turma|essa profissão|
  trabalhar aqui|trabalhar com|cuidar de gente|cuidar das pessoas|esse lugar)
(gosto|gostando|gostei) (do que faço|do meu trabalho|de trabalhar aqui|de dar aula|da minha equipe|
  da minha turma|de ensinar|desse trabalho|da minha rotina|da minha vida|de mim|do silêncio|
  de quem sou|de estar aqui|da equipe|do ambiente|do clima)
(voltei|voltando|volto|voltou|comecei|aprendi) a (gostar|sorrir|rir|dormir bem|viver|respirar|cantar|
  sonhar|acreditar|confiar|sentir prazer|sentir alegria|ter prazer|ter vontade|ter energia|
  ter esperança|me reconhecer|me sentir|me divertir|me cuidar|ver graça|ver sentido|acordar feliz|
  acordar disposta|acordar disposto|dar risada|enxergar|amar|comer com gosto|comer com prazer|
  ler por prazer)
(vi|vejo|encontrei|achei|reencontrei|redescobri|recuperei|resgatei|senti|sinto|sentindo) [de novo|
  novamente|o|a|um|uma|meu|minha|muito|muita|de volta|tanta|tanto|enorme|imensa|imenso|aquela|
  aquele] (sentido no que|prazer no|prazer em|prazer|alegria|gosto pelo|propósito|alívio|leveza|paz|
  orgulho|gratidão|calma|tranquilidade|felicidade|esperança|sossego|segurança em mim|
  confiança em mim|brilho|paixão pelo|vontade de viver|pertencimento|acolhimento|apoio|carinho|
  conforto|aconchego|satisfação|entusiasmo|serenidade|plenitude|equilíbrio|sensação boa|coisa boa|
  energia boa)
# More calm
^calminho/a, ^calmíssimo/a, ^tranquilinho/a, ^tranquilíssimo/a, ^pacífico/a, ^apaziguado/a
^pacificado/a, ^desacelerado/a, ^despreocupado/a, ^desestressado/a, ^desencanado/a, ^acalmado/a
^sossegadinho/a, ^aconchegado/a, ^confortado/a, ^fortalecido/a, ^equilibrado/a, ^seguro/a
^protegido/a, ^amado/a, ^querido/a, ^valorizado/a, ^reconhecido/a, ^respeitado/a, ^compreendido/a
^escutado/a, ^ouvido/a, ^pertencente, ^em casa comigo, ^livre/s, ^liberto/a
^solto/a e leve
(me|nos) (sinto|senti|sentindo|sentimos|sentido|vejo) [mais|muito|tão|super|bem|cada vez mais|
  finalmente|realmente|de novo|novamente|outra vez|mesmo] (acolhido|acolhida|ouvido|ouvida|visto|
  vista|valorizado|valorizada|querido|querida|amado|amada|útil|importante|apoiado|apoiada|seguro|
  segura|parte|respeitado|respeitada|em casa|compreendido|compreendida|bem|muito bem|ótimo|ótima|
  melhor|vivo|viva|capaz|especial|leve|livre|realizado|realizada|humano|humana|gente de novo|forte|
  inteiro|inteira|preparado|preparada|renovado|renovada|pronto|pronta|confiante|jovem|novo|nova|
  maravilhosa|maravilhoso|incrível|grato|grata|privilegiado|privilegiada|abençoado|abençoada|
  orgulhoso|orgulhosa|calmo|calma|tranquilo|tranquila|sereno|serena|em paz|pleno|plena|completo|
  completa|competente|acompanhado|acompanhada|amparado|amparada|protegido|protegida|descansado|
  descansada|disposto|disposta|motivado|motivada|inspirado|inspirada|energizado|energizada|à vontade|
  aliviado|aliviada|feliz|satisfeito|satisfeita|reconhecido|reconhecida|fortalecido|fortalecida|
  outra pessoa|eu mesmo|eu mesma|eu de novo|uma rainha|um rei|poderosa|poderoso|bonita|bonito|linda|
  lindo|esperançoso|esperançosa|otimista|equilibrado|equilibrada|pertencente|no caminho certo|
  no lugar certo|saudável|curado|curada|recuperado|recuperada)
(em|na|numa|de|com|uma|muita|só|senti|sinto|encontrei|trouxe|tô em|estou em|fiquei em|dormi em|
  acordei em|vivo em|dá) [santa|tanta|muita|imensa|uma] (paz|calmaria|serenidade|
  tranquilidade) (interior|comigo|com isso|enorme|imensa|danada|no peito|no coração|de espírito|
  de criança|de quem|boa|gostosa|total)
(em|na) paz, (na|numa) boa, de boinha, de boas, de boaça, sussu, suavão, de leve, tranquilex, tranks
 na santa paz, na maior paz, sem estresse nenhum
(cabeça|mente|consciência|alma|peito|coração|corpo) (leve|tranquila|tranquilo|em paz|limpa|limpo|
  fresca|descansada|descansado|relaxado|relaxada|sossegada|sossegado|calma|calmo|serena|sereno|
  agradece|agradeceu|solto|solta|renovada|renovado|aliviada|aliviado)
(respirei|respiro|respirando|consegui respirar) (aliviado|aliviada|fundo e sorri|melhor|em paz|
  tranquila|tranquilo|leve|de novo|com calma)
(tirei|tirou|tiraram|saiu|caiu|sumiu|larguei|botei) [um|o|esse|aquele|de] (peso|fardo|nó|elefante|
  caminhão) (das|dos|de|da|nas|do) (minhas|meus|costas|ombros|cima de mim|mim|consciência|peito|
  coração)
(desliguei|desligar|me desliguei|consegui desligar|desconectei|me desconectei|desacelerei|
  desestressei|espaireci|relaxei|descansei|repousei|recarreguei|revigorei|me refiz|respirei|
  sosseguei|aquietei) [de|o|a|por|as|um|bem|bastante|muito|completamente|totalmente|tudo] (verdade|
  celular e|baterias|energias|mente|cabeça|finalmente|pouco|completo|corpo|alma|demais|à beça)
descansei, relaxei, desacelerei, espaireci, desestressei, sosseguei, (descansando|descansar|
  repousando) (bem|bastante|muito|de verdade|finalmente|o suficiente|direito), descanso (merecido|
  bom|de verdade|gostoso|necessário e bom|delicioso|pleno)
(disse|falei|dizer|falar|consegui dizer|soube dizer|aprendi a dizer) não (e|sem|com|pra hora extra e|
  pro plantão e) (fiquei|me senti|culpa|dormi|leve|alívio|orgulho|tranquila|tranquilo|saí|foi|estou)
(sem pressa|sem correria|no meu ritmo|no meu tempo|com calma e|sem culpa nenhuma|
  sem culpa alguma) (e|nenhuma|de|que|hoje|alguma)
(bem|muito|super|tão) (recebido|recebida|recebidos|acolhida|acolhido|tratado|tratada|cuidado|cuidada|
  acompanhado|acompanhada|amparado|amparada), (recebi|ganhei|tive|senti|sinto|tenho|com o|veio|
  chegou) [muito|tanto|um|o|todo|todo o|tanta|aquele|uma|só] (carinho|apoio|acolhimento|abraço|
  abraço apertado|abraço gostoso|cafuné|elogio|elogios|reconhecimento|parabéns|palavras lindas|
  força dos colegas|suporte|colo|amor|ajuda boa|retorno positivo|feedback positivo|feedback bom|
  feedback lindo|homenagem|mensagem linda|bilhete lindo|cartinha linda|aplausos)
(elogio|elogios|reconhecimento|carinho|apoio|abraço|parabéns|homenagem) (do|da|dos|das|de) [meu|
  minha|meus|minhas|um|uma|toda|todo|todos] (chefe|chefia|gestora|gestor|diretora|diretor|
  coordenadora|coordenador|cliente|clientes|equipe|turma|alunos|aluno|aluna|paciente|pacientes|
  colegas|colega|time|supervisora|supervisor|pais|banca|família|patrão|patroa|mães|professora|
  orientadora|orientador)
(ambiente|clima|turno|plantão|dia|tarde|manhã|noite|semana|rotina|jornada|expediente|escala|domingo|
  sábado|feriado|folga|reunião|conversa|encontro|passeio|férias|fim de semana) [foi|está|estava|hoje|
  é|anda] (leve|leves|acolhedor|acolhedora|gostoso|gostosa|delicioso|deliciosa|maravilhoso|
  maravilhosa|tranquilo|tranquila|sossegado|sossegada|harmonioso|harmoniosa|feliz|alegre|divertido|
  divertida|produtivo|produtiva|incrível|perfeito|perfeita|lindo|linda|abençoado|abençoada|sereno|
  serena|calmo|calma|memorável|inesquecível|excelente|ótimo|ótima|agradável|especial|fantástico|
  fantástica|show|top|massa|de paz|de descanso|de ouro|bom|boa|revigorante|renovador|renovadora|
  restaurador|restauradora|mágico|mágica)
(equipe|time|turma) [é|foi] (leve|acolhedor|acolhedora|parceiro|parceira|unido|unida|maravilhoso|
  maravilhosa|incrível|harmoniosa)
# More rest and energy
^repousado/a, ^revigorado/a, ^restabelecido/a, ^reabastecido/a, ^refeito/a, ^zerado/a de energia
^novinho/a, ^inteirinho/a, ^renascido/a, ^revitalizado/a, ^turbinado/a, ^a mil de feliz
^pilhadão de alegria, ^elétrico/a de alegria, ^cheio/a de (energia|gás|disposição|vida|vontade|
  ideias|pique|força|amor|esperança|orgulho|gratidão|planos|alegria|garra|entusiasmo|saúde|coragem|
  fé|ânimo|inspiração|carinho)
<dormir> [tão|muito|super|bem|feito|que nem|igual|como|a|o|por|até] [um|uma|noite|dia|bem] (pedra|
  anjo|anjinho|bebê|neném|criança|rei|rainha|princesa|gente|gato|inteira|inteirinha|toda|bem demais|
  maravilhosamente|lindamente|profundamente|gostoso|direitinho|tranquila|tranquilo|em paz|
  sem remédio|sem acordar|sem interrupção|direto|de verdade|feliz|sem sonhar com o trabalho|
  sem despertador|como há muito|melhor)
(sono|noite|cochilo|soneca) [foi|está|voltou|de|bem|muito] (reparador|reparadora|profundo|profunda|
  gostoso|gostosa|tranquilo|tranquila|restaurador|restauradora|delicioso|deliciosa|ótimo|ótima|
  maravilhoso|maravilhosa|perfeito|perfeita|inteira|inteirinha|anjo|pedra|rei|rainha|em dia|voltou|
  regulado|normalizado|de qualidade)
acordei [tão|muito|super|bem|mais|até|me sentindo|toda|todo] (bem|ótima|ótimo|disposta|disposto|
  dispostíssima|outra pessoa|outra|outro|leve|renovada|renovado|descansada|descansado|feliz|cantando|
  sorrindo|animada|animado|melhor|inspirada|inspirado|nova|novo|zerada|zerado|inteira|inteiro|
  de bem com a vida|de bom humor|bem humorada|bem humorado|com energia|com pique|
  com vontade de viver|com disposição|em paz|revigorada|revigorado|grata|grato|tranquila|tranquilo|
  cheia de vida|cheio de vida|sem despertador e feliz|antes do despertador e bem|confiante|motivada|
  motivado|esperançosa|esperançoso)
(com|tenho|tive|ganhei|sobra|sobrando|sobrou|sinto|senti|voltei com|acordei com|estou com|tô com|
  me sinto com|cheguei com|cheia de|cheio de|muita|mais) [muita|muito|tanta|tanto|mais|nova|novo|
  toda a|todo o|uma|um|bastante|boa|de novo] (energia|disposição|pique|gás|ânimo|vontade de viver|
  garra|vigor|vitalidade|fôlego|força total|entusiasmo|bom humor|motivação|inspiração|esperança|
  confiança em mim|vontade de trabalhar|vontade de ensinar|vontade de criar|saúde e paz|
  brilho nos olhos|brilho no olho|sorriso no rosto|energia boa) (renovada|renovado|renovadas|
  de sobra|pra|para|total|lá em cima|a mil|novo|nova|hoje|de novo|o dia todo|até o fim|suficiente|
  boa|no peito|no rosto)
(energia|ânimo|disposição|vontade|alegria|humor|prazer|gosto|motivação|brilho|foco|apetite|sono|paz|
  sorriso|esperança|cor|força|pique|confiança|criatividade|fome de viver) [já|pela vida|de viver|
  pelo trabalho|está|tá|enfim|finalmente] (voltou|voltando|voltaram|está voltando|renovada|renovado|
  renovadas|lá em cima|a mil|nas alturas|em alta|no talo|de volta|recuperada|recuperado|ressurgiu|
  reapareceu|restaurada|em dia)
(baterias|energias|energia|bateria|pilhas|forças) (recarregadas|recarregada|renovadas|renovada|cheia|
  cheias|em dia|no máximo|a mil|cem por cento|100|repostas)
(recarreguei|recarregando|renovei|renovando|repus|reabasteci|recuperei) [as|a|minhas|minha|
  todas as] (baterias|energias|pilhas|bateria|energia|forças|fôlego|ânimo)
# More pride, gratitude, hope
(orgulho|orgulhoso|orgulhosa|orgulhosos|orgulhosas|orgulhinho) (de|do|da|dos|das|que|imenso|enorme|
  danado|demais|besta|gigante|bobo|define), (me|nos) (orgulho|orgulhei|orgulha|orgulhando|
  enche de orgulho|encheu de orgulho|deu orgulho|dá orgulho) [de|do|da|muito]
(gratidão|grato|grata|gratos|gratas|agradecido|agradecida|agradecidos) (a|à|ao|por|pelo|pela|pelos|
  pelas|de|que|demais|imensa|enorme|define|eterna|profunda|sem|só|aos|às|a deus|infinita), (me sinto|
  sou|estou|fico|fiquei|sigo|acordei|fui dormir|vou dormir|termino|terminei) [muito|tão|imensamente|
  eternamente|super|só|o dia|profundamente] (grato|grata|agradecido|agradecida|abençoado|abençoada|
  privilegiado|privilegiada|sortudo|sortuda|realizado|realizada|honrado|honrada|lisonjeado|
  lisonjeada|esperançoso|esperançosa|otimista|confiante|confiantíssima|motivado|motivada|inspirado|
  inspirada|entusiasmado|entusiasmada|fortalecido|fortalecida|aliviado|aliviada|satisfeito|
  satisfeita|contente|feliz|em paz|leve|serena|sereno)
(tenho|sinto|com|cheia de|cheio de|senti|ganhei|renasceu|nasceu|voltou|voltei a ter|resta|há|
  ainda há|existe|dá|deu|muita|bateu) [muita|uma|a|um|de novo|boa|boas|mais] (esperança|fé no futuro|
  esperanças|perspectiva boa|expectativa boa|fé na vida|fé de que)
(tô|estou|fiquei|fico|sigo|ando|saí|voltei) [muito|tão|super|mais|bem|até|bastante] (confiante|
  otimista|esperançoso|esperançosa|motivado|motivada|inspirado|inspirada|focado|focada|entusiasmado|
  entusiasmada|empolgado|empolgada|animado|animada|realizado|realizada|satisfeito|satisfeita|
  orgulhoso|orgulhosa|radiante|encantado|encantada|fascinado|fascinada|apaixonado|apaixonada|
  curtindo|amando|adorando|gostando|aproveitando|feliz|contente|alegre|eufórico|eufórica|plena|pleno|
  zen|leve|calma|calmo|tranquila|tranquilo|serena|sereno|sossegada|sossegado|relaxada|relaxado|
  descansada|descansado|disposta|disposto|renovada|renovado|revigorada|revigorado|recuperada|
  recuperado|fortalecida|fortalecido|curada|curado|aliviada|aliviado|comovida|comovido|emocionada|
  emocionado|tocada|tocado|lisonjeada|honrada|honrado|voando|on fire|a mil|com tudo|bem|ótima|ótimo|
  melhor|inteira|inteiro|nas nuvens|em êxtase|em festa|em paz|de bem com a vida|de boa|de boas|
  numa boa|numa fase boa|num momento bom|na melhor fase|no meu auge|no meu melhor|no céu)
(consegui|conseguimos|pude|deu pra|soube|aprendi a) (relaxar|descansar|desligar|me divertir|rir|
  respirar|dormir bem|curtir|aproveitar|sossegar|desacelerar|brincar com|almoçar com calma|
  almoçar sentado|almoçar sentada|ter paz|me desligar|espairecer|impor limite|impor limites|
  colocar limite|botar limite|dizer não)
(valeu|vale|valendo) [muito|super|demais|cada|toda|todo] (a pena|cada|o esforço|o dia|a luta|
  o cansaço), (dever|missão) (cumprido|cumprida), sensação de (paz|alívio|leveza|dever cumprido|
  dever|liberdade|conquista|bem estar|missão cumprida|vitória|pertencimento|plenitude|realização|
  segurança|acolhimento)
(mandei|mandamos|mandou|fui|fomos|me saí|saí|saímos|me virei) (bem|muito bem|super bem|bem demais|
  bem pra caramba|benzão|melhor do que|bem na|bem no), arrasei, arrasamos, brilhei, brilhamos
tirei de letra, gabaritei a vida, acertei a mão, nocauteei a prova, (venci|superei) (o medo|meu medo|
  a timidez|minha timidez|mais um|o desafio|essa|mais uma)
(me faz|me fez|fez|faz|fazendo|me fizeram|tá me fazendo|está me fazendo|têm me feito|tem me feito|
  faz um|fez um) [um|muito|tão|tanto|super|só|me] (bem|bem danado|bem enorme|bem imenso|bem danada|
  bem demais|feliz|sorrir|rir|sentir viva|sentir vivo|sentir capaz|sentir útil|sentir em casa|
  sentir parte|sentir bem|sentir gente)
(nunca|há muito|fazia tempo que|fazia anos que|quanto tempo) .. (estive tão feliz|me senti tão bem|
  me senti tão leve|dormi tão bem|fui tão feliz|não ria tanto|não dormia tão bem|
  não me sentia tão bem|não me divertia|não me sentia assim tão leve|estive tão bem)
(melhor|mais leve|mais tranquilo|mais tranquila|mais calmo|mais calma|mais feliz|mais disposto|
  mais disposta|mais animado|mais animada|mais confiante) (do que nunca|a cada dia|do que ontem|
  que ontem|do que semana passada|do que antes|que antes)
(cada dia|dia após dia|a cada dia|aos poucos|devagarinho|pouco a pouco) [me sinto|estou|tô|fico|
  vou] [mais] (melhor|melhorando|mais forte|mais leve|feliz|me recuperando|me reerguendo|sarando|
  voltando a ser|me refazendo)
(sarei|curei|melhorei|recuperei me|me recuperei|me curei|me reergui|renasci|revivi|floresci|floresço|
  florescendo|desabrochei|desabrochando|cresci tanto|evoluí tanto)
me (sinto|senti) (outra|outro), (agradeço|agradecendo|agradeci) (por|a|ao|à|pela|pelo|pelas|pelos|
  cada|todo|toda|de|muito)
%(amo|adoro) quando
(deu|dá|dava) [tanto|muito] gosto (de|ver), (recuperei|reencontrei) [o|a|meu|minha] (sono|apetite|
  riso|sorriso|fôlego|brilho|sossego|paz|alegria|humor|ânimo|vontade)
`;
